import { letterLanguages } from "@postulo/domain/letter-language";
import * as z from "zod/mini";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { Endpoint, ResponseOf } from "./endpoint.ts";

/** A part of the profile that proves something; of a line, the id of its entry, a slash and its number. */
const provingPart = z.object({
  id: z.string(),
  text: z.string(),
  /** The entry that it is from, with its name: a job's title and company, the label of a note, "" for the summary. */
  source: z.object({
    kind: z.enum([
      "experience",
      "education",
      "contribution",
      "skill",
      "language",
      "note",
      "personal",
    ]),
    name: z.string(),
  }),
});

export const comparePosting = {
  method: "POST",
  path: "/posting/comparison",
  summary:
    "What a posting asks for, and what of the caller's profile proves it, as in the CV for it; free, and nothing is stored",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** The posting as text, at most `maxPostingBytes`. */
      jobDescription: z.string(),
    }),
  },
  responses: {
    200: [
      {
        kind: "json",
        schema: z.object({
          /** Of the profile's texts; absent if they are too few, or in another one. */
          profileLanguage: z.optional(z.enum(letterLanguages)),
          /** In the posting's words and order. */
          requirements: z.array(
            z.object({
              id: z.string(),
              kind: z.enum(["must", "nice", "duty"]),
              text: z.string(),
              /** The best first; none where nothing of the profile proves it. */
              provenBy: z.array(provingPart),
              /** What of it the profile does not name. */
              missing: z.array(z.string()),
              /** Where nothing proves it: what the profile says that comes closest. */
              closest: z.optional(z.string()),
            }),
          ),
        }),
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

export type PostingComparison = ResponseOf<typeof comparePosting>;
export type ComparedRequirement = PostingComparison["requirements"][number];
