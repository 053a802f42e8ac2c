import type { Session } from "@supabase/auth-js";
import { onlineManager } from "@tanstack/react-query";
import { readAuthReturn, type AuthReturn } from "./auth-return.ts";
import { clearCachedRows } from "../data/cached-rows.ts";
import { clearProfileId } from "../data/profile-id.ts";
import { clearMailStep } from "./mail-step-storage.ts";
import { connect } from "../data/server-client.ts";
import { sessionStorageKey } from "./storage-key.ts";
import { lacksSecondFactor } from "./second-factor.ts";
import { readStoredUser, type SignedInUser } from "./stored-user.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";

/**
 * `unavailable`: unknown, because the server is unreachable. `byChoice`: the user has just logged out in this tab;
 * otherwise there was no session, or it expired or was ended elsewhere. `secondFactor`: the session was opened without
 * the second factor that its user has, and only the page that asks for it is shown.
 */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "signedOut"; readonly byChoice: boolean }
  | OpenSession<"secondFactor">
  | OpenSession<"signedIn">;

interface OpenSession<Kind extends string> {
  readonly kind: Kind;
  readonly user: SignedInUser;
  readonly client: SupabaseClient;
}

const loading: SessionState = { kind: "loading" };

const noArrival: AuthReturn = { kind: "none" };

/** Without a navigation, so that the tokens are neither in the URL nor in the history. */
function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

const hasStoredSession = () => localStorage.getItem(sessionStorageKey) !== null;

/**
 * While offline, the stored session is assumed to be valid, so that its user can read cached data. Once online, the
 * server rejects an expired token.
 */
function storedState(client: SupabaseClient): SessionState {
  const user = readStoredUser(sessionStorageKey);
  if (!user) return { kind: "unavailable" };
  const kind = user.lacksSecondFactor ? "secondFactor" : "signedIn";
  return { kind, user: { id: user.id, email: user.email }, client };
}

/** A session requires a user with an e-mail address. */
function stateOf(client: SupabaseClient, session: Session | null): SessionState {
  const email = session?.user.email;
  if (!session || !email) return { kind: "signedOut", byChoice: false };
  const kind = lacksSecondFactor(session) ? "secondFactor" : "signedIn";
  return { kind, user: { id: session.user.id, email }, client };
}

/** Two states with the same name are equal: a refreshed token is no change. */
function nameOf(state: SessionState): string {
  if ("user" in state) return `${state.kind} ${state.user.id} ${state.user.email}`;
  return state.kind === "signedOut" ? `signedOut ${state.byChoice}` : state.kind;
}

/** Tracks the session in this tab and, by events, in others. */
export class SessionStore {
  #state = loading;
  #arrival = noArrival;
  #following: Promise<void> | undefined;
  #lifetime = new AbortController().signal;
  readonly #listeners = new Set<() => void>();
  readonly #onUserGone: () => void;

  /** `onUserGone` is called whenever a user is no longer signed in, and must delete the user's data. */
  constructor(onUserGone: () => void) {
    this.#onUserGone = onUserGone;
  }

  readonly read = () => this.#state;
  readonly readOnServer = () => loading;
  /** How the page was opened. Tokens are removed from the URL and never used. */
  readonly readArrival = () => this.#arrival;
  readonly readArrivalOnServer = () => noArrival;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts tracking. Without a stored session it makes no request. */
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

  /** The client for signing in and up; from then on the store tracks its session. */
  readonly openClient = async (): Promise<SupabaseClient> => {
    const { client } = await connect();
    await this.#followOnce();
    return client;
  };

  /**
   * Ends the session here and at the server; only here if the server is unreachable. `byChoice` is true only meanwhile:
   * long enough for the redirect to the front page.
   */
  async end(byChoice = false): Promise<void> {
    if (!("client" in this.#state)) return;
    const { client } = this.#state;
    if (byChoice) this.#enter({ kind: "signedOut", byChoice });
    const { error } = await client.auth.signOut({ scope: "local" });
    if (error) localStorage.removeItem(sessionStorageKey);
    this.#enter({ kind: "signedOut", byChoice: false });
  }

  /** Renews the tokens, whose level may have changed: the server has lowered the session. */
  async renew(): Promise<void> {
    if (this.#state.kind === "signedIn") await this.#state.client.auth.refreshSession();
  }

  #followOnce(): Promise<void> {
    this.#following ??= this.#follow(this.#lifetime);
    return this.#following;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    try {
      const { client } = await connect();
      if (signal.aborted) return;
      // The client retries the refresh for half a minute before it reports a failure.
      const openStored = () => {
        if (onlineManager.isOnline() || !hasStoredSession()) return;
        if (this.#state.kind === "loading") this.#enter(storedState(client));
      };
      openStored();
      signal.addEventListener("abort", onlineManager.subscribe(openStored));
      const { data } = client.auth.onAuthStateChange((event, session) => {
        // A stored session without a loaded one: the refresh failed because the server is unreachable.
        const unknown = event === "INITIAL_SESSION" && !session && hasStoredSession();
        // A logout in this tab completes when the server has responded.
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
    if (next.kind === "signedIn") clearMailStep();
    if (gone) this.#onUserGone();
    for (const listener of this.#listeners) listener();
  }
}
