import type { Caller } from "@postulo/postgres/as-caller";
import type { Context } from "hono";
import type { Keyring } from "../../keyring.ts";
import type { StorageParts } from "./store-object.ts";

/** What the routes of the storage work with. */
export interface RouteParts extends StorageParts {
  /** Signs URLs. */
  keyring: Pick<Keyring, "sign" | "verify">;
  /** The maximum size of an object in every bucket. */
  maxObjectBytes: number;
  /** Whether images are served in other sizes and formats. */
  rendersImages: boolean;
  clientAddress: (context: Context) => string;
  /** The caller of a request that must say who it is. @throws {StorageApiError} without a valid key or token. */
  callerOf: (context: Context) => Promise<Caller>;
  /** As `callerOf`, but without a key or token the caller is anonymous. */
  anyCallerOf: (context: Context) => Promise<Caller>;
}
