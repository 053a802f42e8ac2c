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
import { loadConfig } from "./server-client.ts";
import { fetchProfileId } from "./profile-id.ts";
import { createQueryClient, isWaitingChange } from "./query-client.ts";
import { SessionStore, type SessionState } from "./session-store.ts";
import type { SignedInUser } from "./stored-user.ts";
import { clearDrafts } from "./drafts.ts";
import type { SupabaseClient } from "./supabase-client.ts";

interface SessionProviderProps {
  readonly onMutationFailed: (failure: { title: string | undefined; error: unknown }) => void;
  readonly children: ReactNode;
}

const StoreContext = createContext<SessionStore | undefined>(undefined);

function createSession(onMutationFailed: SessionProviderProps["onMutationFailed"]) {
  const queries: QueryClient = createQueryClient({
    onSessionRefused: () => void store.end(),
    onMutationFailed,
  });
  const store = new SessionStore(() => queries.clear());
  return { queries, store };
}

/** Gives everything below it the session and the cache of the server's data, which ends with the session. */
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
    // Changes that wait for the connection live as long as the page does.
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

/** What the page was opened with, when that was a link from one of our mails. */
export function useArrival(): AuthReturn {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.readArrival, store.readArrivalOnServer);
}

/** For the forms of signing in and up: fetches the client on first use. */
export function useAuthClient(): () => Promise<SupabaseClient> {
  return useStore().openClient;
}

/** Logs out: ends the session and forgets what was typed. */
export function useLogout(): () => Promise<void> {
  const store = useStore();
  return async () => {
    clearDrafts();
    await store.end(true);
  };
}

export interface SignedIn {
  readonly user: SignedInUser;
  /** Acting as this person. */
  readonly client: SupabaseClient;
}

const SignedInContext = createContext<SignedIn | undefined>(undefined);
export const SignedInProvider = SignedInContext.Provider;

/** Who is signed in, for everything under /dashboard: the guard stands above it. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error("useSignedIn stands outside the dashboard");
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

/** The id of the person's profile, once it is known. */
export function useProfileId() {
  return useQuery(useProfileIdQuery());
}

/** Waits for the id of the person's profile: for what a person may begin before it is known. */
export function useAwaitedProfileId(): () => Promise<string> {
  const queries = useQueryClient();
  const query = useProfileIdQuery();
  return () => queries.ensureQueryData(query);
}

/** The server's public settings (links, registration), once they are here. */
export function useClientConfig() {
  return useQuery({
    queryKey: ["client-config"],
    queryFn: loadConfig,
    staleTime: Infinity,
    retry: 1,
  });
}
