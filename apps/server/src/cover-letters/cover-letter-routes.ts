import { randomUUID } from "node:crypto";
import { maxLetterCharacters } from "@postulo/domain/letter-style";
import type { LetterEvent } from "@postulo/contract/cover-letter";
import {
  cancelCoverLetter,
  documentMediaTypes,
  printCoverLetter,
  writeCoverLetter,
} from "@postulo/contract/cover-letter";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import type { LanguageModel } from "../language-model/language-model.ts";
import type { Log } from "../log/log.ts";
import { attachment } from "../http/attachment.ts";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { createAnswerDraftRoutes } from "./answer-draft-routes.ts";
import { eventStream } from "./event-stream.ts";
import { claimCredit, noCredit } from "../credits/claim-credit.ts";
import type { ClaimedCredit } from "../credits/claim-credit.ts";
import { letterMessages } from "./letter-messages.ts";
import { openLetter } from "./deliver-letter.ts";
import type { LetterServices, WriteEvents } from "./deliver-letter.ts";
import { composeEvents } from "./letter-events.ts";
import { createLetterWriters } from "./letter-writers.ts";
import { followLetter } from "./follow-letter.ts";
import { createLetterStreams, streamTimes } from "./letter-streams.ts";
import type { StreamKey, StreamTimes } from "./letter-streams.ts";
import { createChanges } from "./stream-changes.ts";
import { toSignedInUser } from "../http/signed-in-user.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";
import { readNamedPerson } from "../profile/named-person.ts";
import { maxRequestBytes, readLetterRequest } from "./letter-request.ts";
import type { LetterRequestBody } from "./letter-request.ts";
import { modelEvents } from "./model-letter.ts";
import { maxDocumentBytes, readDocument } from "./document-request.ts";
import { wordLetter } from "./docx-letter.ts";
import { createPrinter } from "./print-letter.ts";
import type { PrintLetter } from "./print-letter.ts";
import { isComposedFor } from "./stored-letter.ts";
import type { Cleanup } from "../start/run-cleanups.ts";

export interface CoverLetterRoutesOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly log: Log;
  /** The day the letter is dated. */
  readonly today: () => Date;
  readonly print?: PrintLetter;
  /** Without it letters are composed. */
  readonly model?: LanguageModel | undefined;
  /** Receives what has to be done at the stop, before the pool ends. */
  readonly addCleanup: (end: Cleanup) => void;
  readonly times?: StreamTimes;
}

const refuse = createRefuse(writeCoverLetter, letterMessages);
const refuseCancel = createRefuse(cancelCoverLetter, {
  invalid_body: "Name the letter by the id of its stream.",
});
const refuseDocument = createRefuse(printCoverLetter, {
  invalid_body: "Send JSON with text, language (en or fr) and format (pdf, docx or svg).",
  blank_text: "There is nothing to print.",
  text_too_long: `The letter is longer than ${maxLetterCharacters} characters.`,
});

const wantsEvents = (request: Request) =>
  request.headers.get("accept")?.includes("text/event-stream") === true;

/**
 * `POST /cover-letter`: a letter from the caller's profile, as text and as PDF, as JSON or with `Accept:
 * text/event-stream` sentence by sentence. One credit is charged when the letter is complete and stored, otherwise
 * none; none for a variant of a composed letter either. The same request with the same `streamId` follows the same letter, on any process; `DELETE /letter-stream` cancels it.
 * `POST /cover-letter/document`: an edited text as PDF, DOCX or SVG; free.
 */
export function createCoverLetterRoutes(options: CoverLetterRoutesOptions): Hono {
  const { pool, resolveCaller, log, today, print = createPrinter(), model } = options;
  const events: WriteEvents = (composition, reader, written) =>
    model ? modelEvents(composition, { model, reader, written }) : composeEvents(composition);
  const services: LetterServices = { pool, log, today, print, events };
  const times = options.times ?? streamTimes;
  const streams = createLetterStreams(pool, times);
  const changes = createChanges();
  const writers = createLetterWriters(services, { streams, changes, times });
  options.addCleanup(writers.leave);

  const routes = createAnswerDraftRoutes({ pool, resolveCaller, today, model });
  addEndpoint(
    routes,
    writeCoverLetter,
    bodyLimit({ maxSize: maxRequestBytes, onError: (c) => refuse(c, "posting_too_long") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuse(c, "not_authenticated");
      const read = readLetterRequest(await c.req.json().catch(() => undefined));
      if (read.kind === "refused") return refuse(c, read.code);
      const { order } = read;
      const isStream = wantsEvents(c.req.raw);
      const key = { userId: user.userId, id: order.streamId ?? randomUUID() };
      const takeOver = (stream: StreamKey) => writers.takeOver(stream, { user, order });
      const follow = () =>
        eventStream<LetterEvent>(
          (send, signal) =>
            followLetter(key, { send, signal }, { streams, changes, times, log, takeOver }),
          c.req.raw,
        );
      if (isStream && (await streams.read(key))) return follow();
      const credit = await creditFor(order, user, options);
      if (!credit) return refuse(c, "limit_reached");
      const opened = await openLetter(services, { user, order, credit });
      if (opened.kind === "refused") return refuse(c, opened.code);
      if (isStream) {
        await writers.begin(key, opened, credit);
        return follow();
      }
      try {
        const response = await opened.write(c.req.raw.signal);
        return response.kind === "delivered"
          ? respond(c, writeCoverLetter, response.delivery)
          : refuse(c, response.code);
      } finally {
        await credit.close();
      }
    },
  );
  addEndpoint(routes, cancelCoverLetter, async (c) => {
    const user = await toSignedInUser(c.req.raw, resolveCaller);
    if (!user) return refuseCancel(c, "not_authenticated");
    const query = cancelCoverLetter.query.safeParse(c.req.query());
    if (!query.success) return refuseCancel(c, "invalid_body");
    await writers.cancel({ userId: user.userId, id: query.data.id });
    return c.body(null, 204);
  });
  addDocumentEndpoint(routes, { pool, resolveCaller, print });
  return routes;
}

/** What the letter is charged to: nothing if it is a variant of a composed one for the same posting. Undefined at the limit. */
async function creditFor(
  { variantOf, jobDescription }: LetterRequestBody,
  { userId }: SignedInUser,
  { pool, model }: CoverLetterRoutesOptions,
): Promise<ClaimedCredit | undefined> {
  const isFree =
    !model &&
    variantOf !== undefined &&
    (await isComposedFor(pool, { id: variantOf, userId, posting: jobDescription }));
  return isFree ? noCredit(pool) : claimCredit(pool, userId, "cover_letter");
}

/** `POST /cover-letter/document`. */
function addDocumentEndpoint(
  routes: Hono,
  {
    pool,
    resolveCaller,
    print,
  }: Required<Pick<CoverLetterRoutesOptions, "pool" | "resolveCaller" | "print">>,
): void {
  addEndpoint(
    routes,
    printCoverLetter,
    bodyLimit({ maxSize: maxDocumentBytes, onError: (c) => refuseDocument(c, "text_too_long") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuseDocument(c, "not_authenticated");
      const person = await readNamedPerson(pool, user.caller, user.userId);
      const read = readDocument(await c.req.json().catch(() => undefined), person);
      if (read.kind === "refused") return refuseDocument(c, read.code);
      const { format, fileName, page } = read;
      const bytes =
        format === "docx" ? await wordLetter(page) : (await print(page, format)).content;
      return c.body(Uint8Array.from(bytes), 200, {
        "content-type": documentMediaTypes[format],
        "content-disposition": attachment(fileName),
        "cache-control": "no-store",
      });
    },
  );
}
