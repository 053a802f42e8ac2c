import { isStored } from "./change-draft.ts";
import type { DraftEntry, ReviewDraft } from "./draft.ts";
import { rowOfValues } from "./entry-values.ts";
import { byList, type Changes, type StoredResume } from "./stored-resume.ts";

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
function undoOf(draft: ReviewDraft): Changes {
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

const countsOf = ({ fields, entries }: ReviewDraft) => ({
  fields: fields.filter(({ isTaken, value }) => isTaken && value.trim() !== "").length,
  entries: entries.filter(isStored).length,
});

/** A review that was stored. */
export const storedOf = (draft: ReviewDraft): StoredResume => ({
  name: draft.fileName,
  ...countsOf(draft),
  isUndone: false,
  undo: undoOf(draft),
  redo: changesOf(draft),
});
