import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "./internal/lexicon.ts";
import type { Term } from "./internal/lexicon.ts";
import type { PostingLine } from "./internal/posting-sections.ts";
import { kindOfLine, mixedParts } from "./internal/requirement-marks.ts";
import type { RequirementKind } from "./internal/requirement-marks.ts";
import { contentKeys, countWords } from "./internal/words.ts";
import type { Posting } from "./posting.ts";

export type { RequirementKind } from "./internal/requirement-marks.ts";

/** One thing a posting asks for or gives to do: `terms` from the lexicon, `keys` the words that carry its meaning. */
export type Requirement = {
  readonly kind: RequirementKind;
  readonly text: string;
  readonly terms: readonly Term[];
  readonly keys: ReadonlySet<string>;
};

const maxRequirementWords = 60;
const maxRequirements = 60;

function askedBy(
  line: PostingLine,
  isHeadless: boolean,
): { text: string; kind: RequirementKind }[] {
  return mixedParts(line.text).flatMap((part) => {
    const kind = kindOfLine({ ...line, text: part, isHeadless });
    return kind ? [{ text: part, kind }] : [];
  });
}

/** What a posting asks for and gives to do, in its order, each thing once. */
export function readRequirements(posting: Posting): Requirement[] {
  const seen = new Set<string>();
  const requirements: Requirement[] = [];
  const isHeadless = posting.lines.every(({ section }) => section !== "must");
  for (const { text, kind } of posting.lines.flatMap((line) => askedBy(line, isHeadless))) {
    const key = fold(text);
    if (seen.has(key) || countWords(text) > maxRequirementWords) continue;
    seen.add(key);
    const terms = [...new Map(findTerms(text).map(({ term }) => [term.id, term])).values()];
    const keys = contentKeys(text);
    if (terms.length > 0 || keys.size > 0 || /\d/.test(text))
      requirements.push({ kind, text, terms, keys });
    if (requirements.length >= maxRequirements) break;
  }
  return requirements;
}
