import { memoize } from "@postulo/evidence/memoize";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import {
  genderEndings,
  longStemEndings,
  workerAndWorkEndings,
  workerEnding,
} from "@postulo/lexicon/trade-nouns";

/** Of two words with the same stem, the endings of one and those of the other, folded. */
type EndingRow = {
  readonly endings: readonly string[];
  readonly otherEndings: readonly string[];
  /** In letters. */
  readonly minStemLength: number;
};

const parseRows = (rows: readonly string[], minStemLength: number): readonly EndingRow[] =>
  rows.map((row) => {
    const [endings = [], otherEndings = []] = row.split(": ").map((list) => list.split(" "));
    return { endings, otherEndings, minStemLength };
  });

/** « secrétaire » and « secrétariat », "joiner" and "joinery". */
const workerRows = [...parseRows(workerAndWorkEndings, 4), ...parseRows(longStemEndings, 5)];

/** A word without the longest of these endings; undefined if it has none. */
function stemBefore(word: string, endings: readonly string[]): string | undefined {
  const lengths = endings.filter((ending) => word.endsWith(ending)).map(({ length }) => length);
  return lengths.length === 0 ? undefined : word.slice(0, -Math.max(...lengths));
}

/** Whether a word names who does the work that the other word names. */
function isWorkerOf(worker: string, work: string): boolean {
  const [one, other] = [fold(worker), fold(work)];
  return workerRows.some(({ endings, otherEndings, minStemLength }) => {
    const stem = stemBefore(one, endings) ?? "";
    return stem.length >= minStemLength && stem === stemBefore(other, otherEndings);
  });
}

const genderRows = parseRows(genderEndings, 0);

/** The feminine form of an adjective: « administrative » of « administratif ». */
const feminine = (word: string) =>
  genderRows.reduce((form, { endings, otherEndings: [ending = ""] }) => {
    const stem = stemBefore(form, endings);
    return stem === undefined ? form : stem + ending;
  }, word);

const haveOneStem = (one: string, other: string) =>
  contentStems(one).isSubsetOf(contentStems(other)) ||
  contentStems(feminine(one)).isSubsetOf(contentStems(feminine(other)));

const wordsIn = memoize((text) => wordsOf(text).map(({ raw }) => raw));
const acronym = /^\p{Lu}{2,4}$/u;

/** Whether a title has a word of a trade, or names who does it. */
export const isOfTrade = (word: string, title: string): boolean =>
  wordsIn(title).some((own) =>
    acronym.test(word) ? own === word : haveOneStem(word, own) || isWorkerOf(own, word),
  );

/** The words of a text that can name a trade. */
export const tradeWords = memoize((text): readonly string[] =>
  wordsIn(text).filter((raw) => acronym.test(raw) || contentStems(raw).size > 0),
);

const isWorker = (word: string) => workerEnding.test(fold(word));

/**
 * Whether a title names who does a work, or consists of the words of that work: a welder has experience of welding, and a sales ledger
 * clerk has none of sales.
 */
export const doesTrade = (trade: readonly string[], title: string): boolean =>
  tradeWords(title.replace(/\([^()]*\)/g, " ")).every((own) =>
    trade.some((word) => isOfTrade(word, own)),
  ) ||
  tradeWords(title).some(
    (own) =>
      isWorker(own) &&
      trade.some((word) => fold(word) !== fold(own) && !isWorker(word) && isOfTrade(word, own)),
  );
