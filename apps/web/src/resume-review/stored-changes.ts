import { resumeLists, type ResumeList } from "@postulo/contract/resume";
import * as z from "zod/mini";
import { isStored } from "./change-draft.ts";
import type { DraftEntry, ReviewDraft } from "./draft.ts";
import { rowOfValues } from "./entry-values.ts";

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rows = z.partialRecord(z.enum(resumeLists), z.array(z.record(z.string(), cell)));

/** The arguments of the function `store_resume`. */
const changes = z.object({
  p_fields: z.record(z.string(), z.object({ before: z.string(), after: z.string() })),
  p_added: rows,
  p_changed: rows,
  p_deleted: z.partialRecord(z.enum(resumeLists), z.array(z.string())),
});
export type Changes = Readonly<z.infer<typeof changes>>;

/** What a résumé changed, and what undoes it. */
export const storedResume = z.object({
  name: z.string(),
  fields: z.number(),
  entries: z.number(),
  undo: changes,
});
export type StoredResume = Readonly<z.infer<typeof storedResume>>;

const byList = <Value>(of: (list: ResumeList) => readonly Value[]) =>
  Object.fromEntries(
    resumeLists.map((list) => [list, [...of(list)]] as const).filter(([, found]) => found.length),
  );

/** Whether an entry replaces a row of the profile. */
const isChange = ({ existing }: DraftEntry) =>
  existing?.choice === "replace" || existing?.choice === "complete";

/** What a review stores. Entries must be without problems. */
export function changesOf({ fields, entries }: ReviewDraft): Changes {
  const stored = entries.filter(isStored);
  return {
    p_fields: Object.fromEntries(
      fields
        .filter(({ isTaken, value }) => isTaken && value.trim() !== "")
        .map(({ field, current, value }) => [field, { before: current, after: value.trim() }]),
    ),
    p_added: byList((list) =>
      stored
        .filter((entry) => entry.list === list && !isChange(entry))
        .map((entry) => ({ id: entry.id, ...rowOfValues(entry) })),
    ),
    p_changed: byList((list) =>
      stored.flatMap((entry) =>
        entry.list === list && entry.existing && isChange(entry)
          ? [{ id: entry.existing.id, version: entry.existing.version, ...rowOfValues(entry) }]
          : [],
      ),
    ),
    p_deleted: {},
  };
}

/** The changes that undo those of a review. */
export function undoOf(draft: ReviewDraft): Changes {
  const { p_fields, p_added } = changesOf(draft);
  return {
    p_fields: Object.fromEntries(
      Object.entries(p_fields).map(([field, { before, after }]) => [
        field,
        { before: after, after: before },
      ]),
    ),
    p_added: {},
    p_changed: byList((list) =>
      draft.entries.flatMap((entry) =>
        entry.list === list && entry.existing && isChange(entry)
          ? [
              {
                id: entry.existing.id,
                version: entry.existing.version + 1,
                ...rowOfValues({ list, values: entry.existing.values }),
              },
            ]
          : [],
      ),
    ),
    p_deleted: byList((list) => (p_added[list] ?? []).map(({ id }) => String(id))),
  };
}
