import { randomUUID } from "node:crypto";
import { resumeCredit } from "../credits/claim-credit.ts";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import { describeError } from "../log/log.ts";
import { openLetter } from "./deliver-letter.ts";
import type { LetterJob, LetterServices, OpenLetter } from "./deliver-letter.ts";
import type { Hold, StreamKey } from "./letter-streams.ts";
import { refused, writeStream } from "./write-stream.ts";
import type { Draft, Stop, Writing } from "./write-stream.ts";

/** A letter that ends each process that writes it is given up. */
const maxAttempts = 3;

type Order = Omit<LetterJob, "credit">;

/**
 * Writes letters apart from the connections of their readers. What is written is a row, which readers of any process follow; one
 * whose process is lost is written to its end by a process that has a reader.
 */
export function createLetterWriters(
  services: LetterServices,
  { streams, changes, times }: Omit<Writing, "stop">,
) {
  const { pool, log } = services;
  const running = new Set<{ hold: Hold; stop: AbortController; ended: Promise<void> }>();

  const start = (draft: Draft): void => {
    const stop = new AbortController();
    const { hold } = draft;
    const ended = writeStream(draft, { streams, stop, times, changes })
      .catch((error: unknown) => {
        // What could not be recorded now is written by another process after the lease.
        log("error", "letter_stream_failed", describeError(error));
      })
      .finally(() => {
        running.delete(writing);
        changes.notify(hold);
      });
    const writing = { hold, stop, ended };
    running.add(writing);
  };

  const takeOver = async (key: StreamKey, order: Order): Promise<void> => {
    const hold = { ...key, holder: randomUUID() };
    const taken = await streams.take(hold);
    if (!taken) return;
    const credit = resumeCredit(pool, taken.reservation_id);
    const letter =
      taken.attempts > maxAttempts
        ? { kind: "refused" as const, code: "took_too_long" as const }
        : await openLetter(services, { ...order, credit });
    if (letter.kind === "open") return start({ hold, letter, credit, written: taken.events });
    await streams.end(hold, { events: taken.events, outcome: refused(letter.code) });
    await credit.close();
  };

  return {
    takeOver,
    /** Starts writing; another request with the same id has begun it when the stream exists. */
    begin: async (key: StreamKey, letter: OpenLetter, credit: ClaimedCredit): Promise<void> => {
      const hold = { ...key, holder: randomUUID() };
      let isOpen = false;
      try {
        isOpen = await streams.open(hold, credit.reservation);
      } finally {
        if (!isOpen) await credit.close();
      }
      if (isOpen) start({ hold, letter, credit, written: [] });
    },
    cancel: async (key: StreamKey): Promise<void> => {
      await streams.cancel(key);
      for (const { hold, stop } of running)
        if (hold.id === key.id && hold.userId === key.userId)
          stop.abort("cancelled" satisfies Stop);
    },
    /** Leaves all letters to other processes, at the stop. */
    leave: async (): Promise<void> => {
      for (const { stop } of running) stop.abort("leaving" satisfies Stop);
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };
}
