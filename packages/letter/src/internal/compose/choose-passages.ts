import { fold } from "@postulo/lexicon/fold";
import { distinction, goodAbsence, responsibility } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import { impliedTermIds } from "@postulo/evidence/implied-terms";
import { contentStems } from "@postulo/evidence/word-stems";
import { countWords } from "@postulo/evidence/words";
import type { Requirement } from "@postulo/posting/requirements";
import { acronymsIn } from "./categories.ts";
import { isCommonWord } from "@postulo/posting/common-words";
import { areOverlapping, quotablePassages } from "./passages.ts";

/** What a text names: terms, also in other words ("led five people" for "leading a team"), and abbreviations. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...findTerms(text).flatMap(({ term }) => (term.kind === "soft" ? [] : term.id)),
    ...impliedTermIds(text),
    ...acronymsIn(text),
  ]);

/** The posting against which passages are scored. */
export type Sought = {
  /** The title of the job. */
  readonly title: string | undefined;
  readonly postingText: string;
  readonly requirements: readonly Requirement[];
};

/**
 * Weights of the features of a passage. They are the coefficients of a logistic regression that predicts whether a hiring manager
 * names a passage among the three most relevant ones, on 360 passages of twelve invented people with two postings each; `result`,
 * `education` and `title` are set by hand.
 */
const weights = {
  /** For each word shared with the posting, without common ones. */
  posting: 0.54,
  /** For each of them that is part of a requirement. */
  requirement: 0.37,
  responsibility: 1.13,
  figure: 0.52,
  /** A share, an amount of money, a change, a distinction, or what never went wrong. */
  result: 0.8,
  /** From 0 for the first passage of an entry to 1 for the last. */
  position: -1.23,
  short: -1.26,
  /** Remarks on studies are of little use beside the qualification. */
  education: -0.5,
  /** Of a position with the title of the job. */
  title: 1.5,
} as const;

/** Minimum score of a passage, unless there are few. */
const leastScore = 0.15;
const shortWords = 5;

/** "from 38 to 9", "de 410 à 170 kg", "47 -> 58" */
const change =
  /(?<![\p{L}\d])(?:from|de) [^,;.]{0,20}\d[^;]{0,20} (?:to|à) [^,;.]{0,12}\d|\d ?(?:->|→) ?\d/u;

function isResult(text: string): boolean {
  const folded = fold(text);
  return (
    /\d\s?[%€]|[£$€]\s?\d/.test(text) ||
    change.test(text) ||
    distinction.test(folded) ||
    goodAbsence.test(folded)
  );
}

const rareStems = (text: string) =>
  new Set([...contentStems(text)].filter((stem) => !isCommonWord(stem)));

export type Passage = {
  readonly entry: Entry;
  readonly text: string;
  readonly score: number;
  /** Whether it shares a word with the posting, or a name with what it asks for. */
  readonly isRelated: boolean;
};

/** Of the words of a title: one of two alone would make a support technician of a laboratory technician. */
const leastTitleShare = 0.7;

/** Words of titles with the same first letters are forms of one: "préparateur", "préparatrice". */
const titleLetters = 7;

const titleWords = (title: string) =>
  new Set([...contentStems(title)].map((stem) => stem.slice(0, titleLetters)));

/** Whether a position was held under the title of the job. */
function hasTitle({ kind, title: own }: Entry, title: string | undefined): boolean {
  const asked = titleWords(title ?? "");
  const shared = asked.intersection(titleWords(own)).size;
  return kind === "job" && shared > 0 && shared / asked.size >= leastTitleShare;
}

/** All passages that can be quoted, with their scores. */
function passagesIn(entries: readonly Entry[], sought: Sought): Passage[] {
  const { postingText, requirements } = sought;
  const inPosting = rareStems(postingText);
  const inRequirements = rareStems(
    requirements
      .filter(({ kind }) => kind !== "nice")
      .map(({ text }) => text)
      .join("\n"),
  );
  const asked = namesIn(requirements.map(({ text }) => text).join("\n"));
  return entries.flatMap((entry) => {
    const passages = quotablePassages(entry);
    const last = Math.max(1, passages.length - 1);
    const ofTitle = hasTitle(entry, sought.title) ? weights.title : 0;
    return passages.map((text, at) => {
      const stems = rareStems(text);
      const common = stems.intersection(inPosting).size;
      const isNamed = common === 0 && !namesIn(text).isDisjointFrom(asked);
      const score =
        (isNamed ? weights.posting + weights.requirement : 0) +
        ofTitle +
        weights.posting * common +
        weights.requirement * stems.intersection(inRequirements).size +
        (responsibility.test(fold(text)) ? weights.responsibility : 0) +
        (/\d/.test(text) ? weights.figure : 0) +
        (isResult(text) ? weights.result : 0) +
        weights.position * (at / last) +
        (countWords(text) < shortWords ? weights.short : 0) +
        (entry.kind === "education" ? weights.education : 0);
      return { entry, text, score, isRelated: common > 0 || isNamed };
    });
  });
}

/** Maximum number of passages of one entry. */
const mostOfEntry = 4;
const fewPassages = 3;

/** The most relevant passages for a posting, by descending score; no sentence is repeated. */
export function choosePassages(entries: readonly Entry[], sought: Sought, most: number): Passage[] {
  const chosen: Passage[] = [];
  const ranked = passagesIn(entries, sought).sort((one, other) => other.score - one.score);
  for (const passage of ranked) {
    if (chosen.length >= most) break;
    const isWeak = passage.score < leastScore || !passage.isRelated;
    if (isWeak && chosen.length >= fewPassages) continue;
    const own = chosen.filter(({ entry }) => entry === passage.entry);
    const isNew = own.every(({ text }) => !areOverlapping(text, passage.text));
    if (isNew && own.length < mostOfEntry) chosen.push(passage);
  }
  return chosen;
}
