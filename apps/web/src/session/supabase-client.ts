import { AuthClient, type GoTrueClientOptions } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { StorageClient } from "@supabase/storage-js";
import { fetchAuth } from "./auth-fetch.ts";

interface SupabaseProject {
  readonly address: string;
  readonly publishableKey: string;
  /** Where the browser keeps the session. */
  readonly storageKey: string;
}

/**
 * The official clients of the protocol, put together as supabase-js does it, but without the one for live channels, which
 * nothing here uses, and with that of files left out of the first load. Functions are endpoints of ours.
 */
export class SupabaseClient {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly #project: SupabaseProject;
  readonly #rest: PostgrestClient;
  #storage: Promise<StorageClient> | undefined;

  constructor(project: SupabaseProject) {
    this.#project = project;
    this.auth = this.createAuth({ storageKey: project.storageKey, autoRefreshToken: true });
    // By itself: to infer it from the field as well takes the checker through all of its type.
    const rest = new PostgrestClient(this.doorOf("rest"), {
      schema: "public",
      fetch: this.fetch,
      // The query cache asks again; both together would leave the person for half a minute without a word.
      retry: false,
    });
    this.#rest = rest;
  }

  /**
   * A client of the authentication service. None reads the address of the page: a session in a URL may be anybody's, so
   * links are redeemed by `redeemProof`, and their session is adopted only after a check.
   */
  createAuth(
    options: Required<Pick<GoTrueClientOptions, "storageKey" | "autoRefreshToken">> &
      Pick<GoTrueClientOptions, "storage">,
  ): InstanceType<typeof AuthClient> {
    const { publishableKey } = this.#project;
    return new AuthClient({
      url: this.doorOf("auth"),
      headers: { Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
      flowType: "pkce",
      persistSession: true,
      detectSessionInUrl: false,
      fetch: fetchAuth,
      ...options,
    });
  }

  doorOf(service: "auth" | "rest" | "storage"): string {
    return new URL(`${service}/v1`, this.#project.address).href;
  }

  /** As `fetch`, in the name of the person who is signed in. */
  readonly fetch: typeof fetch = async (input, init) => {
    const { publishableKey } = this.#project;
    const { data, error } = await this.auth.getSession();
    // A person whose token could not be refreshed is not nobody: what they ask waits or fails.
    if (error) throw error;
    const headers = new Headers(init?.headers);
    if (!headers.has("apikey")) headers.set("apikey", publishableKey);
    if (!headers.has("authorization"))
      headers.set("authorization", `Bearer ${data.session?.access_token ?? publishableKey}`);
    return fetch(input, { ...init, headers });
  };

  /** For `callServer`: this person at the server that the page comes from. */
  get server(): { readonly fetch: typeof fetch; readonly origin: string } {
    return { fetch: this.fetch, origin: "" };
  }

  /** As `server`, at the server of the protocol, which also has our functions. */
  get functions(): { readonly fetch: typeof fetch; readonly origin: string } {
    return {
      fetch: this.fetch,
      origin: new URL(".", this.#project.address).href.replace(/\/$/, ""),
    };
  }

  from(table: string) {
    return this.#rest.from(table);
  }

  rpc(name: string, parameters: object = {}) {
    return this.#rest.rpc(name, parameters);
  }

  /** The files, whose client is fetched on first use. */
  openStorage(): Promise<StorageClient> {
    this.#storage ??= import("@supabase/storage-js").then(
      (storage) => new storage.StorageClient(this.doorOf("storage"), {}, this.fetch),
    );
    return this.#storage.catch((error: unknown) => {
      this.#storage = undefined;
      throw error;
    });
  }
}
