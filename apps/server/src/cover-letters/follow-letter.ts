import type { LetterEvent } from "@postulo/contract/cover-letter";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import type { SendEvent } from "./event-stream.ts";
import type { WritingEvent } from "./letter-events.ts";
import { letterFailure } from "./letter-messages.ts";
import type { LetterStreams, StreamKey, StreamTimes } from "./letter-streams.ts";
import type { Changes } from "./stream-changes.ts";
import { refused } from "./write-stream.ts";

interface Following {
  readonly streams: LetterStreams;
  readonly changes: Changes;
  readonly times: StreamTimes;
  readonly log: Log;
  /** Continues a letter whose lease has expired. */
  readonly takeOver: (key: StreamKey) => Promise<void>;
}

interface Reader {
  readonly send: SendEvent<LetterEvent>;
  readonly signal: AbortSignal;
}

/** Sends all events of a letter, and waits while the database is unreachable. */
export async function followLetter(
  key: StreamKey,
  { send, signal }: Reader,
  { streams, changes, times, log, takeOver }: Following,
): Promise<void> {
  const reading = { sent: 0, isEnded: false };
  const show = async () => {
    const found = await streams.read(key);
    for (const event of found?.events.slice(reading.sent) ?? []) sendPublic(key, event, send);
    reading.sent = found?.events.length ?? reading.sent;
    const outcome = found ? found.outcome : refused("cancelled");
    if (outcome) send(outcome);
    else if (found?.is_lease_expired) await takeOver(key);
    reading.isEnded = outcome !== null;
  };
  const leave = changes.enter(key);
  let expectedUntil = 0;
  try {
    while (!reading.isEnded && !signal.aborted) {
      const changed = changes.next(key, times.pollIntervalMs, signal);
      if (performance.now() > expectedUntil) {
        await unlessDatabaseLost(streams.expectReader(key));
        expectedUntil = performance.now() + times.readerTimeoutMs / 3;
      }
      await unlessDatabaseLost(show());
      if (!reading.isEnded) await changed;
    }
    // From now on another reader is expected.
    if (!reading.isEnded) await unlessDatabaseLost(streams.expectReader(key));
  } catch (error) {
    log("error", "letter_stream_failed", describeError(error));
    send({ event: "error", data: letterFailure });
  } finally {
    leave();
  }
}

/** Ignores an unreachable database: the caller repeats the work. */
const unlessDatabaseLost = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!isDatabaseLost(error)) throw error;
  });

/** Sends an event in its public form; drafts are internal. */
function sendPublic({ id }: StreamKey, event: WritingEvent, send: Reader["send"]): void {
  switch (event.event) {
    case "start":
      return send({ event: "start", data: { ...event.data, streamId: id } });
    case "sentence":
    case "revision":
      return send(event);
    case "draft":
  }
}
