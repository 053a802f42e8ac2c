import { fold } from "@postulo/lexicon/fold";
import { mustKey, niceKey } from "@postulo/lexicon/posting-sections";

/** The letters with which a posting marks its rows: "E = essential, D = desirable". */
export type WeightMarks = ReadonlyMap<string, "must" | "nice">;

const markIn = (text: string, key: RegExp) => key.exec(fold(text))?.groups?.["mark"]?.toUpperCase();

/** The marks that a posting explains; none unless it explains two. */
export function weightMarksOf(text: string): WeightMarks {
  const must = markIn(text, mustKey);
  const nice = markIn(text, niceKey);
  if (must === undefined || nice === undefined || must === nice) return new Map();
  return new Map([
    [must, "must"],
    [nice, "nice"],
  ]);
}

/** "GCSE English (E)", "Taking minutes – D"; a letter behind a space can be of the words: "licence category D". */
const markAtEnd = /(?:\((?<round>\p{Lu})\)|\[(?<square>\p{Lu})\]|[–—|-] ?(?<bare>\p{Lu}))$/u;

/** Splits the mark off a row: its text and its weight, required or desirable. Undefined for rows without a mark. */
export function readMarkedRow(row: string, marks: WeightMarks) {
  const found = markAtEnd.exec(row);
  const { round, square, bare } = found?.groups ?? {};
  const section = marks.get(round ?? square ?? bare ?? "");
  return found && section ? { text: row.slice(0, found.index).trimEnd(), section } : undefined;
}

const inBrackets = /[([][^()[\]]*[)\]]/gu;

/** A row without the explanation of the marks: "Person specification" of "Person specification (E = essential, D = desirable)". */
export function withoutMarkKey(row: string): string {
  const folded = fold(row);
  if (mustKey.exec(folded)?.index === 0 && niceKey.test(folded)) return "";
  return row.replace(inBrackets, (text) => (mustKey.test(fold(text)) ? "" : text)).trimEnd();
}
