import type { LetterEvent, LetterResponse } from "@postulo/contract/cover-letter";
import type { Composition } from "@postulo/letter/compose-letter";
import { letterText } from "@postulo/letter/letter";
import type { Pool } from "pg";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import type { SendEvent } from "./event-stream.ts";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import { deliveryOf, placedSentences } from "./letter-delivery.ts";
import type { FinishedLetter } from "./letter-delivery.ts";
import type { LetterEnd, LetterEvents } from "./letter-events.ts";
import { pageOfLetter } from "./letter-page.ts";
import { letterFailure, letterMessages } from "./letter-messages.ts";
import type { LetterRefusalCode } from "./letter-messages.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";
import type { LetterRequestBody } from "./letter-request.ts";
import { prepareLetter, reject } from "./prepare-letter.ts";
import type { LetterRejection } from "./prepare-letter.ts";
import type { PrintLetter } from "./print-letter.ts";
import { storeLetter } from "./stored-letter.ts";

type Send = SendEvent<LetterEvent>;

export type WriteEvents = (
  composition: Composition,
  reader: { readonly userId: string; readonly signal: AbortSignal },
) => LetterEvents;

export type LetterServices = {
  readonly pool: Pool;
  readonly log: Log;
  readonly today: () => Date;
  readonly print: PrintLetter;
  readonly events: WriteEvents;
};

type Answer = { readonly kind: "delivered"; readonly delivery: LetterResponse } | LetterRejection;

/** Who ordered what, with the credit that is held for it. */
type LetterJob = {
  readonly user: SignedInUser;
  readonly order: LetterRequestBody;
  readonly credit: ClaimedCredit;
};

/** A letter that can be written. One of the two is called, once. */
type OpenLetter = {
  readonly kind: "open";
  /** Writes it to its end. */
  readonly write: (signal: AbortSignal) => Promise<Answer>;
  /** Writes the letter and sends each sentence; reports failures by an event instead of throwing. */
  readonly stream: (send: Send, signal: AbortSignal) => Promise<void>;
};

const codeOf: Record<Exclude<LetterEnd["kind"], "written">, LetterRefusalCode> = {
  unfounded: "letter_unfounded",
  providerUnavailable: "provider_unavailable",
  cancelled: "cancelled",
};

/** Sends each event, and returns the last one. */
async function followed(events: LetterEvents, send: Send | undefined): Promise<LetterEnd> {
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value;
    send?.(step.value);
  }
}

/** Prints the letter, charges it and stores it. */
async function deliver(
  finished: FinishedLetter,
  { user, order, credit }: LetterJob,
  print: PrintLetter,
): Promise<Answer> {
  const { letter, posting, writer, fallback, doubtful } = finished;
  const printed = await print(pageOfLetter(letter, posting));
  const letterId = await credit.settle((client) =>
    storeLetter(client, {
      userId: user.userId,
      applicationId: order.applicationId,
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
    }),
  );
  return letterId === undefined
    ? reject("took_too_long")
    : { kind: "delivered", delivery: deliveryOf(finished, printed, letterId) };
}

/** Reads what the letter is written from. Takes the credit over: it is settled with the letter or given back, also when this throws. */
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

  const write = async (signal: AbortSignal, send?: Send): Promise<Answer> => {
    try {
      const reader = { userId: user.userId, signal };
      const end = await followed(services.events(composition, reader), send);
      if (signal.aborted) return reject("cancelled");
      return end.kind === "written"
        ? await deliver(end.finished, job, services.print)
        : reject(codeOf[end.kind]);
    } finally {
      await credit.close();
    }
  };

  const stream = async (send: Send, signal: AbortSignal): Promise<void> => {
    try {
      const response = await write(signal, send);
      if (response.kind === "delivered") send({ event: "done", data: response.delivery });
      else
        send({
          event: "error",
          data: { code: response.code, message: letterMessages[response.code] },
        });
    } catch (error) {
      services.log("error", "letter_stream_failed", describeError(error));
      send({ event: "error", data: letterFailure });
    }
  };

  return { kind: "open", write: (signal) => write(signal), stream };
}
