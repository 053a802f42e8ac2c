import { isDeepStrictEqual } from "node:util";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import type { LetterRecording, OpenLetter } from "./deliver-letter.ts";
import type { WritingEvent } from "./letter-events.ts";
import { letterFailure, letterMessages } from "./letter-messages.ts";
import type { LetterRefusalCode } from "./letter-messages.ts";
import { HoldLost } from "./letter-streams.ts";
import type { Hold, LetterOutcome, LetterStreams, StreamTimes } from "./letter-streams.ts";
import type { Changes } from "./stream-changes.ts";

export const refused = (code: LetterRefusalCode): LetterOutcome => ({
  event: "error",
  data: { code, message: letterMessages[code] },
});

/** Why a letter is not written on. */
export type Stop = "cancelled" | "leaving" | "lost";

export interface Draft {
  readonly hold: Hold;
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

/** Writes a letter to its end, or leaves it to others. */
export async function writeStream(
  { hold, letter, credit, written }: Draft,
  { streams, stop, times, changes }: Writing,
): Promise<void> {
  const events = [...written];
  const isGivenUp = createReaderCheck(times.signIntervalMs);
  let failure: Error | undefined;
  const save = async () => {
    const state = await streams.save(hold, events);
    if (!state) stop.abort("lost" satisfies Stop);
    else if (state.is_cancelled || isGivenUp(state.is_abandoned && !changes.isRead(hold)))
      stop.abort("cancelled" satisfies Stop);
    changes.notify(hold);
  };
  const saveSoon = coalesced(() =>
    save().catch((error: unknown) => {
      // While the database is away, the next save stores what this one has not.
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
    end: (client, data) => streams.end(hold, { events, outcome: { event: "done", data } }, client),
  };
  const timer = setInterval(saveSoon, times.signIntervalMs);
  const fail = async (outcome: LetterOutcome) => {
    await streams.end(hold, { events, outcome });
    await credit.close();
  };
  try {
    const answer = await letter.write(stop.signal, recording);
    if (failure) throw failure;
    if (answer.kind === "delivered" || stop.signal.reason === "lost") return;
    if (stop.signal.reason === "leaving") await streams.leave(hold);
    else await fail(refused(answer.code));
  } catch (error) {
    if (!(error instanceof HoldLost) && !isDatabaseLost(error))
      await fail({ event: "error", data: letterFailure });
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Runs the work, and once more when it was requested meanwhile; never twice at a time. */
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

/** Whether there is no reader, and none has come for a while: after a time without the database, readers elsewhere need it to be seen. */
function createReaderCheck(graceMs: number): (isUnread: boolean) => boolean {
  let since: number | undefined;
  return (isUnread) => {
    since = isUnread ? (since ?? performance.now()) : undefined;
    return since !== undefined && performance.now() - since >= graceMs;
  };
}
