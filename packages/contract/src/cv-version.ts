import { accentPattern, cvTemplateNames } from "@postulo/domain/cv-look";
import { letterLanguages } from "@postulo/domain/letter-language";
import { papers } from "@postulo/domain/paper";
import * as z from "zod/mini";
import { cvFormats, cvMediaTypes } from "./cv.ts";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { DeepReadonly, Endpoint, ErrorCodeOf } from "./endpoint.ts";

const maxOperations = 500;
/** Of a name or a line in characters. */
const maxText = 2000;

/** Of an entry, a skill or a note; of a line, that of its entry, a slash and its number. */
export const cvPartId = z.string().check(z.minLength(1), z.maxLength(100));
export const cvWords = z.string().check(z.maxLength(maxText));
const language = z.enum(letterLanguages);

const skillGroupKinds = ["licences", "professional", "software", "languages"] as const;

const changeReason = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("requirement"), requirement: cvPartId, text: cvWords }),
  z.object({ kind: z.literal("postingTitle"), text: cvWords }),
  z.object({ kind: z.literal("notRequired") }),
  z.object({ kind: z.literal("remark") }),
  z.object({ kind: z.literal("manual") }),
]);

const orderedList = z.discriminatedUnion("of", [
  z.object({ of: z.literal("sections") }),
  z.object({ of: z.literal("lines"), entry: cvPartId }),
  z.object({ of: z.literal("skillGroups") }),
  z.object({ of: z.literal("skills"), group: z.enum(skillGroupKinds) }),
]);

const change = { id: z.string().check(z.maxLength(200)), reason: changeReason };

/** A change of the master that can be undone by itself; packages/cv applies it. */
export const cvOperation = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("order"),
    list: orderedList,
    first: z.array(cvPartId).check(z.maxLength(maxOperations)),
    ...change,
  }),
  z.object({ kind: z.literal("hide"), target: cvPartId, ...change }),
  z.object({ kind: z.literal("show"), target: cvPartId, ...change }),
  z.object({ kind: z.literal("shorten"), entry: cvPartId, line: cvPartId, ...change }),
  z.object({ kind: z.literal("headline"), entry: cvPartId, ...change }),
  z.object({ kind: z.literal("renameSkill"), skill: cvPartId, name: cvWords, ...change }),
  z.object({
    kind: z.literal("reword"),
    line: cvPartId,
    text: cvWords,
    isConfirmed: z.optional(z.boolean()),
    ...change,
  }),
]);
const operations = z.array(cvOperation).check(z.maxLength(maxOperations));

/** How a version looks, as it is stored with it. Without paper and language, those of the profile. */
export const cvLook = z.object({
  template: z.enum(cvTemplateNames),
  paper: z.optional(z.enum(papers)),
  accent: z.optional(z.string().check(z.regex(accentPattern))),
  language: z.optional(language),
});

const line = z.object({ id: z.string(), text: z.string() });
const entrySection = <Kind extends "experience" | "education" | "contributions">(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    title: z.string(),
    entries: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        organization: z.string(),
        location: z.string(),
        dates: z.string(),
        lines: z.array(line),
      }),
    ),
  });

/** The CV of the whole profile as it reads, without what only printing needs. */
export const cvMaster = z.object({
  language,
  name: z.string(),
  headline: z.string(),
  contact: z.array(
    z.object({ kind: z.enum(["place", "phone", "email", "website"]), text: z.string() }),
  ),
  summary: z.array(z.string()),
  sections: z.array(
    z.discriminatedUnion("kind", [
      entrySection("experience"),
      entrySection("education"),
      entrySection("contributions"),
      z.object({
        kind: z.literal("skills"),
        title: z.string(),
        groups: z.array(
          z.object({
            kind: z.enum(skillGroupKinds),
            label: z.string(),
            lead: z.string(),
            skills: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() })),
          }),
        ),
      }),
      z.object({ kind: z.literal("notes"), title: z.string(), lines: z.array(line) }),
    ]),
  ),
  /** Notes that are not shown unless the person chooses them. */
  offered: z.optional(z.array(line)),
});

export const openCvResponse = z.object({
  cvId: z.uuid(),
  /** Of the posting, or as the person has them. */
  title: z.optional(z.string()),
  company: z.optional(z.string()),
  applicationId: z.optional(z.uuid()),
  master: cvMaster,
  /** Whether posting and CV are in one language: in two, less of the posting is recognised in the profile. */
  isSameLanguage: z.boolean(),
  /** What the posting asks for, and the ids of what proves it; what of it the profile lacks. */
  requirements: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["must", "nice", "duty"]),
      text: z.string(),
      provenBy: z.array(z.string()),
      missing: z.array(z.string()),
      /** Notes that prove it, and are not on CVs. */
      inNotes: z.array(z.string()),
      /** Where nothing proves it: what the profile says that comes closest. */
      closest: z.optional(z.string()),
    }),
  ),
  /** The posting's names of skills, by the skills' ids. */
  skillNames: z.record(z.string(), z.string()),
  /** The changes that today's profile calls for. */
  proposed: z.array(cvOperation),
  /** The last version: its changes on today's profile. */
  version: z.object({
    number: z.int(),
    operations: z.array(cvOperation),
    look: z.optional(cvLook),
  }),
  /** Changes of the last version that no longer apply, because the profile was changed since. */
  dropped: z.array(
    z.object({
      operation: cvOperation,
      reason: z.enum(["gone", "changed", "unsupported"]),
      /** The line as it was, if it was one. */
      text: z.string(),
    }),
  ),
});
export type OpenCv = DeepReadonly<z.infer<typeof openCvResponse>>;

export const profileErrors = { profile_empty: 422, name_missing: 422 } as const;

export const adaptCv = {
  method: "POST",
  path: "/cv/adapt",
  summary:
    "A version of the caller's CV for a posting; one credit is charged when it is stored, none for a posting that has one",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** The posting as text, at most `maxPostingBytes`; without it, that of the application. */
      jobDescription: z.optional(z.string()),
      /** The application that the version belongs to. */
      applicationId: z.optional(z.uuid()),
      /** As entered by the user, instead of those of the posting. */
      title: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      company: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      /** Of titles and dates; without it, that of the profile's texts. */
      language: z.optional(language),
    }),
  },
  responses: {
    200: [
      {
        kind: "json",
        schema: z.extend(openCvResponse, {
          /** Whether it was made now, for a credit. */
          isNew: z.boolean(),
        }),
      },
    ],
  },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    blank_posting: 400,
    posting_too_long: 413,
    limit_reached: 402,
    application_not_found: 404,
    took_too_long: 503,
    ...profileErrors,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;

export const openCv = {
  method: "POST",
  path: "/cv/open",
  summary: "A stored version on today's profile, with what else the posting calls for; free",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({ cvId: z.uuid(), language: z.optional(language) }),
  },
  responses: { 200: [{ kind: "json", schema: openCvResponse }] },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    cv_not_found: 404,
    ...profileErrors,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;

export const printCvVersion = {
  method: "POST",
  path: "/cv/document",
  summary: "A version of the CV as a file; free",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.extend(cvLook, {
      cvId: z.uuid(),
      format: z.enum(cvFormats),
      /** Without them, those of the last stored version. None is the whole profile. */
      operations: z.optional(operations),
      /** The lines that they name, as they were when the operations were made. */
      lines: z.optional(
        z.array(z.object({ line: cvPartId, text: z.string() })).check(z.maxLength(maxOperations)),
      ),
    }),
  },
  responses: { 200: [{ kind: "file", mediaTypes: Object.values(cvMediaTypes) }] },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    cv_not_found: 404,
    ...profileErrors,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;

export type AdaptCvErrorCode = ErrorCodeOf<typeof adaptCv>;
