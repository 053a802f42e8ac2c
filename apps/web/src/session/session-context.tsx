import {
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { AuthReturn } from "./auth-return.ts";
import { loadConfig } from "../data/server-client.ts";
import { fetchProfileId } from "../data/profile-id.ts";
import { createQueryClient, isWaitingChange } from "../data/query-client.ts";
import { SessionStore, type SessionState } from "./session-store.ts";
import type { SignedInUser } from "./stored-user.ts";
import { stopDraftSavers } from "../data/draft-saver.ts";
import { clearDrafts } from "../data/drafts.ts";
import { clearLargeDrafts } from "../data/large-drafts.ts";
import { clearUnsaved } from "../data/unsaved-texts.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";

interface SessionProviderProps {
  readonly onMutationFailed: (failure: { title: string | undefined; error: unknown }) => void;
  readonly children: ReactNode;
}

const StoreContext = createContext<SessionStore | undefined>(undefined);

function createSession(onMutationFailed: SessionProviderProps["onMutationFailed"]) {
  const queries: QueryClient = createQueryClient({
    onSessionRejected: () => void store.end(),
    onFactorMissing: () => void store.renew(),
    onMutationFailed,
  });
  const store = new SessionStore(() => queries.clear());
  return { queries, store };
}

/** Provides the session, and a query cache that ends with the session. */
export function SessionProvider({ onMutationFailed, children }: SessionProviderProps) {
  const [{ queries, store }] = useState(() => createSession(onMutationFailed));

  useEffect(() => {
    const lifetime = new AbortController();
    store.start(lifetime.signal);
    return () => {
      lifetime.abort();
      queries.clear();
    };
  }, [store, queries]);

  useEffect(() => {
    // Paused mutations are lost when the page is closed.
    const onUnload = (event: BeforeUnloadEvent) => {
      const changes = queries.getMutationCache().getAll();
      if (changes.some(isWaitingChange)) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [queries]);

  return (
    <StoreContext value={store}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </StoreContext>
  );
}

function useStore(): SessionStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("the session is used outside SessionProvider");
  return store;
}

export function useSession(): SessionState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
}

/** How the page was opened, if by a link of an auth mail. */
export function useAuthReturn(): AuthReturn {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.readArrival, store.readArrivalOnServer);
}

/** For the sign-in and sign-up forms: loads the client on first use. */
export function useAuthClient(): () => Promise<SupabaseClient> {
  return useStore().openClient;
}

/** Logs out: ends the session and deletes drafts. */
export function useLogout(): () => Promise<void> {
  const store = useStore();
  return async () => {
    clearDrafts();
    stopDraftSavers();
    // Not awaited: an unavailable store does not delay the logout.
    void clearLargeDrafts();
    clearUnsaved();
    await store.end(true);
  };
}

export interface SignedIn {
  readonly user: SignedInUser;
  /** Authenticated as this user. */
  readonly client: SupabaseClient;
}

const SignedInContext = createContext<SignedIn | undefined>(undefined);
export const SignedInProvider = SignedInContext.Provider;

/** The signed-in user, for components below the guard of /dashboard. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error("useSignedIn is used outside the dashboard");
  return signedIn;
}

function useProfileIdQuery() {
  const { user, client } = useSignedIn();
  return queryOptions({
    queryKey: ["profile-id", user.id],
    queryFn: () => fetchProfileId(client, user.id),
    staleTime: Infinity,
  });
}

/** The id of the user's profile, once loaded. */
export function useProfileId() {
  return useQuery(useProfileIdQuery());
}

/** Resolves to the profile's id, for actions that may start before it is loaded. */
export function useAwaitedProfileId(): () => Promise<string> {
  const queries = useQueryClient();
  const query = useProfileIdQuery();
  return () => queries.ensureQueryData(query);
}

/** The server's public settings (links, registration), once loaded. */
export function useClientConfig() {
  return useQuery({
    queryKey: ["client-config"],
    queryFn: loadConfig,
    staleTime: Infinity,
    retry: 1,
  });
}
