import { createHash } from "node:crypto";
import { OperatorError } from "@postulo/postgres/operator-error";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { Client } from "pg";
import type { ClientConfig } from "pg";

const findVersions = `select version from (
    select version from storage.objects where version is not null
    union all select unnest(parts) from storage.resumable_uploads) v
  where version > $1 order by version limit $2`;
const batchSize = 1000;

export interface MoveOptions {
  readonly from: ObjectStore;
  readonly to: ObjectStore;
  /** Whether the source's bytes are removed, each after its hash was compared. */
  readonly remove: boolean;
}

export interface MoveOutcome {
  /** How many were stored now, and were there before. */
  readonly copied: number;
  readonly present: number;
  readonly removed: number;
  /** Versions with a row and bytes in neither store. */
  readonly missing: readonly string[];
}

/** The versions of all bytes that rows name, by batches, so that no transaction stays open. */
export async function* namedVersions(owner: ClientConfig): AsyncGenerator<string> {
  const client = new Client(owner);
  // Reported by the next query.
  client.on("error", () => {});
  await client.connect();
  try {
    for (let last = ""; ;) {
      const { rows } = await client.query<{ version: string }>(findVersions, [last, batchSize]);
      for (const { version } of rows) yield version;
      const end = rows.at(-1);
      if (!end) return;
      last = end.version;
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of content) hash.update(piece);
  return hash.digest("hex");
}

/** Undefined when the store has no such bytes. */
async function hashIn(store: ObjectStore, version: string): Promise<string | undefined> {
  const content = await store.get(version);
  return content && hashOf(content);
}

/**
 * Copies the bytes of all rows from one store to another and reads each back. It can be interrupted and repeated: what the
 * target has in the same length is not sent again, and is compared by hash before the source's is removed.
 */
export async function moveObjects(
  versions: AsyncIterable<string>,
  { from, to, remove }: MoveOptions,
): Promise<MoveOutcome> {
  const count = { copied: 0, present: 0, removed: 0 };
  const missing: string[] = [];
  for await (const version of versions) {
    const [sourceBytes, targetBytes] = await Promise.all([
      from.sizeOf(version),
      to.sizeOf(version),
    ]);
    if (sourceBytes === undefined) {
      if (targetBytes === undefined) missing.push(version);
      else count.present += 1;
      continue;
    }
    const isPresent = sourceBytes === targetBytes;
    if (isPresent) count.present += 1;
    else {
      await copyObject(version, { from, to });
      count.copied += 1;
    }
    if (!remove) continue;
    if (isPresent) await requireSame(version, { from, to });
    await from.remove(version);
    count.removed += 1;
  }
  return { ...count, missing };
}

type Stores = Pick<MoveOptions, "from" | "to">;

async function copyObject(version: string, { from, to }: Stores): Promise<void> {
  const content = await from.get(version);
  // Deleted meanwhile, with its row.
  if (!content) return;
  await to.put(version, content, Number.POSITIVE_INFINITY);
  await requireSame(version, { from, to });
}

async function requireSame(version: string, { from, to }: Stores): Promise<void> {
  const [source, target] = await Promise.all([hashIn(from, version), hashIn(to, version)]);
  if (source === undefined || source === target) return;
  throw new OperatorError(
    `The bytes of the object ${version} differ in the two places: nothing of it was removed. Remove the wrong ones, and repeat the command.`,
  );
}

export interface ObjectReport {
  readonly named: number;
  /** Versions with a row and no bytes. */
  readonly missing: readonly string[];
  /** Versions with bytes and no row, stored before the time. */
  readonly orphans: readonly string[];
}

/** Compares rows and bytes both ways. Bytes get their row after they were stored, so young ones are not orphans. */
export async function checkObjects(
  owner: ClientConfig,
  objects: ObjectStore,
  before: Date,
): Promise<ObjectReport> {
  const stored = new Set<string>();
  for await (const version of objects.storedBefore(before)) stored.add(version);
  let named = 0;
  const missing: string[] = [];
  for await (const version of namedVersions(owner)) {
    named += 1;
    if (stored.delete(version)) continue;
    if ((await objects.sizeOf(version)) === undefined) missing.push(version);
  }
  return { named, missing, orphans: [...stored].sort() };
}
