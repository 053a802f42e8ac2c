import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "hono";
import type { Pool } from "pg";
import type { LanguageModel } from "../language-model/language-model.ts";
import type { Log } from "../log/log.ts";
import { eventStream } from "./event-stream.ts";
import { claimLetterCredit } from "./letter-credit.ts";
import { letterErrors } from "./letter-messages.ts";
import type { LetterError } from "./letter-messages.ts";
import { openLetter } from "./deliver-letter.ts";
import type { LetterServices, WriteEvents } from "./deliver-letter.ts";
import { composeEvents } from "./letter-events.ts";
import { personOf } from "./letter-user.ts";
import { maxRequestBytes, readLetterRequest } from "./letter-request.ts";
import { modelEvents } from "./model-letter.ts";
import { maxDocumentBytes, readDocument } from "./document-request.ts";
import { wordLetter } from "./docx-letter.ts";
import { createPrinter } from "./print-letter.ts";
import type { PrintLetter } from "./print-letter.ts";

export interface CoverLetterRoutesOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly log: Log;
  /** The day the letter is dated. */
  readonly today: () => Date;
  readonly print?: PrintLetter;
  /** Without it letters are composed. */
  readonly model?: LanguageModel | undefined;
}

const refuse = (c: Context, { status, code, message }: LetterError) =>
  c.json({ code, message }, status);

const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

const wantsEvents = (request: Request) =>
  request.headers.get("accept")?.includes("text/event-stream") === true;

/**
 * `POST /`: a letter from the caller's profile, as text and as PDF, as JSON or, for whoever accepts `text/event-stream`, sentence by sentence.
 * One credit is charged when the letter is complete and stored, and none when it is not.
 * `POST /document`: a text that the person has edited, as PDF or as a Word document; free.
 */
export function createCoverLetterRoutes(options: CoverLetterRoutesOptions): Hono {
  const { pool, resolveCaller, log, today, print = createPrinter(), model } = options;
  const events: WriteEvents = (composition, reader) =>
    model ? modelEvents(composition, model, reader) : composeEvents(composition);
  const services: LetterServices = { pool, log, today, print, events };

  const routes = new Hono();
  routes.post(
    "/",
    bodyLimit({ maxSize: maxRequestBytes, onError: (c) => refuse(c, letterErrors.tooLong) }),
    async (c) => {
      const person = await personOf(c.req.raw, resolveCaller);
      if (!person) return refuse(c, letterErrors.notSignedIn);
      const read = readLetterRequest(await c.req.json().catch(() => undefined));
      if (read.kind !== "order") return refuse(c, letterErrors[read.kind]);
      const credit = await claimLetterCredit(pool, person.userId);
      if (!credit) return refuse(c, letterErrors.limitReached);
      const opened = await openLetter(services, { person, order: read.order, credit });
      if (opened.kind === "refused") return refuse(c, opened.error);
      if (wantsEvents(c.req.raw)) return eventStream(opened.stream, c.req.raw);
      const answer = await opened.write(c.req.raw.signal);
      return answer.kind === "delivered" ? c.json(answer.delivery) : refuse(c, answer.error);
    },
  );
  routes.post(
    "/document",
    bodyLimit({ maxSize: maxDocumentBytes, onError: (c) => refuse(c, letterErrors.textTooLong) }),
    async (c) => {
      const person = await personOf(c.req.raw, resolveCaller);
      if (!person) return refuse(c, letterErrors.notSignedIn);
      const read = readDocument(await c.req.json().catch(() => undefined));
      if (read.kind !== "document") return refuse(c, letterErrors[read.kind]);
      const bytes =
        read.format === "pdf" ? (await print(read.page)).pdf : await wordLetter(read.page);
      return c.body(Uint8Array.from(bytes), 200, {
        "content-type": contentTypes[read.format],
        "content-disposition": `attachment; filename="cover-letter.${read.format}"`,
        "cache-control": "no-store",
      });
    },
  );
  return routes;
}
