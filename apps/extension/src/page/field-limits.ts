/** What an answer may hold. */
export type FieldLimits = {
  readonly maxCharacters?: number;
  readonly maxWords?: number;
};

const amount = String.raw`(\d{1,2}[ ,.\u00A0\u202F]\d{3}|\d{2,5})`;
const characters = String.raw`(?:characters?|chars?|caract[eè]res?|signes|zeichen)\b`;
const words = String.raw`(?:words?|mots|w[oö]rter)\b`;

/** "max. 500 characters", "500 words or less", "in 200 words": an amount before its unit. */
const stated = (unit: string) => new RegExp(`${amount}\\s*(?:-|\\s)?\\s*${unit}`, "giu");
const minimumWords = [" min", "min.", "minimum", "at least", "au moins", "mindestens"];
/** Whether the text before an amount says that it is the least. */
function isMinimum(before: string): boolean {
  const text = before.toLowerCase().replace(":", "").trim();
  return minimumWords.some((word) => ` ${text}`.endsWith(word));
}
/** The counter below a field: "0 / 500", "0 of 500 characters". */
const counter = /(?:^|\s)\d{1,5}\s*(?:\/|\bof\b|\bsur\b)\s*(\d{2,5})(?!\s*(?:words?|mots))\b/iu;

const numberIn = (text: string) => Number(text.replace(/\D/g, ""));

/** The smallest amount of a unit that is not a minimum. */
function smallest(text: string, unit: string): number | undefined {
  const amounts = [...text.matchAll(stated(unit))]
    .filter(({ index }) => !isMinimum(text.slice(Math.max(0, index - 20), index)))
    .map(([, written = ""]) => numberIn(written))
    .filter((found) => found > 0);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}

const least = (...amounts: readonly (number | undefined)[]) => {
  const known = amounts.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** The limits of a field: of its markup, its label and hints, and the counter beside it. */
export function readLimits({
  maxLength,
  label,
  beside,
}: {
  readonly maxLength: number | undefined;
  readonly label: string;
  /** The text around the field. */
  readonly beside: string;
}): FieldLimits {
  const text = `${label}\n${beside}`;
  const counted = numberIn(counter.exec(beside)?.[1] ?? "");
  const maxCharacters = least(maxLength, smallest(text, characters), counted || undefined);
  const maxWords = smallest(text, words);
  return {
    ...(maxCharacters === undefined ? {} : { maxCharacters }),
    ...(maxWords === undefined ? {} : { maxWords }),
  };
}
