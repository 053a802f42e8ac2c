import { stemsOfForm, tradeWordings, type Wording } from "./internal/trade-rows.ts";
import { memoize, once } from "./memoize.ts";
import { wordsOf } from "./words.ts";

type Index = {
  /** The wordings that contain each word. */
  readonly wordingsOf: readonly (readonly Wording[])[];
  /** The words with each stem. */
  readonly wordsWith: ReadonlyMap<string, readonly number[]>;
  /** The weight of each word. Words of few rows have a high weight. */
  readonly weights: readonly number[];
};

function append<Key>(lists: Map<Key, number[]>, key: Key, item: number): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Counts the different rows of wordings. One array serves all counts, because there is one for each of 20,000 stems. */
function rowCounter(rowCount: number) {
  const countedAt = new Int32Array(rowCount);
  let count = 0;
  return (lists: readonly (readonly Wording[])[]): number => {
    count++;
    let found = 0;
    for (const list of lists)
      for (const { row } of list)
        if (countedAt[row] !== count) {
          countedAt[row] = count;
          found++;
        }
    return found;
  };
}

/** All wordings by each of their words, and the words by each of their stems. */
const indexOfWordings = once((): Index => {
  const { wordings, words, rowCount } = tradeWordings();
  const wordingsOf = words.map((): Wording[] => []);
  for (const one of wordings) for (const word of one.words) wordingsOf[word]?.push(one);
  const stems = words.map(stemsOfForm);
  const wordsWith = new Map<string, number[]>();
  for (const [word, own] of stems.entries()) for (const stem of own) append(wordsWith, stem, word);
  const countRows = rowCounter(rowCount);
  const rowCounts = new Map(
    [...wordsWith].map(([stem, own]) => [
      stem,
      countRows(own.map((word) => wordingsOf[word] ?? [])),
    ]),
  );
  const weights = stems.map((own) =>
    Math.log(rowCount / Math.max(1, ...own.map((stem) => rowCounts.get(stem) ?? 1))),
  );
  return { wordingsOf, wordsWith, weights };
});

/** The minimum share of the weight of a wording that a similar text contains. */
const leastShare = 0.5;
/** The weight of two rare words. Matches with less have a lower likeness. */
const sureWeight = 8;

/** The weight of a word that one row in twenty contains. More frequent words do not count as a match. */
const telling = Math.log(20);

/** The minimum number of matching words. */
const leastTelling = 2;

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

const weightsOf = (words: readonly number[]) =>
  words.map((word) => indexOfWordings().weights[word] ?? 0);

/** The likeness of a text that contains these words to a wording, from 0 to 1. */
function likenessTo({ words }: Wording, contained: ReadonlySet<number>): number {
  const found = weightsOf(words.filter((word) => contained.has(word)));
  if (found.filter((weight) => weight >= telling).length < leastTelling) return 0;
  const [own, all] = [sumOf(found), sumOf(weightsOf(words))];
  return own / all < leastShare ? 0 : (own / all) * Math.min(1, own / sureWeight);
}

type Side = "asked" | "shown";

function rowsLike(text: string, side: Side): ReadonlyMap<number, number> {
  const { wordingsOf, wordsWith } = indexOfWordings();
  const stems = new Set(wordsOf(text).flatMap(({ raw }) => stemsOfForm(raw)));
  const contained = new Set([...stems].flatMap((stem) => wordsWith.get(stem) ?? []));
  const candidates = new Set([...contained].flatMap((word) => wordingsOf[word] ?? []));
  const rows = new Map<number, number>();
  for (const one of candidates) {
    if (side === "asked" && !one.isAsked) continue;
    const likeness = likenessTo(one, contained);
    if (likeness > (rows.get(one.row) ?? 0)) rows.set(one.row, likeness);
  }
  return rows;
}

const likeAsked = memoize((text) => rowsLike(text, "asked"));
const likeShown = memoize((text) => rowsLike(text, "shown"));

/** Below this two texts have hardly anything in common. */
const leastLikeness = 0.4;

/**
 * How likely a text of a profile is about the work that a requirement names, from 0 to 1: the share that each of them contains of
 * wordings of the same row, in any order. 0 if it is unlikely. It is no proof.
 */
export function tradeLikeness(requirement: string, text: string): number {
  const shown = likeShown(text);
  const scores = [...likeAsked(requirement)].map(([row, asked]) => asked * (shown.get(row) ?? 0));
  const likeness = Math.max(0, ...scores);
  return likeness < leastLikeness ? 0 : likeness;
}

/** Whether a text is similar to a wording of any row. */
export const isLikeWork = (text: string): boolean =>
  [...likeShown(text).values()].some((likeness) => likeness >= leastLikeness);
