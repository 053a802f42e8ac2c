import { letterLanguages } from "@postulo/domain/letter-language";
import { letterWriters } from "@postulo/domain/letter-style";
import * as z from "zod/mini";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

/** In characters, of a question and of what an answer may hold. */
export const maxQuestionCharacters = 2000;
export const maxDraftCharacters = 5000;

const jobText = z.optional(z.string().check(z.trim(), z.maxLength(200)));

const answerDraftRequest = z.object({
  /** The label of the field. */
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxQuestionCharacters)),
  /** What the field takes. */
  maxCharacters: z.optional(z.int().check(z.minimum(1))),
  maxWords: z.optional(z.int().check(z.minimum(1))),
  maxSentences: z.optional(z.int().check(z.minimum(1))),
  title: jobText,
  company: jobText,
  /** The posting as text, at most `maxPostingBytes`. */
  jobDescription: z.optional(z.string()),
  /** Of the page; the question's own language where it is clear. */
  language: z.optional(z.enum(letterLanguages)),
});

/** Why there is no draft. "notOpen": the question asks for what no profile can answer. */
export const undraftedReasons = ["notOpen", "nothingFits", "tooShort"] as const;
export type UndraftedReason = (typeof undraftedReasons)[number];

/** What a draft rests on. */
export const draftSource = z.object({
  kind: z.enum([
    "job",
    "education",
    "contribution",
    "skill",
    "note",
    "person",
    "letterAnswer",
    "formAnswer",
  ]),
  /** Its title and organisation; of an answer its question or employer. Empty for the summary. */
  name: z.string(),
});
export type DraftSource = z.infer<typeof draftSource>;

export const draftedAnswer = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(maxDraftCharacters)),
  language: z.enum(letterLanguages),
  writer: z.enum(letterWriters),
  sources: z.array(draftSource),
});

export const draftAnswer = {
  method: "POST",
  path: "/cover-letter/answer",
  summary:
    "A draft for an open question of a form, from the person's own words and lines; none where nothing fits; free",
  access: "bearer",
  request: { kind: "json", schema: answerDraftRequest },
  responses: {
    200: [
      {
        kind: "json",
        schema: z.discriminatedUnion("kind", [
          z.extend(draftedAnswer, { kind: z.literal("drafted") }),
          z.object({ kind: z.literal("none"), reason: z.enum(undraftedReasons) }),
        ]),
      },
    ],
  },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    posting_too_long: 413,
    profile_missing: 422,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;
