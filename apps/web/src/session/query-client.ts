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
      /** What the toast says when the mutation fails; the server's own message stands below it. */
      readonly errorTitle?: string;
      /** Nobody would miss it, and nobody is told that it waits. */
      readonly isMinor?: boolean;
    };
  }
}

/** Whether a change of the person's waits for the connection. */
export const isWaitingChange = ({ state, meta }: Pick<Mutation, "state" | "meta">): boolean =>
  state.isPaused && meta?.isMinor !== true;

interface FailureHandlers {
  /** The server no longer takes the session's token. */
  readonly onSessionRefused: () => void;
  readonly onMutationFailed: (failure: { title: string | undefined; error: unknown }) => void;
}

const firstRetryDelayMs = 1000;
const longestRetryDelayMs = 30_000;

/** What the server refused will be refused again, and what we cannot read stays unreadable; anything else may succeed later. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
  const unreadable = error instanceof z.core.$ZodError;
  return !refused && !unreadable && failures < 3;
}

const retryDelay = (attempt: number) =>
  Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs);

const isRefusedSession = (error: unknown) => error instanceof RequestError && error.status === 401;

/** The cache of everything the server said. Failures of mutations are told here, so that no screen needs a `catch`. */
export function createQueryClient({
  onSessionRefused,
  onMutationFailed,
}: FailureHandlers): QueryClient {
  // It hears of changes only, and the page may have been opened without a connection. Node knows of none.
  if ("onLine" in navigator) onlineManager.setOnline(navigator.onLine);
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isRefusedSession(error)) onSessionRefused();
    },
  });
  const mutationCache = new MutationCache();
  mutationCache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    // Nobody waits for what was still going on when the session ended.
    if (!mutationCache.getAll().includes(event.mutation)) return;
    const { error } = event.action;
    if (isRefusedSession(error)) onSessionRefused();
    else onMutationFailed({ title: event.mutation.meta?.errorTitle, error });
  });
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: isWorthRetrying, retryDelay } },
    queryCache,
    mutationCache,
  });
}
