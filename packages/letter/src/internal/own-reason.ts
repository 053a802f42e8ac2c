import type { Entry } from "@postulo/evidence/entry";
import { ownReason } from "@postulo/evidence/remarks";
import { contentStems } from "@postulo/evidence/word-stems";

const saysWhy = /\bwhy\b|motivation|pourquoi/i;
/** "Why I left", « Pourquoi je pars » */
const saysWhyLeft = /\b(?:leav\w+|left|part\w+|quitt\w+)/i;

/** In letters: a shorter stem says little. */
const leastStem = 5;

/** A note on why the person is looking, without what no employer should read. */
export type OwnReason = { readonly id: string; readonly text: string };

/** The notes that say why the person is looking, those that share a word with the posting. */
export function ownReasons(entries: readonly Entry[], postingText: string): OwnReason[] {
  const stems = contentStems(postingText);
  const isOfPosting = (text: string) =>
    [...contentStems(text)].some((stem) => stem.length >= leastStem && stems.has(stem));
  return entries
    .filter(({ kind, title }) => kind === "note" && saysWhy.test(title) && !saysWhyLeft.test(title))
    .map(({ id, lines }) => ({ id, text: lines.map(ownReason).filter(Boolean).join("\n") }))
    .filter(({ text }) => text !== "" && isOfPosting(text));
}
