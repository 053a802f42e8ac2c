import { AuthClient, type GoTrueClientOptions } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { StorageClient } from "@supabase/storage-js";
import { fetchAuth } from "../session/auth-fetch.ts";

interface SupabaseProject {
  readonly url: string;
  readonly publishableKey: string;
  /** Key of the session in local storage. */
  readonly storageKey: string;
  /** Answers all requests but those for authentication, instead of the network. */
  readonly transport?: typeof fetch;
}

/**
 * Combines the official clients as supabase-js does, but without the realtime client, which is not used; the storage
 * client is loaded lazily. Functions are endpoints of the contract.
 */
export class SupabaseClient {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly #project: SupabaseProject;
  readonly #rest: PostgrestClient;
  #storage: Promise<StorageClient> | undefined;

  constructor(project: SupabaseProject) {
    this.#project = project;
    this.auth = this.createAuth({ storageKey: project.storageKey, autoRefreshToken: true });
    // An explicit variable: inference from the field makes type checking slow.
    const rest = new PostgrestClient(this.serviceUrl("rest"), {
      schema: "public",
      fetch: this.fetch,
      // The query cache retries; retrying here too would delay the error by half a minute.
      retry: false,
    });
    this.#rest = rest;
  }

  /**
   * An auth client. `detectSessionInUrl` is off, because a session in a URL may be that of an attacker's account: links
   * are redeemed by `redeemProof`, and their session is adopted only after a check.
   */
  createAuth(
    options: Required<Pick<GoTrueClientOptions, "storageKey" | "autoRefreshToken">> &
      Pick<GoTrueClientOptions, "storage">,
  ): InstanceType<typeof AuthClient> {
    const { publishableKey } = this.#project;
    return new AuthClient({
      url: this.serviceUrl("auth"),
      headers: { Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
      flowType: "pkce",
      persistSession: true,
      detectSessionInUrl: false,
      fetch: fetchAuth,
      ...options,
    });
  }

  serviceUrl(service: "auth" | "rest" | "storage"): string {
    return new URL(`${service}/v1`, this.#project.url).href;
  }

  /** Like `fetch`, authenticated as the signed-in user. */
  readonly fetch: typeof fetch = async (input, init) => {
    const { publishableKey } = this.#project;
    const { data, error } = await this.auth.getSession();
    // A failed refresh must not fall back to the anonymous role: the request is paused or fails.
    if (error) throw error;
    const headers = new Headers(init?.headers);
    if (!headers.has("apikey")) headers.set("apikey", publishableKey);
    if (!headers.has("authorization"))
      headers.set("authorization", `Bearer ${data.session?.access_token ?? publishableKey}`);
    return (this.#project.transport ?? fetch)(input, { ...init, headers });
  };

  /** For `callServer`: authenticated at the server of this page. */
  get server(): { readonly fetch: typeof fetch; readonly origin: string } {
    return { fetch: this.fetch, origin: "" };
  }

  from(table: string) {
    return this.#rest.from(table);
  }

  rpc(name: string, parameters: object = {}) {
    return this.#rest.rpc(name, parameters);
  }

  /** The storage client, loaded on first use. */
  openStorage(): Promise<StorageClient> {
    this.#storage ??= import("@supabase/storage-js").then(
      (storage) => new storage.StorageClient(this.serviceUrl("storage"), {}, this.fetch),
    );
    return this.#storage.catch((error: unknown) => {
      this.#storage = undefined;
      throw error;
    });
  }
}
