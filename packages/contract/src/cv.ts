import { accentPattern, cvTemplateNames } from "@postulo/domain/cv-look";
import { letterLanguages } from "@postulo/domain/letter-language";
import { papers } from "@postulo/domain/paper";
import * as z from "zod/mini";
import { letterMediaTypes } from "./cover-letter.ts";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { DeepReadonly, Endpoint, ErrorCodeOf, RequestOf } from "./endpoint.ts";

/** `json` is JSON Resume; `svg` the pages one below the other, for a preview. */
export const cvFormats = ["pdf", "docx", "json", "svg"] as const;
export type CvFormat = (typeof cvFormats)[number];

export const cvMediaTypes = {
  ...letterMediaTypes,
  json: "application/json",
  svg: "image/svg+xml",
} as const satisfies Record<CvFormat, string>;

/** What a profile lacks for any CV. */
export const cvGaps = ["name_missing", "profile_empty"] as const;
export type CvGap = (typeof cvGaps)[number];

/** In place of a preview, as `application/json`: a profile that is not filled in yet is no error. */
export const missingForCv = z.object({ missing: z.enum(cvGaps) });

/** As JSON in the `<metadata>` of a preview: the parts of the CV with characters for which the PDF has no glyph, and what it leaves out. */
export const cvPreviewData = z.object({
  unprintable: z.array(
    z.object({
      kind: z.enum([
        "head",
        "summary",
        "experience",
        "education",
        "contributions",
        "skills",
        "notes",
      ]),
      /** Title and organisation of an entry, the name of a skill; else empty. */
      name: z.string(),
      characters: z.array(z.string()),
    }),
  ),
  /** The notes that a CV shows only when the person chooses them, and this one does not. */
  leftOut: z.optional(z.array(z.string())),
});
export type CvPreviewData = DeepReadonly<z.output<typeof cvPreviewData>>;

export const printCv = {
  method: "POST",
  path: "/cv",
  summary:
    "The CV of the caller's whole profile; free. As svg, JSON with what is missing where there is no CV yet",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      template: z.enum(cvTemplateNames),
      format: z.enum(cvFormats),
      /** Without it, that of the profile's country. */
      paper: z.optional(z.enum(papers)),
      /** `#rrggbb`, darkened until it is readable on white; without it, the template's. */
      accent: z.optional(z.string().check(z.regex(accentPattern))),
      /** Without it, that of the profile's texts. */
      language: z.optional(z.enum(letterLanguages)),
    }),
  },
  responses: { 200: [{ kind: "file", mediaTypes: Object.values(cvMediaTypes) }] },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    name_missing: 422,
    profile_empty: 422,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;

export type CvRequest = RequestOf<typeof printCv>;
export type CvErrorCode = ErrorCodeOf<typeof printCv>;
