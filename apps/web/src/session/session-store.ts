import type { Session } from "@supabase/auth-js";
import { onlineManager } from "@tanstack/react-query";
import { readAuthReturn, type AuthReturn } from "./auth-return.ts";
import { clearCachedRows } from "./cached-rows.ts";
import { clearProfileId } from "./profile-id.ts";
import { connect } from "./server-client.ts";
import { sessionStorageKey } from "./storage-key.ts";
import { readStoredUser, type SignedInUser } from "./stored-user.ts";
import type { SupabaseClient } from "./supabase-client.ts";

/**
 * `unavailable`: the server could not be reached, so that nobody knows. `byChoice`: the person has just logged out in
 * this tab; otherwise there was no session, or it ended by itself or elsewhere.
 */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "signedOut"; readonly byChoice: boolean }
  | { readonly kind: "signedIn"; readonly user: SignedInUser; readonly client: SupabaseClient };

const loading: SessionState = { kind: "loading" };

const noArrival: AuthReturn = { kind: "none" };

/** Without a navigation, so that the tokens stay neither in the address nor in the history. */
function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

const hasStoredSession = () => localStorage.getItem(sessionStorageKey) !== null;

/**
 * Without a connection nobody can say that the stored session has ended: whoever it belongs to reads what this browser
 * keeps. The server is asked as soon as it is reached, and does not take an old token.
 */
function storedState(client: SupabaseClient): SessionState {
  const user = readStoredUser(sessionStorageKey);
  if (!user) return { kind: "unavailable" };
  return { kind: "signedIn", user: { id: user.id, email: user.email }, client };
}

/** A session counts when its user has an e-mail address. */
function stateOf(client: SupabaseClient, session: Session | null): SessionState {
  const email = session?.user.email;
  return session && email
    ? { kind: "signedIn", user: { id: session.user.id, email }, client }
    : { kind: "signedOut", byChoice: false };
}

/** Two states with the same name need not be told apart: a refreshed token is no news. */
function nameOf(state: SessionState): string {
  if (state.kind === "signedIn") return `signedIn ${state.user.id} ${state.user.email}`;
  return state.kind === "signedOut" ? `signedOut ${state.byChoice}` : state.kind;
}

/** Follows who is signed in, in this tab and in others. */
export class SessionStore {
  #state = loading;
  #arrival = noArrival;
  #following: Promise<void> | undefined;
  #lifetime = new AbortController().signal;
  readonly #listeners = new Set<() => void>();
  readonly #onUserGone: () => void;

  /** `onUserGone` is called when a person is signed in no longer, whatever the reason; it drops all that was theirs. */
  constructor(onUserGone: () => void) {
    this.#onUserGone = onUserGone;
  }

  readonly read = () => this.#state;
  readonly readOnServer = () => loading;
  /** What the page was opened with. Tokens are removed from the address and never used. */
  readonly readArrival = () => this.#arrival;
  readonly readArrivalOnServer = () => noArrival;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to follow. A visitor without a stored session costs no request. */
  start(signal: AbortSignal): void {
    this.#following = undefined;
    this.#lifetime = signal;
    if (this.#arrival.kind === "none") this.#arrival = readAuthReturn(window.location);
    if (this.#arrival.kind === "tokens") removeFragment();
    if (hasStoredSession()) {
      void this.#followOnce();
      return;
    }
    this.#enter({ kind: "signedOut", byChoice: false });
    const onStorage = (event: StorageEvent) => {
      if (event.key === sessionStorageKey && event.newValue !== null) void this.#followOnce();
    };
    window.addEventListener("storage", onStorage, { signal });
  }

  /** The client for signing in or up; from now on the store follows it. */
  readonly openClient = async (): Promise<SupabaseClient> => {
    const { client } = await connect();
    await this.#followOnce();
    return client;
  };

  /**
   * Ends the session here and at the server. When the server cannot be told, it ends here all the same. `byChoice` is true
   * only while that lasts: long enough for the page to leave for the front page.
   */
  async end(byChoice = false): Promise<void> {
    if (this.#state.kind !== "signedIn") return;
    const { client } = this.#state;
    if (byChoice) this.#enter({ kind: "signedOut", byChoice });
    const { error } = await client.auth.signOut({ scope: "local" });
    if (error) localStorage.removeItem(sessionStorageKey);
    this.#enter({ kind: "signedOut", byChoice: false });
  }

  #followOnce(): Promise<void> {
    this.#following ??= this.#follow(this.#lifetime);
    return this.#following;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    try {
      const { client } = await connect();
      if (signal.aborted) return;
      // The client tries to refresh the token for half a minute before it reports that it could not.
      const openStored = () => {
        if (onlineManager.isOnline() || !hasStoredSession()) return;
        if (this.#state.kind === "loading") this.#enter(storedState(client));
      };
      openStored();
      signal.addEventListener("abort", onlineManager.subscribe(openStored));
      const { data } = client.auth.onAuthStateChange((event, session) => {
        // No session although one is stored: it could not be refreshed because the server cannot be reached.
        const unknown = event === "INITIAL_SESSION" && !session && hasStoredSession();
        // A logout in this tab ends by itself, when the server has answered.
        const isLeaving = this.#state.kind === "signedOut" && this.#state.byChoice && !session;
        if (!isLeaving) this.#enter(unknown ? storedState(client) : stateOf(client, session));
      });
      signal.addEventListener("abort", () => data.subscription.unsubscribe());
    } catch {
      if (!signal.aborted) this.#enter({ kind: "unavailable" });
    }
  }

  #enter(next: SessionState): void {
    const last = this.#state;
    if (nameOf(next) === nameOf(last)) return;
    const gone =
      last.kind === "signedIn" && (next.kind !== "signedIn" || next.user.id !== last.user.id);
    this.#state = next;
    if (next.kind === "signedOut" || gone) {
      clearProfileId();
      void clearCachedRows();
    }
    if (gone) this.#onUserGone();
    for (const listener of this.#listeners) listener();
  }
}
