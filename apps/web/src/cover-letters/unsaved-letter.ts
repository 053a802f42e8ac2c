import { keepUnsaved, loadUnsaved, removeUnsaved } from "../data/unsaved-texts.ts";
import type { OpenLetter } from "./letter-draft.ts";

const nameOf = (owner: string, id: string) => ({ owner, id, column: "letter" });

/**
 * Keeps the text of a stored letter in this browser while it is not saved as a version, so that it survives a closed tab. A text
 * that exceeds the storage quota is not kept; the previous one remains. `before`: the letter in this tab until now; what another tab
 * keeps of it is not removed.
 */
export function keepLetterText(
  owner: string,
  letter: OpenLetter | undefined,
  before: OpenLetter | undefined,
): void {
  if (letter?.id === undefined) return;
  const { id, text, savedText } = letter;
  if (text === savedText || text.trim() === "") {
    const kept = loadUnsaved(nameOf(owner, id))?.text;
    if (kept === text || kept === before?.text) removeUnsaved(nameOf(owner, id));
    return;
  }
  try {
    keepUnsaved(nameOf(owner, id), { text, before: savedText, version: 0 });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

/** A text of a stored letter that was changed in this browser and closed before it was saved. */
export interface KeptLetterText {
  readonly text: string;
  /** Whether the letter was saved with other changes since. */
  readonly isOutdated: boolean;
}

/** What was not saved of a stored letter, if there is something. */
export function keptLetterText(
  owner: string,
  { id, savedText }: OpenLetter,
): KeptLetterText | undefined {
  const kept = id === undefined ? undefined : loadUnsaved(nameOf(owner, id));
  if (kept === undefined || kept.text === savedText) return undefined;
  return { text: kept.text, isOutdated: kept.before !== savedText };
}

/** Forgets what was not saved of a letter. */
export const forgetLetterText = (owner: string, id: string): void =>
  removeUnsaved(nameOf(owner, id));
