import { clearDraft, saveDraft, loadDraft } from "../data/drafts.ts";
import type { ProfileValues } from "./profile-fields.ts";

const draftName = "profile";

/** The form's fields that differ from the stored profile. */
export function changedFields(stored: ProfileValues, typed: ProfileValues): Partial<ProfileValues> {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => before.get(field) !== value),
  );
}

/**
 * Saves unsaved changes as a draft. Only changed fields, so that the others show the values stored when the form is
 * opened again.
 */
export function saveUnsaved(owner: string, stored: ProfileValues, typed: ProfileValues): void {
  const changed = changedFields(stored, typed);
  if (Object.keys(changed).length > 0) saveDraft(owner, draftName, changed);
  else clearDraft(owner, draftName);
}

/** The stored values, overwritten by those of the draft. */
export function mergeUnsaved(owner: string, stored: ProfileValues): ProfileValues {
  const draft = loadDraft(owner, draftName);
  if (typeof draft !== "object" || draft === null) return stored;
  const before = new Map<string, unknown>(Object.entries(stored));
  const typed = Object.entries(draft).filter(
    ([field, value]) => before.has(field) && typeof before.get(field) === typeof value,
  );
  return { ...stored, ...Object.fromEntries(typed) };
}
