import { abbreviations, alikeWords, impliedWords } from "@postulo/lexicon/thesaurus";
import { fold } from "@postulo/lexicon/fold";
import { memoize } from "../memoize.ts";

/** Stems of a word in both languages. */
type Stems = (word: string) => readonly string[];

/** In characters: what inflections of a word have in common. */
const commonStart = 3;
/** Shorter stems are those of other words too. */
const leastStem = 4;

const startOf = (word: string) => word.slice(0, commonStart);

type Index = {
  /** Words by their beginnings, with the marks of their rows. */
  readonly words: ReadonlyMap<string, readonly (readonly [word: string, mark: string])[]>;
  /** Marks by stems, of the beginnings that texts have had. */
  readonly stems: Map<string, ReadonlyMap<string, readonly string[]>>;
};

/** Words are stemmed only if a text has one that begins alike: an index of all stems takes longer than a letter. */
function indexOf(marked: Iterable<readonly [word: string, mark: string]>): Index {
  return { words: Map.groupBy(marked, ([word]) => startOf(word)), stems: new Map() };
}

const noStems: ReadonlyMap<string, readonly string[]> = new Map();

function stemsWith(start: string, { words, stems }: Index, stemsOf: Stems) {
  const known = stems.get(start);
  if (known) return known;
  const beginning = words.get(start);
  // Nothing is kept of beginnings that no row has: texts have any number of them.
  if (!beginning) return noStems;
  const read = new Map<string, string[]>();
  for (const [word, mark] of beginning)
    for (const [at, stem] of stemsOf(word).entries()) {
      if (at > 0 && stem.length < leastStem) continue;
      const marks = read.get(stem) ?? [];
      if (!marks.includes(mark)) read.set(stem, [...marks, mark]);
    }
  stems.set(start, read);
  return read;
}

const none: readonly string[] = [];

function marksOf(stems: readonly string[], index: Index, stemsOf: Stems): readonly string[] {
  const known = stemsWith(startOf(stems[0] ?? ""), index, stemsOf);
  if (known.size === 0) return none;
  return [...new Set(stems.flatMap((stem) => known.get(stem) ?? none))];
}

const splitRows = (lines: readonly string[], mark: string) =>
  lines.map((row, at) => ({ words: row.split(" "), mark: `${mark}${at}` }));
const alike = indexOf(
  splitRows(alikeWords, "~").flatMap(({ words, mark }) =>
    words.map((word) => [word, mark] as const),
  ),
);
const implications = splitRows(impliedWords, ">");
const general = indexOf(
  implications.map(({ words: [first = ""], mark }) => [first, mark] as const),
);
const specific = indexOf(
  implications.flatMap(({ words: [, ...others], mark }) =>
    others.map((word) => [word, mark] as const),
  ),
);

/** The rows of words that may replace a word, given its stems: "mend" for "repair"; and those it is the general word of. */
export const claimedRows = (stems: readonly string[], stemsOf: Stems): readonly string[] => [
  ...marksOf(stems, alike, stemsOf),
  ...marksOf(stems, general, stemsOf),
];

/** The rows of general words that follow from a word: "vehicle" from "van". */
export const impliedRows = (stems: readonly string[], stemsOf: Stems): readonly string[] =>
  marksOf(stems, specific, stemsOf);

type Abbreviation = { readonly short: string; readonly words: readonly string[] };
const rows: readonly Abbreviation[] = abbreviations.map((row) => {
  const [short = "", ...words] = row.split(" ");
  return { short, words };
});
const byShort = Map.groupBy(rows, ({ short }) => short);

/** Abbreviations this short are words in small letters: "as", « de »; those without a vowel are none: "wpm". */
const longestWord = 3;

/** The words that an abbreviation may stand for; none for a word in small letters. */
export const spelledOut = memoize((raw): readonly (readonly string[])[] => {
  const short = fold(raw);
  const isWord = short.length <= longestWord && /[aeiouy]/.test(short);
  if (isWord && raw !== raw.toUpperCase()) return [];
  return (byShort.get(short) ?? []).map(({ words }) => words);
});
