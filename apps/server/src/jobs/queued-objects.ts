import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { DocumentStore } from "../documents/document-store.ts";
import { serviceRole } from "./service-role.ts";

const batchSize = 50;

/**
 * Locks what it answers; another process takes the lines behind them. The time stays text: as a JavaScript date it would
 * lose its microseconds.
 */
const takeLines = `select bucket_id, object_name, queued_at::text from private.object_deletion
  where due_at <= now() order by due_at, object_name limit ${batchSize} for update skip locked`;

const findObjects = `select o.bucket_id, o.name, o.version, o.updated_at > d.queued_at as is_newer
  from unnest($1::text[], $2::text[], $3::timestamptz[]) as d (bucket_id, object_name, queued_at)
  join storage.objects o on o.bucket_id = d.bucket_id and o.name = d.object_name`;
/** Against overwriting and new rows. */
const lockObjects = `${findObjects} for update of o`;

const findRows = "select file_path from public.files where file_path = any ($1)";

const removeLines = `delete from private.object_deletion o using unnest($1::text[], $2::text[]) as d (bucket_id, object_name)
  where o.bucket_id = d.bucket_id and o.object_name = d.object_name`;

/** A minute, two, four, ... up to a day. */
const postponeLines = `update private.object_deletion o
  set attempts = o.attempts + 1, due_at = now() + least(interval '1 day', interval '1 minute' * 2 ^ least(o.attempts, 20))
  from unnest($1::text[], $2::text[]) as d (bucket_id, object_name)
  where o.bucket_id = d.bucket_id and o.object_name = d.object_name`;

const lineRows = z.array(
  z.object({ bucket_id: z.string(), object_name: z.string(), queued_at: z.string() }),
);
const objectRows = z.array(
  z.object({
    bucket_id: z.string(),
    name: z.string(),
    version: z.string().nullable(),
    is_newer: z.boolean(),
  }),
);
const fileRows = z.array(z.object({ file_path: z.string() }));

type Line = z.infer<typeof lineRows>[number];
type StoredRow = z.infer<typeof objectRows>[number];

/** How many lines of the queue are done with, and how many could not be done now. */
export interface Removed {
  done: number;
  failed: number;
}

/**
 * Processes the queue of objects whose row is gone: the bytes first, then object and line in one transaction, so that
 * a crash in between leaves the line for a retry. Safe with concurrent processes.
 */
export async function removeQueuedObjects(
  { pool, documents }: { pool: Pool; documents: DocumentStore },
  signal: AbortSignal,
): Promise<Removed> {
  const total: Removed = { done: 0, failed: 0 };
  while (!signal.aborted) {
    const batch = await asCaller(pool, serviceRole, (client) => removeBatch(client, documents));
    total.done += batch.done;
    total.failed += batch.failed;
    if (batch.done + batch.failed < batchSize) break;
  }
  return total;
}

async function removeBatch(client: PoolClient, documents: DocumentStore): Promise<Removed> {
  const taken = await client.query(takeLines);
  const lines = lineRows.parse(taken.rows);
  if (lines.length === 0) return { done: 0, failed: 0 };
  const deletable = await findDeletable(client, lines, documents.locksRows);
  const kept = await documents.remove(client, deletable);
  const done = lines.filter(({ object_name }) => !kept.has(object_name));
  const failed = lines.filter(({ object_name }) => kept.has(object_name));
  await client.query(removeLines, namesOf(done));
  if (failed.length > 0) await client.query(postponeLines, namesOf(failed));
  return { done: done.length, failed: failed.length };
}

/** Excludes objects that were stored again since, and those that a row refers to. */
async function findDeletable(
  client: PoolClient,
  lines: readonly Line[],
  locks: boolean,
): Promise<StoredRow[]> {
  const times = lines.map(({ queued_at }) => queued_at);
  const found = await client.query(locks ? lockObjects : findObjects, [...namesOf(lines), times]);
  const stored = objectRows.parse(found.rows);
  // A separate statement, begun with the locks held: it sees rows written while this process waited for them.
  const pointed = await client.query(findRows, [stored.map(({ name }) => name)]);
  const referenced = new Set(fileRows.parse(pointed.rows).map(({ file_path }) => file_path));
  return stored.filter(({ name, is_newer }) => !is_newer && !referenced.has(name));
}

function namesOf(lines: readonly { bucket_id: string; object_name: string }[]): string[][] {
  return [lines.map(({ bucket_id }) => bucket_id), lines.map(({ object_name }) => object_name)];
}
