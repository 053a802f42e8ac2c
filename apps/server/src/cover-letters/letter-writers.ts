import { randomUUID } from "node:crypto";
import { noCredit, resumeCredit } from "../credits/claim-credit.ts";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import { describeError } from "../log/log.ts";
import { openLetter } from "./deliver-letter.ts";
import type { LetterJob, LetterServices, OpenLetter } from "./deliver-letter.ts";
import type { Lease, StreamKey } from "./letter-streams.ts";
import { refused, writeStream } from "./write-stream.ts";
import type { Draft, Stop, Writing } from "./write-stream.ts";

/** A letter whose processes all ended is refused after this many attempts. */
const maxAttempts = 3;

type Order = Omit<LetterJob, "credit">;

/**
 * Writes letters independently of the connections of their readers. Each letter is a row that readers of any process follow; when
 * its process ends, a process with a reader takes it over.
 */
export function createLetterWriters(
  services: LetterServices,
  { streams, changes, times }: Omit<Writing, "stop">,
) {
  const { pool, log } = services;
  const running = new Set<{ lease: Lease; stop: AbortController; ended: Promise<void> }>();

  const start = (draft: Draft): void => {
    const stop = new AbortController();
    const { lease } = draft;
    const ended = writeStream(draft, { streams, stop, times, changes })
      .catch((error: unknown) => {
        // Another process takes the letter over when the lease has expired.
        log("error", "letter_stream_failed", describeError(error));
      })
      .finally(() => {
        running.delete(writing);
        changes.notify(lease);
      });
    const writing = { lease, stop, ended };
    running.add(writing);
  };

  const takeOver = async (key: StreamKey, order: Order): Promise<void> => {
    const lease = { ...key, holder: randomUUID() };
    const taken = await streams.take(lease);
    if (!taken) return;
    const { reservation_id: reservation } = taken;
    const credit = reservation === null ? noCredit(pool) : resumeCredit(pool, reservation);
    const letter =
      taken.attempts > maxAttempts
        ? { kind: "refused" as const, code: "took_too_long" as const }
        : await openLetter(services, { ...order, credit });
    if (letter.kind === "open") return start({ lease, letter, credit, written: taken.events });
    await streams.end(lease, { events: taken.events, outcome: refused(letter.code) });
    await credit.close();
  };

  return {
    takeOver,
    /** Starts writing, unless an earlier request with the same id has. */
    begin: async (key: StreamKey, letter: OpenLetter, credit: ClaimedCredit): Promise<void> => {
      const lease = { ...key, holder: randomUUID() };
      let isOpen = false;
      try {
        isOpen = await streams.open(lease, credit.reservation);
      } finally {
        if (!isOpen) await credit.close();
      }
      if (isOpen) start({ lease, letter, credit, written: [] });
    },
    cancel: async (key: StreamKey): Promise<void> => {
      await streams.cancel(key);
      for (const { lease, stop } of running)
        if (lease.id === key.id && lease.userId === key.userId)
          stop.abort("cancelled" satisfies Stop);
    },
    /** Releases all letters to other processes when the server stops. */
    leave: async (): Promise<void> => {
      for (const { stop } of running) stop.abort("leaving" satisfies Stop);
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };
}
