import { resumeLists, type ResumeList } from "@postulo/contract/resume";
import * as z from "zod/mini";

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

/** What a résumé changed, and how it is undone and restored. */
export const storedResume = z.object({
  name: z.string(),
  fields: z.number(),
  entries: z.number(),
  isUndone: z.boolean(),
  undo: changes,
  redo: changes,
});
export type StoredResume = Readonly<z.infer<typeof storedResume>>;

/** The result of `store_resume`: how many values it stored. */
export const doneCounts = z.object({
  fields: z.number(),
  added: z.number(),
  changed: z.number(),
  deleted: z.number(),
});
type DoneCounts = Readonly<z.infer<typeof doneCounts>>;

/** Values of each list that has some. */
export const byList = <Value>(of: (list: ResumeList) => readonly Value[]) =>
  Object.fromEntries(
    resumeLists.map((list) => [list, [...of(list)]] as const).filter(([, found]) => found.length),
  );

/** What undoes a stored résumé, or restores one that was undone. */
export const nextChanges = ({ isUndone, undo, redo }: StoredResume): Changes =>
  isUndone ? redo : undo;

const countRows = (lists: Changes["p_changed"]) =>
  Object.values(lists).reduce((sum, list) => sum + (list ?? []).length, 0);

/** Changes that apply to the versions that other changes leave; none of the rows where one was changed by the user since. */
function following(next: Changes, applied: Changes, { changed }: DoneCounts): Changes {
  if (changed < countRows(applied.p_changed)) return { ...next, p_changed: {} };
  const p_changed = byList((list) =>
    (next.p_changed[list] ?? []).map((row) => {
      const before = applied.p_changed[list]?.find(({ id }) => id === row["id"]);
      return { ...row, version: Number(before?.["version"]) + 1 };
    }),
  );
  return { ...next, p_changed };
}

/** The stored résumé after it was undone or restored. */
export function toggled(resume: StoredResume, done: DoneCounts): StoredResume {
  const { isUndone, undo, redo } = resume;
  return isUndone
    ? { ...resume, isUndone: false, undo: following(undo, redo, done) }
    : { ...resume, isUndone: true, redo: following(redo, undo, done) };
}

/** Whether undoing left something that the user has changed since. */
export const isPartlyUndone = (
  { fields, undo }: StoredResume,
  { fields: undone, changed, deleted }: DoneCounts,
): boolean =>
  undone < fields ||
  changed + deleted <
    countRows(undo.p_changed) +
      Object.values(undo.p_deleted).reduce((sum, ids) => sum + (ids ?? []).length, 0);
