import type { EntryKind } from "@postulo/domain/profile/entry";
import * as z from "zod/mini";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { DeepReadonly, Endpoint, ErrorCodeOf } from "./endpoint.ts";

/** The tables that a résumé adds entries to. */
export const resumeLists = [
  "education",
  "experiences",
  "contributions",
  "competencies",
  "websites",
  "other",
] as const;
export type ResumeList = (typeof resumeLists)[number];

/** The kind of the entries of each list. Skills have a table of their own. */
export const entryKindOfList = {
  education: "education",
  experiences: "experience",
  contributions: "contributions",
  websites: "websites",
  other: "other",
} as const satisfies Readonly<Record<Exclude<ResumeList, "competencies">, EntryKind>>;

/** Columns of the profile that a résumé may fill. Age and gender are not among them. */
export const resumeFields = [
  "first_name",
  "last_name",
  "email",
  "phone_number",
  "address",
  "postal_code",
  "city",
  "country",
  "summary",
] as const;
export type ResumeField = (typeof resumeFields)[number];

const list = z.enum(resumeLists);
const field = z.enum(resumeFields);
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** The columns of the list's table, dates as `YYYY-MM-DD` with their precision. */
const row = z.record(z.string(), cell);
/** The lines of the résumé that a value was read from. */
const source = z.array(z.string());
/** Indexes of `lines`. */
const lineNumbers = z.array(z.number());

/** A line of the résumé and where it stands. */
const resumeLine = z.object({
  text: z.string(),
  /** 0 for the main text, otherwise the number of the column or text box beside it. */
  column: z.number(),
  /** Number of the line in its column, from 1. */
  paragraph: z.number(),
  /** From 1; null in files without pages. */
  page: z.nullable(z.number()),
  /** In points from the top left corner of the page; null in files without pages. */
  box: z.nullable(
    z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  ),
});
export type ResumeLine = DeepReadonly<z.infer<typeof resumeLine>>;

/** An entry of the résumé with what it was read from. */
const readEntry = z.object({
  list,
  /** Of the row in the list's table, which was added or existed already; null for an incomplete entry. */
  id: z.nullable(z.uuid()),
  row,
  /** From 0 to 1, of the columns that were read. */
  confidence: z.record(z.string(), z.number()),
  /** All its lines, also those that ended in no column. */
  lines: lineNumbers,
});
export type ReadEntry = DeepReadonly<z.infer<typeof readEntry>>;

/** An entry of the résumé, with the row of the profile that was added or existed already. */
const reviewedEntry = z.object({
  list,
  /** Of the row in the list's table. */
  id: z.uuid(),
  /** Added by this upload; otherwise the profile had it before. */
  isNew: z.boolean(),
  found: row,
  /** Columns whose value has a low confidence. */
  doubtful: z.array(z.string()),
  /** Columns in which an existing row has another value, or none. The row is not changed. */
  differs: z.array(z.object({ column: z.string(), current: cell, found: cell })),
  source,
});
export type ReviewedEntry = DeepReadonly<z.infer<typeof reviewedEntry>>;

/** An entry without the required columns of its table, such as a job without an employer, which the user can complete. */
const incompleteEntry = z.object({ list, found: row, source });
export type IncompleteEntry = DeepReadonly<z.infer<typeof incompleteEntry>>;

export const resumeResponse = z.object({
  /** Whether a language model read the lines as well. */
  readBy: z.enum(["rules", "model"]),
  /** The values that were written into empty fields of the profile. */
  filled: z.partialRecord(field, z.string()),
  added: z.record(list, z.number()),
  /** The ids of the added rows, for the function `undo_resume`. */
  addedIds: z.partialRecord(list, z.array(z.string())),
  /** Fields of the profile that have another value, which is not changed. */
  conflicts: z.array(z.object({ field, current: z.string(), found: z.string() })),
  /** Fields that were filled with a value of low confidence. */
  doubtful: z.array(field),
  incomplete: z.array(incompleteEntry),
  /** Of every field that the résumé has a value for, filled or not; the confidence is from 0 to 1. */
  evidence: z.partialRecord(
    field,
    z.object({ confidence: z.number(), source, lines: lineNumbers }),
  ),
  /** Entries with a doubtful value, or one that differs from the row that was there. */
  review: z.array(reviewedEntry),
  /** The lines of the file in reading order. */
  lines: z.array(resumeLine),
  /** Every entry of the résumé, list by list in the order of the file. */
  entries: z.array(readEntry),
  /** The lines that ended in no value. Titles and labels of what was read are not among them. */
  unread: lineNumbers,
});
export type ResumeResponse = DeepReadonly<z.infer<typeof resumeResponse>>;

const resumeErrors = {
  ...bearerErrors,
  file_missing: 400,
  unsupported_type: 415,
  empty_file: 422,
  file_too_large: 413,
  encrypted_file: 422,
  corrupt_file: 422,
  too_many_pages: 422,
  too_complex: 422,
  no_text: 422,
  timed_out: 422,
  unreadable: 422,
  ...rateLimitErrors,
} as const;

export const readResume = {
  method: "POST",
  path: "/resume-parser",
  summary:
    "Reads a résumé and fills the caller's profile from it; nothing but the values is stored",
  access: "bearer",
  request: { kind: "form", fileField: "file" },
  responses: { 200: [{ kind: "json", schema: resumeResponse }] },
  errors: resumeErrors,
} as const satisfies Endpoint;

export type ResumeErrorCode = ErrorCodeOf<typeof readResume>;

/** A field of the profile for a review. */
const fieldToReview = z.object({
  field,
  /** As it would be stored: a phone number as E.164 when its country is known. */
  found: z.string(),
  /** What the profile has; empty for nothing. */
  current: z.string(),
  /** From 0 to 1. */
  confidence: z.number(),
  lines: lineNumbers,
  /** Not written in the file: the country of the phone number. */
  isProposed: z.boolean(),
});
export type FieldToReview = DeepReadonly<z.infer<typeof fieldToReview>>;

/** An entry of the résumé for a review. */
const entryToReview = z.object({
  ...z.omit(readEntry, { id: true }).shape,
  /** The columns that a second reading, by a model, has otherwise. */
  other: row,
  /** The row of the profile that seems to be the same entry. */
  existing: z.nullable(
    z.object({
      id: z.uuid(),
      version: z.number(),
      row,
      /** Columns in which the profile has another value than the résumé, or none. */
      differs: z.array(z.string()),
    }),
  ),
});
export type EntryToReview = DeepReadonly<z.infer<typeof entryToReview>>;

export const resumeReview = z.object({
  readBy: z.enum(["rules", "model"]),
  fields: z.array(fieldToReview),
  /** Every entry of the résumé, list by list in the order of the file; those that it has twice once. */
  entries: z.array(entryToReview),
  /** The lines of the file in reading order. */
  lines: z.array(resumeLine),
  /** Indexes of the titles and labels of what was read. */
  titles: lineNumbers,
  /** The lines that ended in no value and are no titles. */
  unread: lineNumbers,
});
export type ResumeReview = DeepReadonly<z.infer<typeof resumeReview>>;

/** The function `store_resume` of the table API stores what the review decided. */
export const reviewResume = {
  method: "POST",
  path: "/resume-parser/review",
  summary: "Reads a résumé for a review beside the caller's profile; stores nothing",
  access: "bearer",
  request: { kind: "form", fileField: "file" },
  responses: { 200: [{ kind: "json", schema: resumeReview }] },
  errors: resumeErrors,
} as const satisfies Endpoint;

/** The text of a posting, for example. */
export const readDocumentText = {
  method: "POST",
  path: "/resume-parser/text",
  summary: "Returns the text of a PDF, a Word file or another document; stores nothing",
  access: "bearer",
  request: { kind: "form", fileField: "file" },
  responses: { 200: [{ kind: "json", schema: z.object({ text: z.string() }) }] },
  errors: resumeErrors,
} as const satisfies Endpoint;
