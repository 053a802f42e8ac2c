const inOrder = (words: string, first: number, step: number) =>
  words.split(" ").map((word, at) => [word, first + at * step] as const);

const values = new Map<string, number>([
  ...inOrder("two three four five six seven eight nine ten eleven twelve thirteen", 2, 1),
  ...inOrder("fourteen fifteen sixteen seventeen eighteen nineteen", 14, 1),
  ...inOrder("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...inOrder("deux trois quatre cinq six sept huit neuf dix onze douze treize", 2, 1),
  ...inOrder("quatorze quinze seize", 14, 1),
  ...inOrder("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10),
  ...inOrder("dizaine vingtaine trentaine quarantaine cinquantaine soixantaine", 10, 10),
  ["zero", 0],
  ["one", 1],
  ["un", 1],
  ["dozen", 12],
  ["douzaine", 12],
  ["quinzaine", 15],
  ["hundred", 100],
  ["cent", 100],
  ["centaine", 100],
  ["thousand", 1e3],
  ["mille", 1e3],
  ["million", 1e6],
  ["milliard", 1e9],
  ["billion", 1e9],
  ["decade", 10],
  ["decennie", 10],
  // At least two.
  ["decades", 20],
  ["decennies", 20],
]);

/** Whether a folded word is a part of a number: "twelve", « dizaines ». */
export const isNumberWord = (folded: string): boolean =>
  values.has(folded) || values.has(folded.replace(/s$/, ""));

/** "a hundred and twenty" is 120, « quatre-vingt-dix » 90. */
function sumOf(words: readonly number[]): number {
  let [total, current] = [0, 0];
  for (const value of words) {
    if (value >= 1e3) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100) current = (current || 1) * 100;
    else if (value === 20 && current % 100 === 4) current += 76;
    else if (value === 12 && current > 1) current *= 12;
    else current += value;
  }
  return total + current;
}

/** Whether a number word continues a number: "twenty five" and "two hundred" are one number, "two three" are two. */
function continues(before: readonly number[], value: number): boolean {
  const last = before.at(-1) ?? 0;
  if (value >= 100) return last < value;
  if (last >= 100) return value > 0;
  if (last === 4 && value === 20) return true;
  if (value === 12 && last <= 10 && last > 1) return true;
  const isTens = last >= 10 && last < 100 && last % 10 === 0;
  return isTens && value < 20;
}

/** A number in words by its place and value. */
export type Span = { readonly start: number; readonly end: number; readonly value: number };

/** "and" and "et" join only inside a number. */
function joins(between: string, before: readonly number[], value: number): boolean {
  if (/^[\s-]+$/.test(between)) return true;
  if (/^[\s-]+(?:and|et)[\s-]+$/.test(between))
    return (before.at(-1) ?? 0) >= 100 || value === 1 || value === 11;
  return false;
}

/** The numbers that a folded text writes in words: "twenty five", « deux cent dix ». */
export function spansInWords(folded: string): Span[] {
  const spans: Span[] = [];
  let parts: number[] = [];
  let [start, end] = [0, 0];
  const close = () => {
    const isArticle = parts.length === 1 && parts[0] === 1;
    if (parts.length > 0 && !isArticle) spans.push({ start, end, value: sumOf(parts) });
    parts = [];
  };
  for (const { 0: word, index } of folded.matchAll(/[a-z]+/g)) {
    const value = values.get(word) ?? values.get(word.replace(/s$/, ""));
    if (value === undefined) continue;
    const isPart =
      parts.length > 0 && joins(folded.slice(end, index), parts, value) && continues(parts, value);
    if (!isPart) {
      close();
      start = index;
    }
    parts.push(value);
    end = index + word.length;
  }
  close();
  return spans;
}
