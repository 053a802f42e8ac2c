import { findTerms } from "@postulo/evidence/find-terms";
import { impliedTermIds } from "@postulo/evidence/implied-terms";
import { contentStems } from "@postulo/evidence/word-stems";
import { isOfOthers } from "@postulo/evidence/other-agents";
import { memoize } from "@postulo/evidence/memoize";
import { countWords } from "@postulo/evidence/words";
import { monthsEn } from "../english/grammar.ts";
import { strengthOf } from "./asked-parts.ts";
import type { Asked } from "./asked-parts.ts";
import { acronymsIn, hasOtherCategories } from "./categories.ts";
import { isCommonWord } from "./common-words.ts";

type Line = {
  readonly terms: ReadonlySet<string>;
  readonly generalTerms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly text: string;
};

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((item) => other.has(item));

/** A wish with more words needs more of them in the line. */
const leastShared = (wanted: number) => Math.min(4, Math.max(2, Math.ceil(wanted / 2)));

/** A text without its parts on what somebody else did: "…, who still takes the post-mortem cases". */
const ownPart = (text: string) =>
  text
    .split(/(?<=[,;.()])\s+/)
    .filter((part) => !isOfOthers(part) && !/^(?:who|which|qui)(?!\p{L})/iu.test(part))
    .join(" ");

/** What a line says of the person. A line is compared with many wishes. */
const readLine = memoize((line): Line => {
  const text = ownPart(line);
  const named = strengthOf(findTerms(text).filter(({ term }) => term.kind !== "soft"));
  const terms = named.terms.union(new Set(impliedTermIds(text)));
  return { text, ...named, terms, stems: contentStems(text) };
});

/** Two things, either of which a line may answer: "chargement et arrimage". */
const isPair = /^\S+\s(?:and|or|et|ou|\/)\s\S+$/;

/** Whether the line has every word of a short wish, or one of two, and not only common ones. */
const hasAll = ({ stems, written }: Asked, words: readonly string[], rare: number) =>
  rare > 0 &&
  ((words.length === stems.size && (stems.size > 1 || countWords(written) < 4)) ||
    (isPair.test(written) && words.some((word) => word.length > 4 && !isCommonWord(word))));

/** Neighbouring words, one of them not in every posting: "change orders" says more than either word. */
function pairsOf(stems: ReadonlySet<string>): ReadonlySet<string> {
  const words = [...stems];
  const pairs = words.slice(1).map((word, at) => [words[at] ?? "", word] as const);
  return new Set(
    pairs.filter((pair) => pair.some((word) => !isCommonWord(word))).map((pair) => pair.join(" ")),
  );
}

/** What training answers, not work. */
const trainings = [
  /\b(?:degree|bachelor|master['’]?s|diploma|ph\.?d|nvq|dipl[ôo]me)\b/i,
  /\b(?:bac|bts|cap|bep|btm|djce|deug|deust|master \d|licence (?:de|en|pro|\d))\b/i,
];
const isOfTraining = (wish: string) => trainings.some((pattern) => pattern.test(wish));

/** The words of a wish without its examples: "animate the team (rotas, reviews, training)". */
const coreStems = (written: string) => contentStems(written.replace(/\([^()]*\)/g, ""));

const isCalendarWord = (word: string) =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(word) ||
  monthsEn.some((month) => month === word);

/** Names of products and firms, which are written with a capital inside a sentence: "good Körber skills". */
const namesIn = (written: string): string[] =>
  (written.match(/(?<=\p{L},? )\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? []).filter(
    (name) =>
      !isCalendarWord(name) && findTerms(name).every(({ term }) => term.kind !== "language"),
  );

const hasName = (text: string, name: string) =>
  text.split(/[^\p{L}\d-]+/u).some((word) => word === name);

/** Whether a wish and a line both state a percentage. */
const areBothShares = (asked: Asked, line: Line) =>
  asked.written.includes("%") && line.text.includes("%");

/** How well a line answers a wish; 0 when it does not. */
export function fitOf(asked: Asked, text: string): number {
  const line = readLine(text);
  if (isOfTraining(asked.written)) return 0;
  if (hasOtherCategories(line.text, asked.written)) return 0;
  // Two letters mean too many things, unless both texts count in per cent.
  const isCounted = areBothShares(asked, line);
  const acronyms = acronymsIn(line.text).filter(
    (one) => (one.length > 2 || isCounted) && acronymsIn(asked.written).includes(one),
  );
  const names =
    asked.kind === "duty" ? [] : namesIn(asked.written).filter((name) => hasName(line.text, name));
  const terms = Math.max(shared(asked.terms, line.terms).length, acronyms.length, names.length);
  const words = shared(asked.stems, line.stems);
  const rare = words.filter((word) => !isCommonWord(word)).length;
  const general = shared(asked.generalTerms, line.generalTerms).length;
  const wanted = [...coreStems(asked.written)].filter((stem) => !isCommonWord(stem)).length;
  const pairs = shared(pairsOf(asked.stems), pairsOf(line.stems)).length;
  const isEnough =
    (isCounted && rare > 0) ||
    pairs > 0 ||
    rare >= leastShared(wanted) ||
    general > 1 ||
    hasAll(asked, words, rare);
  if (terms === 0 && !isEnough) return 0;
  return terms * 2 + pairs + rare + (words.length - rare) * 0.25;
}

/** Minimum number of shared words, unless a name is shared: a tool, a licence, a method. */
const leastWords = 2;

/** Maximum number of words of a wish for which a shared name is enough. */
const shortWish = 3;

/** Whether a line shares enough words or names with a wish. */
function sharesMost(asked: Asked, line: Line, wanted: readonly string[]): boolean {
  const found = wanted.filter((stem) => line.stems.has(stem));
  const isCounted = areBothShares(asked, line);
  const named = shared(asked.terms, line.terms).length + (isCounted ? found.length : 0);
  const isFirst = !isDeed(asked) || found[0] === wanted[0];
  const isMost = found.length * 2 >= wanted.length;
  return named > 0
    ? isMost || wanted.length <= shortWish
    : isMost && isFirst && found.length >= leastWords;
}

const isDeed = ({ form }: Asked) => form === "verb" || form === "habit";

/**
 * How well a text answers a wish, if well enough for both to stand together: it has half of the words of the wish, the first object
 * of its verb, and each name in it.
 * @returns 0 otherwise
 */
export function answerFit(asked: Asked, text: string): number {
  const fit = fitOf(asked, text);
  if (fit === 0) return 0;
  // The person may use another verb.
  const wanted = [...coreStems(asked.written)]
    .slice(isDeed(asked) ? 1 : 0)
    .filter((stem) => !isCommonWord(stem));
  const isEnough =
    sharesMost(asked, readLine(text), wanted) &&
    namesIn(asked.written).every((name) => hasName(text, name));
  return isEnough ? fit : 0;
}
