import { fold } from "@postulo/lexicon/fold";
import { tradeForms, tradeLinks } from "@postulo/lexicon/trade-words";
import { tradeRows } from "@postulo/lexicon/trades";
import { baseOfPast } from "../english-verbs.ts";
import { memoize, once } from "../memoize.ts";
import { isNumberWord } from "./number-words.ts";
import { isFunctionWord, stemsOf } from "./word-keys.ts";

/** One wording of a row. Rows and words are numbered, because there are tens of thousands of wordings of the same words. */
export type Wording = {
  readonly row: number;
  /** Its words without links, numbers and repetitions. */
  readonly words: readonly number[];
  /** Whether it states the same as the name of the row, and not something narrower. */
  readonly isAsked: boolean;
};

export type TradeWordings = {
  readonly wordings: readonly Wording[];
  /** The text of each word. */
  readonly words: readonly string[];
  readonly rowCount: number;
};

const allOf = (lists: Readonly<Record<string, readonly string[]>>) => Object.values(lists).flat();

/** Links of both languages, because "de" of "chef de partie" is rare among English wordings. */
const links: ReadonlySet<string> = new Set(allOf(tradeLinks));
const isTellingWord = (word: string) =>
  word.length > 1 && !links.has(word) && !isFunctionWord(word) && !isNumberWord(word);

/** The verbs of forms that no stem joins: « tenir » of « tenue », « tiens ». */
const baseOfForm = new Map(
  allOf(tradeForms).flatMap((row) => {
    const [base = "", ...forms] = row.split(" ");
    return forms.map((form) => [form, base] as const);
  }),
);

/** The stems of a word and of its base form. */
export function stemsOfForm(raw: string): readonly string[] {
  const folded = fold(raw);
  const base = baseOfPast.get(folded) ?? baseOfForm.get(folded);
  return base === undefined ? stemsOf(raw) : [...new Set([...stemsOf(raw), ...stemsOf(base)])];
}

/** A single word, such as "as" of « DE AS », is no wording. */
const leastWords = 2;

/** Numbers texts, from 0. */
function numberOf(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text);
  if (known === undefined) numbers.set(text, numbers.size);
  return known ?? numbers.size - 1;
}

/** The wordings of all rows that have at least two such words. */
export const tradeWordings = once((): TradeWordings => {
  const rows = new Map<string, number>();
  const words = new Map<string, number>();
  const isTelling = memoize(isTellingWord);
  const wordings = new Map<string, Wording>();
  const add = (row: string, texts: string, isAsked: boolean) => {
    for (const text of texts.split(" = ")) {
      const own = new Set(text.split(" ").filter(isTelling));
      if (own.size < leastWords) continue;
      const numbers = Array.from(own, (word) => numberOf(words, word));
      const one = { row: numberOf(rows, row), words: numbers, isAsked };
      wordings.set(`${one.row} ${numbers.join(" ")}`, one);
    }
  };
  // "drive a forklift : reach truck = flt licence"
  for (const line of allOf(tradeRows)) {
    const [left = "", right = ""] = line.split(" : ");
    const [row = ""] = left.split(" = ");
    add(row, left, true);
    add(row, right, false);
  }
  return {
    wordings: [...wordings.values()],
    words: [...words.keys()],
    rowCount: rows.size,
  };
});
