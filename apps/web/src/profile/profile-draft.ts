import { forgetDraft, keepDraft, readDraft } from "../session/drafts.ts";
import type { ProfileValues } from "./profile-fields.ts";

const draftName = "profile";

/** What of a form differs from what it was opened with. */
export function changedFields(stored: ProfileValues, typed: ProfileValues): Partial<ProfileValues> {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => before.get(field) !== value),
  );
}

/**
 * Keeps what was typed and not saved. Only the fields that were changed: the others are to be what is stored by the
 * time the form is opened again.
 */
export function keepTyped(owner: string, stored: ProfileValues, typed: ProfileValues): void {
  const changed = changedFields(stored, typed);
  if (Object.keys(changed).length > 0) keepDraft(owner, draftName, changed);
  else forgetDraft(owner, draftName);
}

/** What is stored, with what was typed over it before. */
export function withTyped(owner: string, stored: ProfileValues): ProfileValues {
  const draft = readDraft(owner, draftName);
  if (typeof draft !== "object" || draft === null) return stored;
  const before = new Map<string, unknown>(Object.entries(stored));
  const typed = Object.entries(draft).filter(
    ([field, value]) => before.has(field) && typeof before.get(field) === typeof value,
  );
  return { ...stored, ...Object.fromEntries(typed) };
}
