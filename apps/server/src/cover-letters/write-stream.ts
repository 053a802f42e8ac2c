import { isDeepStrictEqual } from "node:util";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import type { LetterRecording, OpenLetter } from "./deliver-letter.ts";
import type { WritingEvent } from "./letter-events.ts";
import { letterFailure, letterMessages } from "./letter-messages.ts";
import type { LetterRefusalCode } from "./letter-messages.ts";
import { LeaseLost } from "./letter-streams.ts";
import type { Lease, LetterOutcome, LetterStreams, StreamTimes } from "./letter-streams.ts";
import type { Changes } from "./stream-changes.ts";

export const refused = (code: LetterRefusalCode): LetterOutcome => ({
  event: "error",
  data: { code, message: letterMessages[code] },
});

/** Why the writing of a letter stopped. */
export type Stop = "cancelled" | "leaving" | "lost";

export interface Draft {
  readonly lease: Lease;
  readonly letter: OpenLetter;
  readonly credit: ClaimedCredit;
  readonly written: readonly WritingEvent[];
}

export interface Writing {
  readonly streams: LetterStreams;
  readonly stop: AbortController;
  readonly times: StreamTimes;
  readonly changes: Changes;
}

/** Writes a letter to its end, or until its writing is stopped. */
export async function writeStream(
  { lease, letter, credit, written }: Draft,
  { streams, stop, times, changes }: Writing,
): Promise<void> {
  const events = [...written];
  const isGivenUp = createReaderCheck(times.renewalIntervalMs);
  let failure: Error | undefined;
  const save = async () => {
    const state = await streams.save(lease, events);
    if (!state) stop.abort("lost" satisfies Stop);
    else if (state.is_cancelled || isGivenUp(state.is_abandoned && !changes.isRead(lease)))
      stop.abort("cancelled" satisfies Stop);
    changes.notify(lease);
  };
  const saveSoon = coalesced(() =>
    save().catch((error: unknown) => {
      // The next save stores these events too, once the database is reachable.
      if (isDatabaseLost(error)) return;
      failure = new Error("The events of a letter were not stored", { cause: error });
      stop.abort("lost" satisfies Stop);
    }),
  );
  const recording: LetterRecording = {
    written,
    add: (event) => {
      const stored: unknown = JSON.parse(JSON.stringify(event));
      if (written.some((earlier) => isDeepStrictEqual(earlier, stored))) return;
      events.push(event);
      saveSoon();
    },
    end: (client, data) => streams.end(lease, { events, outcome: { event: "done", data } }, client),
  };
  const timer = setInterval(saveSoon, times.renewalIntervalMs);
  const fail = async (outcome: LetterOutcome) => {
    await streams.end(lease, { events, outcome });
    await credit.close();
  };
  try {
    const answer = await letter.write(stop.signal, recording);
    if (failure) throw failure;
    if (answer.kind === "delivered" || stop.signal.reason === "lost") return;
    if (stop.signal.reason === "leaving") await streams.release(lease);
    else await fail(refused(answer.code));
  } catch (error) {
    if (!(error instanceof LeaseLost) && !isDatabaseLost(error))
      await fail({ event: "error", data: letterFailure });
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Coalesces requests: runs the work once at a time, and once more if it was requested meanwhile. */
function coalesced(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async () => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}

/** Whether a letter has had no reader for `graceMs`: after an outage of the database, readers of other processes need time to be seen. */
function createReaderCheck(graceMs: number): (isUnread: boolean) => boolean {
  let since: number | undefined;
  return (isUnread) => {
    since = isUnread ? (since ?? performance.now()) : undefined;
    return since !== undefined && performance.now() - since >= graceMs;
  };
}
