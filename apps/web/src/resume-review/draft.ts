import { resumeFields, resumeLists } from "@postulo/contract/resume";
import * as z from "zod/mini";

const value = z.union([z.string(), z.boolean()]);
/** Texts by column, the dates of a period as they are typed. */
const values = z.record(z.string(), value);
const lines = z.array(z.number());

const draftField = z.object({
  field: z.enum(resumeFields),
  value: z.string(),
  /** What the profile has; empty for nothing. */
  current: z.string(),
  isDoubtful: z.boolean(),
  /** From the phone number, not from the file. */
  isProposed: z.boolean(),
  /** Whether it will be stored. */
  isTaken: z.boolean(),
  /** Whether the person chose between the profile's value and this one. */
  isDecided: z.optional(z.boolean()),
  lines,
});
export type DraftField = Readonly<z.infer<typeof draftField>>;

/** What happens to an entry that the profile has already. */
export const existingChoices = ["keep", "complete", "replace", "add"] as const;
export type ExistingChoice = (typeof existingChoices)[number];

const draftEntry = z.object({
  /** Of the row that is added. */
  id: z.string(),
  list: z.enum(resumeLists),
  values,
  /** Columns that were read with low confidence. */
  doubtful: z.array(z.string()),
  /** Columns that a second reading of the file has otherwise. */
  others: z.optional(values),
  lines,
  existing: z.nullable(
    z.object({
      id: z.string(),
      version: z.number(),
      values,
      /** What the file has; absent in a draft of an earlier version. */
      found: z.optional(values),
      differs: z.array(z.string()),
      choice: z.enum(existingChoices),
    }),
  ),
  /** Whether the person should look at it, and has not said that it is right. */
  needsLook: z.boolean(),
});
export type DraftEntry = Readonly<z.infer<typeof draftEntry>>;

const draftLine = z.object({
  text: z.string(),
  column: z.number(),
  page: z.nullable(z.number()),
  box: z.nullable(
    z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  ),
});
export type DraftLine = Readonly<z.infer<typeof draftLine>>;

/** A résumé under review: what was read, as the person corrected it. Kept on this machine until it is stored. */
export const reviewDraft = z.object({
  id: z.string(),
  /** Rises with each change; absent in a draft of an earlier version. */
  revision: z.optional(z.number()),
  fileName: z.string(),
  readBy: z.enum(["rules", "model"]),
  lines: z.array(draftLine),
  titles: lines,
  unread: lines,
  fields: z.array(draftField),
  /** Whether the file has fields that are in the profile as they are. */
  hasKnownFields: z.optional(z.boolean()),
  entries: z.array(draftEntry),
  /** Whether the file is stored among those of the profile; absent until the person chose. */
  keepsFile: z.optional(z.boolean()),
});
export type ReviewDraft = Readonly<z.infer<typeof reviewDraft>>;
export type Values = DraftEntry["values"];
