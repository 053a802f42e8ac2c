import { draftAnswer as endpoint, maxDraftCharacters } from "@postulo/contract/answer-draft";
import type { DraftSource } from "@postulo/contract/answer-draft";
import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import { maxPostingBytes, maxPostingKilobytes } from "@postulo/domain/letter-style";
import type { Entry } from "@postulo/evidence/entry";
import { draftAnswer, draftLanguage } from "@postulo/letter/draft-answer";
import type { DraftRequest, OwnAnswer } from "@postulo/letter/draft-answer";
import { readPosting } from "@postulo/posting/posting";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import type * as z from "zod/mini";
import { readSignedInBody } from "../http/signed-in-body.ts";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";
import type { LanguageModel } from "../language-model/language-model.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";
import { calendarDate } from "./calendar-date.ts";
import { writeByModel } from "./model-answer.ts";
import { readOwnAnswers } from "./own-answers.ts";

export interface AnswerDraftOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly today: () => Date;
  /** Without it drafts are composed of the person's own lines. */
  readonly model: LanguageModel | undefined;
}

const refuse = createRefuse(endpoint, {
  invalid_body:
    "Send JSON with question; maxCharacters, maxWords, maxSentences and the job are optional.",
  posting_too_long: `The job description is longer than ${maxPostingKilobytes} kB.`,
  profile_missing: "Your profile is empty: an answer says only what is in it.",
});

/** The posting as JSON with its escapes, and the question. */
const maxBytes = 2 * maxPostingBytes + 20_000;
/** The person waits beside the form. */
const timeLimitMs = 30_000;

type Body = z.infer<typeof endpoint.request.schema>;

async function requestOf(
  body: Body,
  user: SignedInUser,
  { pool, today }: AnswerDraftOptions,
): Promise<DraftRequest | undefined> {
  const { question, title, company = "", jobDescription = "", language: page } = body;
  const [profile, ownAnswers] = await Promise.all([
    readStoredProfile(pool, user.caller, user.userId),
    readOwnAnswers(pool, user, company),
  ]);
  if (!profile) return undefined;
  const posting = readPosting(jobDescription, { title, company });
  const maxCharacters = Math.min(body.maxCharacters ?? maxDraftCharacters, maxDraftCharacters);
  const { maxWords, maxSentences } = body;
  const asked = { text: question, maxCharacters, maxWords, maxSentences };
  return {
    profile,
    ownAnswers,
    question: asked,
    posting,
    language: draftLanguage(asked, { page, posting }) ?? defaultLetterLanguage,
    today: calendarDate(today(), undefined),
  };
}

const nameOf = ({ title, organisation }: Entry) =>
  [title, organisation].filter((part) => part !== "").join(", ");

function sourceOf(entry: Entry, ownAnswers: readonly OwnAnswer[]): DraftSource {
  const own = ownAnswers.find(({ id }) => id === entry.id);
  if (own) return { kind: own.question === "" ? "letterAnswer" : "formAnswer", name: own.question };
  return { kind: entry.kind === "answer" ? "formAnswer" : entry.kind, name: nameOf(entry) };
}

/** `POST /cover-letter/answer`: a draft for an open question of a form; free. */
export function createAnswerDraftRoutes(options: AnswerDraftOptions): Hono {
  const { pool, resolveCaller, model } = options;
  const routes = new Hono();
  addEndpoint(
    routes,
    endpoint,
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, "posting_too_long") }),
    async (c) => {
      const read = await readSignedInBody(c, endpoint.request.schema, resolveCaller);
      if (read.kind === "refused") return refuse(c, read.code);
      const { user, body } = read;
      if (Buffer.byteLength(body.jobDescription ?? "") > maxPostingBytes)
        return refuse(c, "posting_too_long");
      const request = await requestOf(body, user, options);
      if (!request) return refuse(c, "profile_missing");
      const composed = draftAnswer(request);
      if (composed.kind === "none") return respond(c, endpoint, composed);
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeLimitMs)]);
      const reader = { pool, user, signal };
      const written = model && (await writeByModel(request, composed, { model, reader }));
      const { text, sources } = written ?? composed;
      return respond(c, endpoint, {
        kind: "drafted",
        text,
        language: request.language,
        writer: written ? "model" : "composer",
        sources: sources.map((entry) => sourceOf(entry, request.ownAnswers)),
      });
    },
  );
  return routes;
}
