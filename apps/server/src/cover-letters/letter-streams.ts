import { writeCoverLetter } from "@postulo/contract/cover-letter";
import type { LetterEvent } from "@postulo/contract/cover-letter";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";
import type { WritingEvent } from "./letter-events.ts";

export type StreamKey = { readonly userId: string; readonly id: string };

/** The lease of a letter: `holder` identifies one attempt of one process to write it. */
export type Lease = StreamKey & { readonly holder: string };

export type LetterOutcome = Extract<LetterEvent, { event: "done" | "error" }>;

/** Durations in milliseconds. */
export interface StreamTimes {
  /** Duration of a lease. Another process may take over a letter whose lease has expired. */
  readonly leaseMs: number;
  /** A letter without a reader for this long is cancelled. */
  readonly readerTimeoutMs: number;
  /** Interval at which the writing process renews its lease. */
  readonly renewalIntervalMs: number;
  /** Interval at which a reader polls a letter that another process writes. */
  readonly pollIntervalMs: number;
}

export const streamTimes: StreamTimes = {
  leaseMs: 10_000,
  readerTimeoutMs: 15_000,
  renewalIntervalMs: 2_000,
  pollIntervalMs: 500,
};

/** The lease was taken over by another process, or the letter has ended. */
export class LeaseLost extends Error {}

const { start, sentence, revision, done, error } = writeCoverLetter.responses[200][1].events;
const draft = z.object({
  text: z.string(),
  sources: z.array(z.string()),
  paragraph: z.int(),
  replaces: z.int().exactOptional(),
});
const writingEvent: z.ZodType<WritingEvent> = z.discriminatedUnion("event", [
  z.object({ event: z.literal("start"), data: start }),
  z.object({ event: z.literal("sentence"), data: sentence }),
  z.object({ event: z.literal("revision"), data: revision }),
  z.object({ event: z.literal("draft"), data: draft }),
]);
const outcomeEvent: z.ZodType<LetterOutcome> = z.discriminatedUnion("event", [
  z.object({ event: z.literal("done"), data: done }),
  z.object({ event: z.literal("error"), data: error }),
]);

const streamRow = z.object({
  events: z.array(writingEvent),
  outcome: outcomeEvent.nullable(),
  is_lease_expired: z.boolean(),
});
const stateRow = z.object({ is_cancelled: z.boolean(), is_abandoned: z.boolean() });
const takenRow = z.object({
  events: z.array(writingEvent),
  reservation_id: z.nullable(z.uuid()),
  attempts: z.int(),
});

const interval = (parameter: string) => `${parameter} * interval '1 millisecond'`;

const openStream = `insert into private.letter_stream (user_id, id, holder, reservation_id, leased_until, read_until)
  values ($1, $2, $3, $4, now() + ${interval("$5")}, now() + ${interval("$6")}) on conflict do nothing`;
const expectReader = `update private.letter_stream set read_until = now() + ${interval("$3")} where user_id = $1 and id = $2`;
const readStream =
  "select events, outcome, leased_until < now() as is_lease_expired from private.letter_stream where user_id = $1 and id = $2";
const saveEvents = `update private.letter_stream
  set events = $4, leased_until = now() + ${interval("$5")}
  where user_id = $1 and id = $2 and holder = $3 and outcome is null
  returning is_cancelled, read_until < now() as is_abandoned`;
const takeStream = `update private.letter_stream
  set holder = $3, attempts = attempts + 1, leased_until = now() + ${interval("$4")}
  where user_id = $1 and id = $2 and outcome is null and leased_until < now()
  returning events, reservation_id, attempts`;
const endStream = `update private.letter_stream set events = $4, outcome = $5
  where user_id = $1 and id = $2 and holder = $3 and outcome is null`;
/** Changes the holder too, so that a concurrent save does not renew the lease. */
const releaseStream = `update private.letter_stream set leased_until = '-infinity', holder = gen_random_uuid()
  where user_id = $1 and id = $2 and holder = $3`;
const cancelStream =
  "update private.letter_stream set is_cancelled = true where user_id = $1 and id = $2 and outcome is null";

/** PostgreSQL cannot store NUL in JSON, which a model may write. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.replaceAll("\u0000", "") : part,
  );

/** Letters that are being written, as rows: any process can read one, and the holder of its lease writes it. */
export function createLetterStreams(pool: Pool, { leaseMs, readerTimeoutMs }: StreamTimes) {
  const run = (statement: string, values: readonly unknown[]) =>
    asCaller(pool, serviceRole, (client) => client.query(statement, [...values]));

  return {
    /** False: the stream exists. */
    open: async ({ userId, id, holder }: Lease, reservation?: string): Promise<boolean> => {
      const values = [userId, id, holder, reservation, leaseMs, readerTimeoutMs];
      const { rowCount } = await run(openStream, values);
      return rowCount === 1;
    },
    read: async ({ userId, id }: StreamKey) => {
      const { rows } = await run(readStream, [userId, id]);
      return z.array(streamRow).parse(rows)[0];
    },
    /** Extends the time in which a reader is expected. */
    expectReader: ({ userId, id }: StreamKey) => run(expectReader, [userId, id, readerTimeoutMs]),
    /** Stores the events and renews the lease. @returns undefined when the lease is lost. */
    save: async ({ userId, id, holder }: Lease, events: readonly WritingEvent[]) => {
      const { rows } = await run(saveEvents, [userId, id, holder, toJson(events), leaseMs]);
      return z.array(stateRow).parse(rows)[0];
    },
    /** Acquires an expired lease. @returns undefined when the letter has ended or its lease is valid. */
    take: async ({ userId, id, holder }: Lease) => {
      const { rows } = await run(takeStream, [userId, id, holder, leaseMs]);
      return z.array(takenRow).parse(rows)[0];
    },
    /** Stores the last event. @param client of the transaction that it is part of. @throws {LeaseLost} */
    end: async (
      { userId, id, holder }: Lease,
      { events, outcome }: { events: readonly WritingEvent[]; outcome: LetterOutcome },
      client?: PoolClient,
    ): Promise<void> => {
      const values = [userId, id, holder, toJson(events), toJson(outcome)];
      const ended = client ? client.query(endStream, values) : run(endStream, values);
      if ((await ended).rowCount !== 1) throw new LeaseLost();
    },
    /** Releases the lease, so that another process can take over immediately. */
    release: ({ userId, id, holder }: Lease) => run(releaseStream, [userId, id, holder]),
    cancel: ({ userId, id }: StreamKey) => run(cancelStream, [userId, id]),
  };
}

export type LetterStreams = ReturnType<typeof createLetterStreams>;
