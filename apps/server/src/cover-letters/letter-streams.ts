import { writeCoverLetter } from "@postulo/contract/cover-letter";
import type { LetterEvent } from "@postulo/contract/cover-letter";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";
import type { WritingEvent } from "./letter-events.ts";

export type StreamKey = { readonly userId: string; readonly id: string };

/** Who writes a letter: the id of one attempt of one process. */
export type Hold = StreamKey & { readonly holder: string };

export type LetterOutcome = Extract<LetterEvent, { event: "done" | "error" }>;

/** Milliseconds. */
export interface StreamTimes {
  /** After so long without a sign of its process, a letter may be written by another. */
  readonly leaseMs: number;
  /** After so long without a reader, a letter is given up. */
  readonly readerMs: number;
  /** Between two signs of the process that writes. */
  readonly signIntervalMs: number;
  /** Between two looks of a reader at what another process writes. */
  readonly pollIntervalMs: number;
}

export const streamTimes: StreamTimes = {
  leaseMs: 10_000,
  readerMs: 15_000,
  signIntervalMs: 2_000,
  pollIntervalMs: 500,
};

/** The letter is written by another process, or has ended. */
export class HoldLost extends Error {}

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
  is_unheld: z.boolean(),
});
const stateRow = z.object({ is_cancelled: z.boolean(), is_abandoned: z.boolean() });
const takenRow = z.object({
  events: z.array(writingEvent),
  reservation_id: z.uuid(),
  attempts: z.int(),
});

const interval = (parameter: string) => `${parameter} * interval '1 millisecond'`;

const openStream = `insert into private.letter_stream (user_id, id, holder, reservation_id, leased_until, read_until)
  values ($1, $2, $3, $4, now() + ${interval("$5")}, now() + ${interval("$6")}) on conflict do nothing`;
const expectReader = `update private.letter_stream set read_until = now() + ${interval("$3")} where user_id = $1 and id = $2`;
const readStream =
  "select events, outcome, leased_until < now() as is_unheld from private.letter_stream where user_id = $1 and id = $2";
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
/** With another holder, so that a save that is on its way does not renew the hold. */
const leaveStream = `update private.letter_stream set leased_until = '-infinity', holder = gen_random_uuid()
  where user_id = $1 and id = $2 and holder = $3`;
const cancelStream =
  "update private.letter_stream set is_cancelled = true where user_id = $1 and id = $2 and outcome is null";

/** PostgreSQL cannot store NUL in JSON, which a model may write. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.replaceAll("\u0000", "") : part,
  );

/** Letters while they are written, as rows: every process reads them, one writes each. */
export function createLetterStreams(pool: Pool, { leaseMs, readerMs }: StreamTimes) {
  const run = (statement: string, values: readonly unknown[]) =>
    asCaller(pool, serviceRole, (client) => client.query(statement, [...values]));

  return {
    /** False: the stream exists. */
    open: async ({ userId, id, holder }: Hold, reservation: string): Promise<boolean> => {
      const values = [userId, id, holder, reservation, leaseMs, readerMs];
      const { rowCount } = await run(openStream, values);
      return rowCount === 1;
    },
    read: async ({ userId, id }: StreamKey) => {
      const { rows } = await run(readStream, [userId, id]);
      return z.array(streamRow).parse(rows)[0];
    },
    /** A reader is there. */
    expectReader: ({ userId, id }: StreamKey) => run(expectReader, [userId, id, readerMs]),
    /** Stores the events so far and renews the hold. Undefined: it is lost. */
    save: async ({ userId, id, holder }: Hold, events: readonly WritingEvent[]) => {
      const { rows } = await run(saveEvents, [userId, id, holder, toJson(events), leaseMs]);
      return z.array(stateRow).parse(rows)[0];
    },
    /** Makes the holder the writer, unless the letter has ended or is held. */
    take: async ({ userId, id, holder }: Hold) => {
      const { rows } = await run(takeStream, [userId, id, holder, leaseMs]);
      return z.array(takenRow).parse(rows)[0];
    },
    /** @param client of a transaction that it belongs to. @throws {HoldLost} */
    end: async (
      { userId, id, holder }: Hold,
      { events, outcome }: { events: readonly WritingEvent[]; outcome: LetterOutcome },
      client?: PoolClient,
    ): Promise<void> => {
      const values = [userId, id, holder, toJson(events), toJson(outcome)];
      const ended = client ? client.query(endStream, values) : run(endStream, values);
      if ((await ended).rowCount !== 1) throw new HoldLost();
    },
    /** Another process may write it now. */
    leave: ({ userId, id, holder }: Hold) => run(leaveStream, [userId, id, holder]),
    cancel: ({ userId, id }: StreamKey) => run(cancelStream, [userId, id]),
  };
}

export type LetterStreams = ReturnType<typeof createLetterStreams>;
