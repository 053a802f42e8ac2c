import { fold } from "@postulo/lexicon/fold";
import { memoize } from "@postulo/evidence/memoize";

const english =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const french =
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  );
const values = new Map<string, number>([
  ...english.map((word, value) => [word, value] as const),
  ...french.map((word, value) => [word, value] as const),
  ...Object.entries({
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    million: 1_000_000,
  }),
  ...Object.entries({
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    cents: 100,
    vingts: 20,
    mille: 1000,
    huitaine: 8,
    quinzaine: 15,
    quarantaine: 40,
    cinquantaine: 50,
    soixantaine: 60,
    dozen: 12,
    douzaine: 12,
    dizaine: 10,
    vingtaine: 20,
    trentaine: 30,
    centaine: 100,
  }),
]);

/** "one", "un" and "une" are articles more often than figures. */
const notFigures = new Set(["zero", "one", "un"]);

export type Figure = { readonly value: string; readonly text: string; readonly start: number };

/** "1,200", "1 200" and "1200" are one figure; so are "2,5" and "2.5", and "twelve" and "12". */
function normalised(digits: string): string {
  const joined = digits
    .replace(/[\s\u00A0\u202F](?=\d{3})/g, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "");
  return String(Number(joined.replace(",", ".")));
}

/** "thirty-five" is 35, "quatre-vingt-dix" 90; of "six-month" only the six is a figure. */
function valuesOf(word: string): number[] {
  const whole = values.get(word);
  if (whole !== undefined) return notFigures.has(word) ? [] : [whole];
  const parts = word.split("-").filter((part) => part !== "et" && part !== "and");
  const known = parts.flatMap((part) => values.get(part) ?? []);
  if (parts.length < 2) return [];
  if (known.length < parts.length)
    return parts.flatMap((part) => (notFigures.has(part) ? [] : (values.get(part) ?? [])));
  return [known.reduce((sum, value) => (sum === 4 && value === 20 ? 80 : sum + value), 0)];
}

/** Every figure of a text, written in digits or in words. */
export const figuresOf = memoize((text): readonly Figure[] => {
  const inDigits = [...text.matchAll(/\d+(?:[\s\u00A0\u202F]\d{3}(?!\d)|[.,]\d+)*/g)].map(
    (match) => ({ value: normalised(match[0]), text: match[0], start: match.index }),
  );
  const inWords = [...fold(text).matchAll(/[a-z]+(?:-[a-z]+)*/g)].flatMap((match) =>
    valuesOf(match[0]).map((value) => ({
      value: String(value),
      text: match[0],
      start: match.index,
    })),
  );
  return [...inDigits, ...inWords];
});
