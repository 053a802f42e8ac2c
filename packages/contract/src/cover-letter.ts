import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { DeepReadonly, Endpoint, ErrorCodeOf, EventsOf } from "./endpoint.ts";
import { letterLanguages } from "@postulo/domain/letter-language";
import {
  lengths,
  letterStyles,
  letterWriters,
  maxAnswerCharacters,
  profileGaps,
  tones,
} from "@postulo/domain/letter-style";

const text = z.optional(z.string());
const language = z.enum(letterLanguages);

export const maxJobCharacters = 200;
const jobText = z.optional(z.string().check(z.trim(), z.maxLength(maxJobCharacters)));

/** The job and its employer as entered by the user. */
const statedJob = { title: jobText, company: jobText };

const stated = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200))));

/** What the user says about the posting; null where the letter names none. */
const statedPosting = {
  title: stated,
  company: stated,
  place: stated,
  /** Who reads the letter, as in its address: "Mr Tom Prowse, Headteacher". */
  reader: stated,
  reference: stated,
};

const letterRequest = z.object({
  /** The posting as text, at most `maxPostingBytes`. */
  jobDescription: z.string(),
  /** The language to write in; without it, the posting's own. */
  language: z.optional(language),
  /** Instead of those of the posting. */
  ...statedPosting,
  /** `plain` when it is missing. */
  tone: z.optional(z.enum(tones)),
  /** `standard` when it is missing. */
  length: z.optional(z.enum(lengths)),
  /** `quoted` when it is missing. */
  style: z.optional(z.enum(letterStyles)),
  /** The application that the letter belongs to. */
  applicationId: z.optional(z.uuid()),
  /**
   * The stored letter that this one is a variant of, in another layout, tone, length or language. It is not charged if both are
   * composed, and for the same posting.
   */
  variantOf: z.optional(z.uuid()),
  /**
   * The stored letter whose next version this one becomes, if it is the caller's, for the same posting and in the same language;
   * otherwise a letter is added.
   */
  replaces: z.optional(z.uuid()),
  /** The person's own words, which the letter quotes: why this job, and what the reader should know. */
  why: z.optional(z.string().check(z.trim(), z.maxLength(maxAnswerCharacters))),
  know: z.optional(z.string().check(z.trim(), z.maxLength(maxAnswerCharacters))),
  /**
   * Of a letter whose events are read: the id of its `start`, or one that the client has chosen. Within 15 minutes the request with
   * the same id returns the events of the same letter from the first on, from any process; it is written and charged once.
   */
  streamId: z.optional(z.uuid()),
  /** The user's IANA time zone, for the date of the letter; an unknown one is ignored. */
  timeZone: withFallback(z.optional(z.string()), undefined),
});

/** A sentence and its sources: ids of entries, `profile` for the personal part, `posting`; none for a courtesy. */
export const letterSentence = z.object({
  text: z.string(),
  sources: z.array(z.string()),
  /** One of the person's own lines, verbatim: shown by itself after a dash. */
  isLine: z.optional(z.boolean()),
  /** In the style "table", the sentence that begins the left or the right cell of a row; it is shown on a line of its own. */
  cell: z.optional(z.enum(["asked", "brought"])),
});
export type LetterSentence = z.infer<typeof letterSentence>;

/** With the number of its paragraph, from 0. */
const placedSentence = z.extend(letterSentence, { paragraph: z.int() });

/** Who wrote a letter on the server. */
const writer = z.enum(letterWriters);

/** Why the composer was used instead of the model. */
export const fallbackReason = z.enum(["providerUnavailable", "refusedByGate", "ceilingReached"]);
export type FallbackReason = z.infer<typeof fallbackReason>;

/** A term of the posting that the profile does not name, or a gap of the profile itself. */
export const missingFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("notInProfile"), term: z.string() }),
  z.object({ kind: z.literal("add"), what: z.enum(profileGaps) }),
]);

export type MissingFact = z.infer<typeof missingFact>;

const problems = z.array(z.object({ kind: z.string(), words: z.string() }));

/** A sentence of a model that the fact gate cannot decide; `after` is the sentence of the letter before it. */
export const doubtfulSentence = z.extend(letterSentence, {
  problems,
  after: z.optional(z.string()),
});
export type DoubtfulSentence = DeepReadonly<z.infer<typeof doubtfulSentence>>;

const postingRead = z.object({
  title: text,
  company: text,
  place: text,
  /** As in the address of the letter. */
  reader: text,
  reference: text,
  /** What the posting asks the applicant to do, in its words. The letter does none of it. */
  tasks: z.optional(z.array(z.string())),
});

const base64 = z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/));

export const letterResponse = z.object({
  coverLetter: z.string().check(z.minLength(1)),
  pdf: z.object({ content: base64, pages: z.int() }),
  language,
  sentences: z.array(placedSentence),
  missing: z.array(missingFact),
  posting: postingRead,
  /** How the letter was written, in English. */
  notice: z.string(),
  letterId: z.uuid(),
  writer,
  fallback: z.optional(z.object({ reason: fallbackReason })),
  /** Texts that the fact gate has rejected. */
  refused: z.array(z.object({ text: z.string(), problems })),
  /** Not in the letter: for the person to check. */
  doubtful: z.array(doubtfulSentence),
});
export type LetterResponse = DeepReadonly<z.infer<typeof letterResponse>>;

const letterErrors = {
  ...bearerErrors,
  invalid_body: 400,
  blank_posting: 400,
  posting_too_long: 413,
  limit_reached: 402,
  profile_missing: 422,
  name_missing: 422,
  profile_empty: 422,
  application_not_found: 404,
  letter_unfounded: 422,
  took_too_long: 503,
  provider_unavailable: 503,
  cancelled: 409,
  ...rateLimitErrors,
} as const satisfies Endpoint["errors"];

const letterEvents = {
  start: z.object({
    posting: postingRead,
    language,
    writer,
    /** Absent on servers that cannot continue a letter. */
    streamId: z.optional(z.uuid()),
  }),
  /** A sentence that the fact gate passed; `at` is its place, and a rewritten one may come after later ones. */
  sentence: z.extend(placedSentence, { at: z.int() }),
  /** The model writes so many sentences again. What was shown stays. */
  revision: z.object({ count: z.int() }),
  /** The letter, stored and charged. */
  done: letterResponse,
  /** Nothing was stored or charged. */
  error: z.object({ code: z.string(), message: z.string() }),
};

export const writeCoverLetter = {
  method: "POST",
  path: "/cover-letter",
  summary:
    "A letter from the caller's profile for a posting; one credit is charged when it is complete and stored",
  access: "bearer",
  request: { kind: "json", schema: letterRequest },
  responses: {
    200: [
      { kind: "json", schema: letterResponse },
      /** For callers that accept `text/event-stream`. */
      { kind: "events", events: letterEvents },
    ],
  },
  errors: letterErrors,
} as const satisfies Endpoint;

/** Ends a letter that is being written; the credit is given back. Without effect on one that has ended. */
export const cancelCoverLetter = {
  method: "DELETE",
  path: "/letter-stream",
  summary: "Cancels a letter while it is written",
  access: "bearer",
  query: z.object({ id: z.uuid() }),
  responses: { 204: [] },
  errors: { ...bearerErrors, invalid_body: 400 },
} as const satisfies Endpoint;

export type LetterEvent = DeepReadonly<EventsOf<typeof letterEvents>>;
export type LetterErrorCode = ErrorCodeOf<typeof writeCoverLetter>;

const bytes = z.array(z.int().check(z.minimum(0), z.maximum(255))).check(z.minLength(1));

/** The PDF of a letter as the specification has it: base64 or bytes. */
export const specifiedPdf = z.object({ content: z.union([base64, bytes]) });

/** The specification defines only the text and its PDF. */
const specifiedResponse = z.extend(z.partial(letterResponse), {
  coverLetter: letterResponse.shape.coverLetter,
  pdf: specifiedPdf,
});
export type SpecifiedLetter = z.infer<typeof specifiedResponse>;

const specifiedEvents = { ...letterEvents, done: specifiedResponse };
export type SpecifiedLetterEvent = EventsOf<typeof specifiedEvents>;

/** As `writeCoverLetter`, for clients of any server that implements the specification. */
export const writeSpecifiedLetter = {
  ...writeCoverLetter,
  responses: {
    200: [
      { kind: "json", schema: specifiedResponse },
      { kind: "events", events: specifiedEvents },
    ],
  },
} as const satisfies Endpoint;

export const letterFormats = ["pdf", "docx"] as const;
export type LetterFormat = (typeof letterFormats)[number];

export const letterMediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<LetterFormat, string>;

/** `svg` is the pages one below the other, for a preview. */
export const letterDocumentFormats = [...letterFormats, "svg"] as const;

export const documentMediaTypes = {
  ...letterMediaTypes,
  svg: "image/svg+xml",
} as const satisfies Record<(typeof letterDocumentFormats)[number], string>;

export const printCoverLetter = {
  method: "POST",
  path: "/cover-letter/document",
  summary: "A text that the person has edited, as a PDF or Word document; free",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** At most `maxLetterCharacters`. */
      text: z.string(),
      language,
      format: z.enum(letterDocumentFormats),
      /** Decides the paper; without it, the profile's. */
      country: z.optional(z.string().check(z.maxLength(200))),
      ...statedJob,
    }),
  },
  responses: { 200: [{ kind: "file", mediaTypes: Object.values(documentMediaTypes) }] },
  errors: {
    ...bearerErrors,
    invalid_body: 400,
    blank_text: 400,
    text_too_long: 413,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;
