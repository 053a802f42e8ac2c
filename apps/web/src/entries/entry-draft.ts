import { forgetDraft, keepDraft, readDraft } from "../session/drafts.ts";
import type { EntryKind } from "@postulo/domain/entry";
import type { EntryValues } from "./entry-row.ts";

/** Whose form it is: that of a new entry, or of one that is being changed. */
interface DraftPlace {
  readonly owner: string;
  readonly kind: EntryKind;
  readonly id: string | undefined;
}

const draftName = ({ kind, id = "new" }: DraftPlace) => `entries-${kind}-${id}`;

const changed = (stored: EntryValues, typed: EntryValues): EntryValues =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => stored[field] !== value));

/** Whether a form says something else than what is stored. */
export const isChanged = (stored: EntryValues, typed: EntryValues) =>
  Object.keys(changed(stored, typed)).length > 0;

/** Keeps what was typed and not saved, while other tabs are looked at: only what differs from what is stored. */
export function keepTyped(place: DraftPlace, stored: EntryValues, typed: EntryValues): void {
  const draft = changed(stored, typed);
  if (Object.keys(draft).length > 0) keepDraft(place.owner, draftName(place), draft);
  else forgetDraft(place.owner, draftName(place));
}

export const forgetTyped = (place: DraftPlace) => forgetDraft(place.owner, draftName(place));

/** Whether something was typed there and not saved. */
export const hasTyped = (place: DraftPlace) =>
  readDraft(place.owner, draftName(place)) !== undefined;

/** What is stored, with what was typed over it before. */
export function withTyped(place: DraftPlace, stored: EntryValues): EntryValues {
  const draft = readDraft(place.owner, draftName(place));
  if (typeof draft !== "object" || draft === null) return stored;
  const typed = Object.entries(draft).filter(
    ([field, value]) => typeof stored[field] === typeof value,
  );
  return { ...stored, ...Object.fromEntries(typed) };
}
