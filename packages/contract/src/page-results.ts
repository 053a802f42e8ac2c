import * as z from "zod/mini";
import { fieldView } from "./extension-messages.ts";
import { answered, postedValues } from "./extension-visit.ts";
import type { CorrectedKey } from "./corrected-key.ts";

/** What the extension's scripts in a frame return to its service worker. A page can control the process of its frame. */

const text = z.string().check(z.maxLength(100_000));

/** A field of a frame, without what the worker knows of the frame. */
const frameField = z.omit(fieldView, { frameId: true, site: true });
export type FrameField = z.infer<typeof frameField>;

/** What the user has said about the fields with these labels. */
export type Corrections = readonly { readonly label: string; readonly is: CorrectedKey }[];

export const frameFields = z.array(frameField).check(z.maxLength(10_000));

/** A read frame: its host, empty for one without an address, and its fields. */
export const frameRead = z.object({
  site: z.string().check(z.maxLength(300)),
  fields: frameFields,
});

/** What the fields of a frame ask for. */
export const frameKeys = z.array(text).check(z.maxLength(10_000));

/** The user's own answers in a frame. */
export const frameAnswers = z.array(answered).check(z.maxLength(10_000));

/**
 * The number of fields that were put back, the labels of those that could not be, and of those in the frame whose value is
 * not what was filled any more.
 */
export const undoneFields = z.object({
  count: z.int().check(z.minimum(0), z.maximum(10_000)),
  kept: z.array(text).check(z.maxLength(10_000)),
  released: z.array(text).check(z.maxLength(10_000)),
  /** How many empty rows that were added for jobs and schools stay in the form. */
  rows: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
});
export type UndoneFields = z.infer<typeof undoneFields>;

/** The posting of a page; empty texts if missing. */
export const posting = z.object({
  title: text,
  company: text,
  location: text,
  url: text,
  /** The platform's name, or the host. */
  source: text,
  /** The full text of the posting, for a letter. */
  description: text,
  /** What the user has selected, where the structured data contain no description. */
  selected: z.optional(text),
  values: postedValues,
});
export type Posting = z.infer<typeof posting>;

/** The one-time token in the account page of a server; empty without one. */
export const offeredToken = z.string().check(z.maxLength(200));
