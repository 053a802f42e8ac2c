import { queues } from "@postulo/contract/instance-overview";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";

const queueRows = z.array(
  z.object({
    queue: z.enum(queues),
    length: z.coerce.number(),
    overdue_seconds: z.coerce.number(),
  }),
);

export interface QueueState {
  readonly queue: (typeof queues)[number];
  readonly length: number;
  /** How long ago its oldest entry was due; 0 when none is. */
  readonly overdueSeconds: number;
}

const readState = `select queue, length, greatest(extract(epoch from now() - oldest_due_at), 0) as overdue_seconds
  from private.queue_state(now())`;

/** What waits in the queues of the database. */
export async function readQueues(pool: Pool): Promise<readonly QueueState[]> {
  const { rows } = await asCaller(pool, serviceRole, (client) => client.query(readState));
  return queueRows.parse(rows).map(({ queue, length, overdue_seconds: overdueSeconds }) => ({
    queue,
    length,
    overdueSeconds,
  }));
}
