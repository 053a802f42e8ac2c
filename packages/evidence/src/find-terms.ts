import { foldInPlace } from "@postulo/lexicon/fold";
import { alternatingTimes } from "@postulo/lexicon/job-facts";
import { careTerms } from "./internal/terms/care-terms.ts";
import { credentialTerms } from "./internal/terms/credential-terms.ts";
import { digitalTerms } from "./internal/terms/digital-terms.ts";
import { officeTerms } from "./internal/terms/office-terms.ts";
import type { Term } from "./internal/terms/term-table.ts";
import { tradeTerms } from "./internal/terms/trade-terms.ts";
import { memoize } from "./memoize.ts";
import { wordsOf } from "./words.ts";
import type { Word } from "./words.ts";

export type { Term } from "./internal/terms/term-table.ts";

/** A term found in a text, with its words there. */
export type TermHit = {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The matched words in the table's spelling. */
  readonly spelling: string;
};

type Spelling = {
  readonly term: Term;
  readonly written: string;
  readonly words: readonly Word[];
  readonly exact: boolean;
};

/** Omitted on both sides: "gestion d'une équipe" and "gestion de l'équipe" are "gestion équipe". */
const joints = new Set([
  "de",
  "d",
  "du",
  "des",
  "la",
  "le",
  "les",
  "l",
  "un",
  "une",
  "of",
  "the",
  "a",
  "an",
  "and",
  "et",
]);
/** The words of a term without joining words. */
export const significantWords = (text: string) =>
  wordsOf(text).filter((word) => !joints.has(word.key));

const terms: readonly Term[] = [
  ...digitalTerms,
  ...officeTerms,
  ...careTerms,
  ...tradeTerms,
  ...credentialTerms,
];
/** The last words of our English names: they need no article there, and so in other names neither. */
export const nameHeads: ReadonlySet<string> = new Set(
  terms
    .filter(({ kind }) => kind === "skill" || kind === "credential")
    .map(
      ({ en }) =>
        en
          .split(/[\s-]+/)
          .at(-1)
          ?.toLowerCase() ?? "",
    ),
);
/** The words that our own terms write small: names of tools and languages are none of them. */
export const commonWords: ReadonlySet<string> = new Set(
  terms
    .filter(({ kind }) => kind !== "tool" && kind !== "language")
    .flatMap(({ spellings }) => spellings.flatMap((spelling) => wordsOf(spelling)))
    .filter(({ raw }) => raw === raw.toLowerCase())
    .map(({ key }) => key),
);
const termsById = new Map(terms.map((term) => [term.id, term]));

const spellingsByFirstWord = new Map<string, Spelling[]>();
for (const term of terms) {
  for (const written of term.spellings) {
    const exact = written.startsWith("!");
    const shown = exact ? written.slice(1) : written;
    const words = significantWords(shown);
    const first = words[0];
    if (!first) continue;
    const sameStart = spellingsByFirstWord.get(first.key) ?? [];
    sameStart.push({ term, written: shown, words, exact });
    spellingsByFirstWord.set(first.key, sameStart);
  }
}
for (const spellings of spellingsByFirstWord.values())
  spellings.sort((a, b) => b.words.length - a.words.length);

/** Between the words of one term there is at most a joint, a hyphen, a slash or a dot: never a comma or the next sentence. */
const gap = /^[\s\-–/.'’&a-zà-ÿ]*$/i;

function fits(
  spelling: Spelling,
  words: readonly Word[],
  context: { at: number; text: string },
): boolean {
  const { at, text } = context;
  return spelling.words.every((expected, offset) => {
    const word = words[at + offset];
    const before = words[at + offset - 1];
    if (word?.key !== expected.key || (spelling.exact && word.raw !== expected.raw)) return false;
    if (offset === 0 || !before) return true;
    const between = text.slice(before.end, word.start);
    return gap.test(between) && !/\.\s|\n/.test(between);
  });
}

/** "C", "R" and "Go" are names of languages only in a list. */
function isInList(text: string, start: number, end: number): boolean {
  return (
    /(?:^|[\n,;/(|•:])[^\S\n]*$/.test(text.slice(Math.max(0, start - 20), start)) &&
    /^[^\S\n]*(?:[\n,;/)|.•]|$)/.test(text.slice(end, end + 20))
  );
}

/** "Word Processing" is done with any program. */
const isOtherWord = (text: string, word: Word) =>
  word.raw === "Word" && /^\s+(?:process|count|of\b)/i.test(text.slice(word.end));

/** "alternance" of times of work, as in « jour et nuit en alternance », is no apprenticeship. */
const timesIn = memoize((text): readonly number[] =>
  [...foldInPlace(text).matchAll(alternatingTimes)].map(({ index }) => index),
);

/** The terms of a text in its order; of overlapping ones the longest. */
export const findTerms = memoize((text): readonly TermHit[] => {
  const words = significantWords(text);
  const hits: TermHit[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (!first) break;
    const spelling = spellingsByFirstWord
      .get(first.key)
      ?.find((candidate) => fits(candidate, words, { at, text }));
    if (!spelling || isOtherWord(text, first) || timesIn(text).includes(first.start)) continue;
    const last = words[at + spelling.words.length - 1] ?? first;
    if (
      /^(?:[CR]|Go)$/.test(first.raw) &&
      spelling.words.length === 1 &&
      !isInList(text, first.start, last.end)
    )
      continue;
    hits.push({
      term: spelling.term,
      start: first.start,
      end: last.end,
      text: text.slice(first.start, last.end),
      spelling: spelling.written,
    });
    at += spelling.words.length - 1;
  }
  return hits;
});

export function termById(id: string): Term | undefined {
  return termsById.get(id);
}
