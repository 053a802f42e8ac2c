import { clearDraft, saveDraft, loadDraft } from "../data/drafts.ts";
import type { EntryKind } from "@postulo/domain/profile/entry";
import type { EntryValues } from "./entry-row.ts";

/** Identifies a form: `id` is undefined for a new entry. */
interface DraftKey {
  readonly owner: string;
  readonly kind: EntryKind;
  readonly id: string | undefined;
}

const draftName = ({ kind, id = "new" }: DraftKey) => `entries-${kind}-${id}`;

const changed = (stored: EntryValues, typed: EntryValues): EntryValues =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => stored[field] !== value));

/** Whether a form has unsaved changes. */
export const isChanged = (stored: EntryValues, typed: EntryValues) =>
  Object.keys(changed(stored, typed)).length > 0;

/** Saves unsaved changes as a draft while other tabs are open; only fields that differ from the stored entry. */
export function saveUnsaved(place: DraftKey, stored: EntryValues, typed: EntryValues): void {
  const draft = changed(stored, typed);
  if (Object.keys(draft).length > 0) saveDraft(place.owner, draftName(place), draft);
  else clearDraft(place.owner, draftName(place));
}

export const clearUnsaved = (place: DraftKey) => clearDraft(place.owner, draftName(place));

/** Whether there is a draft. */
export const hasUnsaved = (place: DraftKey) =>
  loadDraft(place.owner, draftName(place)) !== undefined;

/** The stored values, overwritten by those of the draft. */
export function mergeUnsaved(place: DraftKey, stored: EntryValues): EntryValues {
  const draft = loadDraft(place.owner, draftName(place));
  if (typeof draft !== "object" || draft === null) return stored;
  const typed = Object.entries(draft).filter(
    ([field, value]) => typeof stored[field] === typeof value,
  );
  return { ...stored, ...Object.fromEntries(typed) };
}
