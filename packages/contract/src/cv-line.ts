import { letterLanguages } from "@postulo/domain/letter-language";
import * as z from "zod/mini";
import { cvPartId, cvWords, profileErrors } from "./cv-version.ts";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

const lineVerdicts = ["accepted", "doubtful", "refused"] as const;

/** Why a wording is not accepted: what its words would claim. */
const claimReasons = [
  "number",
  "date",
  "duration",
  "organisation",
  "name",
  "title",
  "term",
  "credential",
  "level",
  "credit",
  "scope",
  "honour",
  "negation",
  "unsupported",
  "claimed",
  "mixed",
  "unsourced",
  "placeholder",
  "leakage",
  "link",
] as const;

export const checkCvLine = {
  method: "POST",
  path: "/cv/line",
  summary: "Whether another wording of a line says only what its entry says; free",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      cvId: z.uuid(),
      line: cvPartId,
      text: cvWords,
      language: z.optional(z.enum(letterLanguages)),
    }),
  },
  responses: {
    200: [
      {
        kind: "json",
        schema: z.object({
          verdict: z.enum(lineVerdicts),
          reasons: z.array(z.object({ kind: z.enum(claimReasons), words: z.string() })),
        }),
      },
    ],
  },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    cv_not_found: 404,
    line_not_found: 404,
    ...profileErrors,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;

export const suggestCvLine = {
  method: "POST",
  path: "/cv/suggestion",
  summary:
    "Another wording of a line with the posting's words, by the server's language model; only what its entry says; free",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      cvId: z.uuid(),
      line: cvPartId,
      language: z.optional(z.enum(letterLanguages)),
    }),
  },
  responses: {
    200: [
      {
        kind: "json",
        schema: z.discriminatedUnion("kind", [
          z.object({
            kind: z.literal("suggested"),
            text: z.string(),
            /** What the posting asks for, and the line proves. */
            requirement: z.object({ id: z.string(), text: z.string() }),
          }),
          z.object({
            kind: z.literal("none"),
            /**
             * The posting asks for nothing that the line says, line or posting hold what is not sent (the person's name, contact
             * details), or no wording was accepted.
             */
            reason: z.enum(["notAsked", "personal", "refused"]),
          }),
        ]),
      },
    ],
  },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    cv_not_found: 404,
    line_not_found: 404,
    /** The server has no language model. */
    no_model: 404,
    /** `maxWordingCalls` */
    wording_limit_reached: 429,
    /** The operator's month is spent. */
    model_ceiling_reached: 503,
    took_too_long: 503,
    provider_unavailable: 503,
    ...profileErrors,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;
