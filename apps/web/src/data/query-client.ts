import { RequestError } from "@postulo/contract/request-error";
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type Mutation,
} from "@tanstack/react-query";
import * as z from "zod/mini";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The title of the toast when the mutation fails, above the server's message. */
      readonly errorTitle?: string;
      /** Not reported as waiting while offline. */
      readonly isMinor?: boolean;
    };
  }
}

/** Whether the mutation is a user's change that is paused offline. */
export const isWaitingChange = ({ state, meta }: Pick<Mutation, "state" | "meta">): boolean =>
  state.isPaused && meta?.isMinor !== true;

interface FailureHandlers {
  /** Called when the server rejects the session's token. */
  readonly onSessionRejected: () => void;
  /** Called when data were rejected because the session lacks the second factor of its user. */
  readonly onFactorMissing: () => void;
  readonly onMutationFailed: (failure: { title: string | undefined; error: unknown }) => void;
}

const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** Client errors and unreadable responses are not retried. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const isClientError = error instanceof RequestError && error.status >= 400 && error.status < 500;
  const isUnreadable = error instanceof z.core.$ZodError;
  return !isClientError && !isUnreadable && failures < 3;
}

const retryDelay = (attempt: number) => Math.min(firstRetryDelayMs * 2 ** attempt, maxRetryDelayMs);

/** GoTrue's 401 for a change that requires the second factor rejects the change only. */
const isRejectedSession = (error: unknown) =>
  error instanceof RequestError && error.status === 401 && error.code !== "insufficient_aal";

const isFactorMissing = (error: unknown) =>
  error instanceof RequestError && error.status === 403 && error.code === "insufficient_aal";

/** The cache of all server data. Failed mutations are reported here, so that components need no `catch`. */
export function createQueryClient({
  onSessionRejected,
  onFactorMissing,
  onMutationFailed,
}: FailureHandlers): QueryClient {
  // TanStack Query listens only for changes, and the page may have been opened offline. Node's `navigator` has no
  // `onLine`.
  if ("onLine" in navigator) onlineManager.setOnline(navigator.onLine);
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isRejectedSession(error)) onSessionRejected();
      if (isFactorMissing(error)) onFactorMissing();
    },
  });
  const mutationCache = new MutationCache();
  mutationCache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    // Mutations that were cancelled by the end of the session are not reported.
    if (!mutationCache.getAll().includes(event.mutation)) return;
    const { error } = event.action;
    if (isFactorMissing(error)) onFactorMissing();
    if (isRejectedSession(error)) onSessionRejected();
    else onMutationFailed({ title: event.mutation.meta?.errorTitle, error });
  });
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: isWorthRetrying, retryDelay } },
    queryCache,
    mutationCache,
  });
}
