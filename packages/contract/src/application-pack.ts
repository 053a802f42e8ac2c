import { letterLanguages } from "@postulo/domain/letter-language";
import * as z from "zod/mini";
import { letterMediaTypes, maxJobCharacters } from "./cover-letter.ts";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

/** `zip` has the letter and the CV as two PDF files, `pdf` one after the other. */
export const packFormats = ["zip", "pdf"] as const;
export type PackFormat = (typeof packFormats)[number];

export const packMediaTypes = {
  zip: "application/zip",
  pdf: letterMediaTypes.pdf,
} as const satisfies Record<PackFormat, string>;

const jobText = z.optional(z.string().check(z.trim(), z.maxLength(maxJobCharacters)));

export const packApplication = {
  method: "POST",
  path: "/application-pack",
  summary:
    "A letter with the CV of its application: the version for the application or the posting, else that of the whole profile; free",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** The letter as it is now; at most `maxLetterCharacters`. */
      text: z.string(),
      language: z.enum(letterLanguages),
      format: z.enum(packFormats),
      title: jobText,
      company: jobText,
      /** Of them the CV is looked up: of the application first. */
      applicationId: z.optional(z.uuid()),
      posting: z.optional(z.string()),
    }),
  },
  responses: { 200: [{ kind: "file", mediaTypes: Object.values(packMediaTypes) }] },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    blank_text: 400,
    text_too_long: 413,
    name_missing: 422,
    profile_empty: 422,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;
