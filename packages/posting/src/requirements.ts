import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "@postulo/evidence/find-terms";
import type { Term } from "@postulo/evidence/find-terms";
import type { PostingLine } from "./internal/sections.ts";
import { classifyLine, splitMixedLine } from "./internal/requirement-marks.ts";
import { findLicences } from "./internal/licences.ts";
import type { RequirementKind } from "./internal/requirement-marks.ts";
import { contentKeys, countWords } from "@postulo/evidence/words";
import type { Posting } from "./posting.ts";

export type { RequirementKind } from "./internal/requirement-marks.ts";

/**
 * A requirement or duty of a posting: `terms` from the tables of terms, `keys` the words that carry its meaning,
 * `licences` the licences, registrations and checks that a must or a wish names, in the posting's words.
 */
export type Requirement = {
  readonly kind: RequirementKind;
  readonly text: string;
  readonly terms: readonly Term[];
  readonly keys: ReadonlySet<string>;
  readonly licences: readonly string[];
};

const maxRequirementWords = 60;

/** Behind a title: "(full-time)", ", London". */
const maxAddedWords = 3;

const maxRequirements = 60;

/** "Référence de l'offre :" */
const maxWordsBesideReference = 3;

/** "Our chef left us, and we need somebody who can bake": what is before the wish is none. */
const ourWish =
  "(?:we|nous)(?:['’]re| are)? (?:now )?(?:need|want|looking|seeking|recherch|cherch)";
const beforeHiring = new RegExp(`^.*?(?:,|\\s(?:and|so|but|et|donc))\\s+(?=${ourWish})`, "iu");

function requirementsIn(
  line: PostingLine,
  isHeadless: boolean,
): { text: string; kind: RequirementKind }[] {
  return splitMixedLine(line.text).flatMap((part) => {
    const kind = classifyLine({ ...line, text: part, isHeadless });
    return kind ? [{ text: part.replace(beforeHiring, ""), kind }] : [];
  });
}

/** A duty may name a licence that it does not require. */
const licencesOf = (text: string, kind: RequirementKind): readonly string[] =>
  kind === "duty" ? [] : findLicences(text);

/** Before a title: "Alternance – Assistant(e) marketing digital (Master 1/2)". */
const maxWordsBeforeDash = 2;

/** Whether a text is the title with little beside it, also behind a word or two and a dash. */
function repeatsTitle(text: string, title: string): boolean {
  const [before = "", ...behind] = text.split(/ [–—-] /);
  const rest =
    behind.length > 0 && countWords(before) <= maxWordsBeforeDash ? behind.join(" ") : text;
  return [text, rest].some(
    (part) => fold(part).startsWith(title) && countWords(part) <= countWords(title) + maxAddedWords,
  );
}

/** "(réf. 2026-114/B)": the number of the posting and hardly a word beside it. */
const isReference = (text: string, reference: string | undefined) =>
  reference !== undefined &&
  text.includes(reference) &&
  countWords(text.replace(reference, " ")) <= maxWordsBesideReference;

/** Requirements and duties of a posting in its order, without repetitions. */
export function readRequirements(posting: Posting): Requirement[] {
  const seen = new Set<string>();
  const requirements: Requirement[] = [];
  const title = fold(posting.title ?? "");
  const isTitle = (text: string) => title !== "" && repeatsTitle(text, title);
  const isHeadless = posting.lines.every(({ section }) => section !== "must");
  for (const { text, kind } of posting.lines.flatMap((line) => requirementsIn(line, isHeadless))) {
    const key = fold(text);
    if (seen.has(key) || countWords(text) > maxRequirementWords || isTitle(text)) continue;
    if (isReference(text, posting.reference)) continue;
    seen.add(key);
    const terms = [...new Map(findTerms(text).map(({ term }) => [term.id, term])).values()];
    const keys = contentKeys(text);
    if (/\p{L}/u.test(text) && (terms.length > 0 || keys.size > 0 || /\d/.test(text)))
      requirements.push({ kind, text, terms, keys, licences: licencesOf(text, kind) });
    if (requirements.length >= maxRequirements) break;
  }
  return requirements;
}
