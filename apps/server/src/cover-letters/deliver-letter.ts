import type { LetterResponse } from "@postulo/contract/cover-letter";
import type { Composition } from "@postulo/letter/compose-letter";
import { letterText } from "@postulo/letter/letter";
import type { Pool, PoolClient } from "pg";
import type { Log } from "../log/log.ts";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import { deliveryOf, placedSentences } from "./letter-delivery.ts";
import type { FinishedLetter } from "./letter-delivery.ts";
import type { LetterEnd, LetterEvents, WritingEvent } from "./letter-events.ts";
import { pageOfLetter } from "./letter-page.ts";
import type { LetterRefusalCode } from "./letter-messages.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";
import type { LetterRequestBody } from "./letter-request.ts";
import { prepareLetter, reject } from "./prepare-letter.ts";
import type { LetterRejection } from "./prepare-letter.ts";
import type { PrintLetter } from "./print-letter.ts";
import { storeLetter } from "./stored-letter.ts";

export type WriteEvents = (
  composition: Composition,
  reader: { readonly userId: string; readonly signal: AbortSignal },
  /** What a process that was lost has written of it. */
  written: readonly WritingEvent[],
) => LetterEvents;

export type LetterServices = {
  readonly pool: Pool;
  readonly log: Log;
  readonly today: () => Date;
  readonly print: PrintLetter;
  readonly events: WriteEvents;
};

type LetterAnswer =
  | { readonly kind: "delivered"; readonly delivery: LetterResponse }
  | LetterRejection;

/** Who ordered what, with the credit that is held for it. */
export type LetterJob = {
  readonly user: SignedInUser;
  readonly order: LetterRequestBody;
  readonly credit: ClaimedCredit;
};

/** Where the events of a letter go while it is written. */
export type LetterRecording = {
  /** What a process that was lost has written of it. */
  readonly written: readonly WritingEvent[];
  readonly add: (event: WritingEvent) => void;
  /** Called in the transaction that stores and charges the letter; an error rolls both back. */
  readonly end: (client: PoolClient, delivery: LetterResponse) => Promise<void>;
};

const unrecorded: LetterRecording = {
  written: [],
  add: () => {},
  end: () => Promise.resolve(),
};

/** A letter that can be written, once. */
export type OpenLetter = {
  readonly kind: "open";
  /** Writes it to its end. The credit stays open unless it is delivered. */
  readonly write: (signal: AbortSignal, recording?: LetterRecording) => Promise<LetterAnswer>;
};

const codeOf: Record<Exclude<LetterEnd["kind"], "written">, LetterRefusalCode> = {
  unfounded: "letter_unfounded",
  providerUnavailable: "provider_unavailable",
  cancelled: "cancelled",
};

/** Records each event, and returns how the letter ended. */
async function followed(events: LetterEvents, add: LetterRecording["add"]): Promise<LetterEnd> {
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value;
    add(step.value);
  }
}

/** Prints the letter, charges it and stores it. */
async function deliver(
  finished: FinishedLetter,
  { user, order, credit }: LetterJob,
  { print, end }: { readonly print: PrintLetter; readonly end: LetterRecording["end"] },
): Promise<LetterAnswer> {
  const { letter, posting, writer, fallback, doubtful } = finished;
  const printed = await print(pageOfLetter(letter, posting));
  const delivery = await credit.settle(async (client) => {
    const letterId = await storeLetter(client, {
      userId: user.userId,
      applicationId: order.applicationId,
      replaces: order.replaces,
      title: posting.title,
      company: posting.company,
      language: letter.language,
      tone: order.tone,
      length: order.length,
      style: order.style,
      posting: order.jobDescription,
      text: letterText(letter),
      sentences: placedSentences(letter),
      doubtful,
      missing: letter.missing,
      fallback: fallback?.reason,
      writer,
    });
    const delivered = deliveryOf(finished, printed, letterId);
    await end(client, delivered);
    return delivered;
  });
  return delivery ? { kind: "delivered", delivery } : reject("took_too_long");
}

/** Reads what the letter is written from. The credit is given back when there is nothing to write, also when this throws. */
export async function openLetter(
  services: LetterServices,
  job: LetterJob,
): Promise<OpenLetter | LetterRejection> {
  const { user, order, credit } = job;
  let prepared: Awaited<ReturnType<typeof prepareLetter>> | undefined;
  try {
    prepared = await prepareLetter(order, { pool: services.pool, user, today: services.today() });
    if (prepared.kind === "refused") return prepared;
  } finally {
    if (prepared?.kind !== "prepared") await credit.close();
  }
  const { composition } = prepared;
  return {
    kind: "open",
    write: async (signal, { written, add, end } = unrecorded) => {
      const reader = { userId: user.userId, signal };
      const ended = await followed(services.events(composition, reader, written), add);
      if (signal.aborted) return reject("cancelled");
      return ended.kind === "written"
        ? deliver(ended.finished, job, { print: services.print, end })
        : reject(codeOf[ended.kind]);
    },
  };
}
