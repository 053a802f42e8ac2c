import * as z from "zod/mini";

/** The limits of a row of `saved_view`, in characters, and how many rows a person has. */
export const savedViewLimits = { name: 60, query: 2000, rows: 30 } as const;

/** The message of the error, with the code of a check, when a person has as many saved views as possible. */
export const savedViewLimitMessage = "saved_view_limit";

/** A row of `saved_view`: a view of the list of applications with a name. */
export const savedViewRow = z.object({
  id: z.uuid(),
  /** Unique for a person, whatever its case. */
  name: z.string(),
  /** The search part of the list's URL, without its question mark; empty for the list without any choice. */
  query: z.string(),
  position: z.number(),
  version: z.number(),
});
export type SavedView = z.infer<typeof savedViewRow>;
