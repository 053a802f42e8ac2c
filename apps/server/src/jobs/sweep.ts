import { trashDays } from "@postulo/domain/limits";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import type { DocumentStore } from "../documents/document-store.ts";
import type { Log } from "../log/log.ts";
import { removeQueuedObjects } from "./queued-objects.ts";
import type { Job } from "./scheduler.ts";
import { serviceRole } from "./service-role.ts";

/** Of one statement, so that none holds its locks for long. */
const batchSize = 1000;

const emptyTrash = `delete from public.trash where id in (
  select id from public.trash where deleted_at < now() - make_interval(days => $1) limit ${batchSize} for update skip locked)`;
const deleteCounts = `delete from private.rate_count where key in (
  select key from private.rate_count where ends_at <= now() limit ${batchSize} for update skip locked)`;
/** Of letters; the credit of one that never ended expires as long after its start. */
const deleteStreams = `delete from private.letter_stream where (user_id, id) in (
  select user_id, id from private.letter_stream where created_at < now() - interval '15 minutes' limit ${batchSize} for update skip locked)`;
const expireReservations = `select from generate_series(1, private.expire_old_reservations(${batchSize}))`;
const dayMs = 24 * 3_600_000;

/** Longer than any upload takes. */
const queueOrphans = "select private.queue_strays(interval '1 day')";

/** Each deletes an account with all its rows. */
const anonymousBatchSize = 50;
const deleteAnonymousUsers = "select private.delete_idle_anonymous_users($1, $2) as deleted";
const deletedCount = z.tuple([z.object({ deleted: z.number() })]);

export interface SweepOptions {
  pool: Pool;
  documents: DocumentStore;
  log: Log;
  /** After how many days without use anonymous users are deleted; undefined: never. */
  anonymousUserDays?: number | undefined;
}

/** Deletes anonymous users that nobody uses any more. @returns how many. */
async function sweepAnonymousUsers(pool: Pool, days: number, signal: AbortSignal): Promise<number> {
  let total = 0;
  let count = anonymousBatchSize;
  while (count >= anonymousBatchSize && !signal.aborted) {
    const { rows } = await asCaller(pool, serviceRole, (client) =>
      client.query(deleteAnonymousUsers, [days, anonymousBatchSize]),
    );
    count = deletedCount.parse(rows)[0].deleted;
    total += count;
  }
  return total;
}

/**
 * Deletes what has expired: objects of deleted documents, old trash, unclaimed reservations, orphaned blobs, idle anonymous
 * users.
 */
export function createSweep({ pool, documents, log, anonymousUserDays }: SweepOptions): Job {
  let bytesSweptAt = Number.NEGATIVE_INFINITY;
  return async (signal) => {
    const repeat = async (statement: string, values: readonly unknown[] = []) => {
      let count = batchSize;
      while (count >= batchSize && !signal.aborted) {
        const { rowCount } = await asCaller(pool, serviceRole, (client) =>
          client.query(statement, [...values]),
        );
        count = rowCount ?? 0;
      }
    };
    await repeat(expireReservations);
    await repeat(emptyTrash, [trashDays]);
    await repeat(deleteCounts);
    await repeat(deleteStreams);
    if (anonymousUserDays !== undefined) {
      const users = await sweepAnonymousUsers(pool, anonymousUserDays, signal);
      if (users > 0) log("info", "anonymous users deleted", { users });
    }
    await asCaller(pool, serviceRole, (client) => client.query(queueOrphans));
    await documents.removeExpiredUploads(signal);
    const { done, failed } = await removeQueuedObjects({ pool, documents }, signal);
    if (performance.now() - bytesSweptAt > dayMs) {
      // Reads the whole folder, so once a day is enough.
      bytesSweptAt = performance.now();
      const before = new Date(Date.now() - dayMs);
      const orphans = await documents.removeOrphans(before, signal);
      if (orphans > 0) log("info", "orphaned blobs removed", { blobs: orphans });
    }
    if (done > 0) log("info", "objects removed", { done });
    if (failed > 0) log("error", "objects not removed", { failed });
  };
}
