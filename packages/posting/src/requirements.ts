import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "@postulo/evidence/find-terms";
import type { Term } from "@postulo/evidence/find-terms";
import type { PostingLine } from "./internal/sections.ts";
import { classifyLine } from "./internal/requirement-marks.ts";
import { acronym, splitClauses, splitItems, splitMixedLine } from "./internal/lines/split-line.ts";
import { findLicences } from "./internal/licences.ts";
import { containsOccupation } from "./internal/title/title-nouns.ts";
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

const maxHeadWords = 12;

/** "Référence de l'offre :" */
const maxWordsBesideReference = 3;

/** "Our chef left us, and we need somebody who can bake": what is before the wish is none. */
const ourWish =
  "(?:we|nous)(?:['’]re| are)? (?:now )?(?:need|want|looking|seeking|recherch|cherch)";
const beforeHiring = new RegExp(`^.*?(?:,|\\s(?:and|so|but|et|donc))\\s+(?=${ourWish})`, "iu");

type ReadPart = { readonly text: string; readonly kind: RequirementKind };

const sectionOf = { must: "must", nice: "nice", duty: "duties" } as const;

/** Of the items of a list that have a kind of their own. */
const leastOwnKinds = 2;

/** The kind that a list in a sentence gives its items: that of its beginning, else what several of them are. */
function kindOfList(kinds: readonly (RequirementKind | undefined)[]): RequirementKind | undefined {
  if (kinds[0] !== undefined) return kinds[0];
  return (["must", "duty"] as const).find(
    (kind) => kinds.filter((own) => own === kind).length >= leastOwnKinds,
  );
}

/** The parts of a line with their kinds. */
function requirementsIn(line: PostingLine, isHeadless: boolean): ReadPart[] {
  const unread = { ...line, isHeadless };
  // A sentence of several duties is one.
  const isDuty = countWords(line.text) <= maxRequirementWords && classifyLine(unread) === "duty";
  const items = isDuty ? splitClauses(line.text) : splitItems(line.text);
  const own = items.map((text) => classifyLine({ ...unread, text }));
  const list = items.length > 1 ? kindOfList(own) : undefined;
  const section = list === undefined ? line.section : sectionOf[list];
  return items.flatMap((item, at) => {
    const isInherited = list !== undefined && (at > 0 || own[0] === undefined);
    const around = isInherited ? { ...unread, section, isBullet: true } : unread;
    return splitMixedLine(item).flatMap((text): ReadPart[] => {
      const kind = classifyLine({ ...around, text });
      return kind ? [{ text: text.replace(beforeHiring, ""), kind }] : [];
    });
  });
}

/** A duty may name a licence that it does not require. */
const licencesOf = (text: string, kind: RequirementKind): readonly string[] =>
  kind === "duty" ? [] : findLicences(text);

/** Before a title: "Alternance – Assistant(e) marketing digital (Master 1/2)". */
const maxWordsBeforeDash = 2;

/** "Driver must have CPC": the title is the subject of a demand. */
const demandsOfTitle = /^ (?:must|doit|devra)(?!\p{L})/u;

/** Whether a text is the title with little beside it, also behind a word or two and a dash. */
function repeatsTitle(text: string, title: string): boolean {
  const [before = "", ...behind] = text.split(/ [–—-] /);
  const rest =
    behind.length > 0 && countWords(before) <= maxWordsBeforeDash ? behind.join(" ") : text;
  return [text, rest].some(
    (part) =>
      fold(part).startsWith(title) &&
      countWords(part) <= countWords(title) + maxAddedWords &&
      !demandsOfTitle.test(fold(part).slice(title.length)),
  );
}

/** The first row, folded, if it names an occupation and is no sentence: it is the heading of the page. */
function firstRow([first]: readonly PostingLine[]): string {
  if (!first || first.isBullet || /[.!?:;]$/.test(first.text)) return "";
  const isShort = countWords(first.text) <= maxHeadWords;
  return isShort && containsOccupation(first.text) ? fold(first.text) : "";
}

/** "(réf. 2026-114/B)": the number of the posting and hardly a word beside it. */
const isReference = (text: string, reference: string | undefined) =>
  reference !== undefined &&
  text.includes(reference) &&
  countWords(text.replace(reference, " ")) <= maxWordsBesideReference;

/** Whether a text says something: a key word, a number or an acronym. */
const isNamed = (text: string, keys: ReadonlySet<string>): boolean =>
  /\p{L}/u.test(text) && (keys.size > 0 || /\d/.test(text) || acronym.test(text));

/** Requirements and duties of a posting in its order, without repetitions. */
export function readRequirements(posting: Posting): Requirement[] {
  const seen = new Set<string>();
  const requirements: Requirement[] = [];
  const title = fold(posting.readTitle ?? "");
  const titles = [title, firstRow(posting.lines)].filter((one) => one !== "");
  const isTitle = (text: string) => titles.some((one) => repeatsTitle(text, one));
  const isHeadless = posting.lines.every(({ section }) => section !== "must");
  for (const { text, kind } of posting.lines.flatMap((line) => requirementsIn(line, isHeadless))) {
    const key = fold(text);
    if (seen.has(key) || countWords(text) > maxRequirementWords || isTitle(text)) continue;
    if (isReference(text, posting.reference)) continue;
    seen.add(key);
    const terms = [...new Map(findTerms(text).map(({ term }) => [term.id, term])).values()];
    const keys = contentKeys(text);
    if (terms.length > 0 || isNamed(text, keys))
      requirements.push({ kind, text, terms, keys, licences: licencesOf(text, kind) });
    if (requirements.length >= maxRequirements) break;
  }
  return requirements;
}
