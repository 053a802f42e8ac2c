import { keepUnsaved, loadUnsaved, removeUnsaved } from "../data/unsaved-texts.ts";
import type { OpenLetter } from "./letter-draft.ts";

const nameOf = (owner: string, id: string) => ({ owner, id, column: "letter" });

/**
 * Keeps the text of a stored letter in this browser while it is not saved as a version, so that it survives a closed tab. A text
 * that exceeds the storage quota is not kept; the previous one remains.
 */
export function keepLetterText(owner: string, letter: OpenLetter | undefined): void {
  if (letter?.id === undefined) return;
  const { id, text, savedText } = letter;
  if (text === savedText || text.trim() === "") return removeUnsaved(nameOf(owner, id));
  try {
    keepUnsaved(nameOf(owner, id), { text, before: savedText, version: 0 });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

/** The unsaved text of a stored letter, if it was changed in this browser and closed before it was saved. */
export function unsavedLetterText(
  owner: string,
  { id, savedText }: OpenLetter,
): string | undefined {
  const kept = id === undefined ? undefined : loadUnsaved(nameOf(owner, id));
  return kept === undefined || kept.text === savedText ? undefined : kept.text;
}

/** Forgets what was not saved of a letter. */
export const forgetLetterText = (owner: string, id: string): void =>
  removeUnsaved(nameOf(owner, id));
