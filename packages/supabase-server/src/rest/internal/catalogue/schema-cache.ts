import { setTimeout as delay } from "node:timers/promises";
import { isDirectConnection } from "@postulo/postgres/direct-connection";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import type { Notification, Pool } from "pg";
import { Client } from "pg";
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** The minimum time between reloads that unknown names cause. */
const minReloadIntervalMs = 1_000;
const reconnectDelayMs = 2_000;
/** Behind a pooler, which does not support LISTEN: changes of known tables are noticed after this time. */
const pollIntervalMs = 60_000;

export interface SchemaCache {
  current(): Promise<Catalogue>;
  /** @returns a newer catalogue than `seen`; undefined within the minimum time between reloads. */
  newerThan(seen: Catalogue): Promise<Catalogue | undefined>;
  /** Reloads at the next opportunity. */
  expire(): void;
}

interface CataloguePools {
  readonly pool: Pool;
  /** Read while the database of the other one is lost. */
  readonly readPool: Pool;
}

async function loadFromEither(
  { pool, readPool }: CataloguePools,
  schema: string,
): Promise<Catalogue> {
  try {
    return await loadCatalogue(pool, schema);
  } catch (error) {
    if (readPool === pool || !isDatabaseLost(error)) throw error;
    return loadCatalogue(readPool, schema);
  }
}

/** Caches the catalogue of one schema. */
export function createSchemaCache(pools: CataloguePools, schema: string): SchemaCache {
  let cached: Catalogue | undefined;
  let loading: Promise<Catalogue> | undefined;
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  /** Counts expirations: a load that began before one is not cached. */
  let expired = 0;

  const load = (): Promise<Catalogue> => {
    loading ??= (async () => {
      const before = expired;
      const loaded = await loadFromEither(pools, schema);
      loadedAtMs = performance.now();
      if (before === expired) cached = loaded;
      return loaded;
    })().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    current: async () => cached ?? load(),
    newerThan: async (seen) => {
      if (cached && cached !== seen) return cached;
      if (loading) return loading;
      return performance.now() - loadedAtMs >= minReloadIntervalMs ? load() : undefined;
    },
    expire: () => {
      expired += 1;
      cached = undefined;
    },
  };
}

/** Listens on one connection. Resolves when it ends, cannot be opened, or does not support LISTEN. */
async function listen(
  pool: Pool,
  onReload: () => void,
  signal: AbortSignal,
): Promise<"lost" | "unheard"> {
  const client = new Client(pool.options);
  const ended = new Promise<void>((resolve) => {
    client.once("end", resolve);
  });
  // An error is followed by "end", which is handled.
  client.on("error", () => {});
  client.on("notification", ({ channel }: Notification) => {
    if (channel === "pgrst") onReload();
  });
  const close = (): void => void client.end().catch(() => undefined);
  try {
    await client.connect();
    signal.addEventListener("abort", close, { once: true });
    if (signal.aborted) close();
    if (!(await isDirectConnection(client))) return "unheard";
    await client.query("listen pgrst");
    // Notifications before LISTEN were missed.
    onReload();
    await ended;
    return "lost";
  } catch {
    // The next attempt follows soon.
    return "lost";
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}

/**
 * Calls `onReload` after each `notify pgrst` and each lost connection, until `signal` is aborted. Uses its own
 * connection. Behind a pooler it calls at an interval instead.
 */
export async function listenForReload(
  pool: Pool,
  onReload: () => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const outcome = await listen(pool, onReload, signal);
    const delayMs = outcome === "lost" ? reconnectDelayMs : pollIntervalMs;
    await delay(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (outcome === "unheard") onReload();
  }
}
