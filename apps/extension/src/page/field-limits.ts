/** What an answer may hold. */
export type FieldLimits = {
  readonly maxCharacters?: number;
  readonly maxWords?: number;
  readonly maxSentences?: number;
};

const amount = String.raw`(\d{1,2}[ ,.\u00A0\u202F]\d{3}|\d{2,5})`;
const characters = String.raw`(?:characters?|chars?|caract[eè]res?|signes|zeichen)\b`;
const words = String.raw`(?:words?|mots|w[oö]rter)\b`;

/** "max. 500 characters", "500 words or less", "in 200 words": an amount before its unit. */
const stated = (unit: string) => new RegExp(`${amount}\\s*(?:-|\\s)?\\s*${unit}`, "giu");
/** Small numbers, by their word in English, French and German; a few are four. */
const smallNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(["a", "one", "une", "einem", "einer", "ein"].map((word) => [word, 1])),
  ...Object.fromEntries(["two", "deux", "zwei"].map((word) => [word, 2])),
  ...Object.fromEntries(["three", "trois", "drei"].map((word) => [word, 3])),
  ...Object.fromEntries(["four", "quatre", "vier", "few", "quelques", "paar"].map((w) => [w, 4])),
  ...Object.fromEntries(["five", "cinq", "fünf"].map((word) => [word, 5])),
  six: 6,
};
const small = `(?<![\\p{L}\\d])(\\d{1,2}|${Object.keys(smallNumbers).join("|")})`;
const short = String.raw`(?:\s+(?:short|brief|courtes?|brèves?|kurzen?))?\s+`;
/** "2-3 sentences", "in a sentence", "en deux phrases". */
const sentences = String.raw`(?:sentences?|phrases?|s[aä]tzen?|satz)(?!\p{L})`;
/** What says what the lines are: "lines of business", "lignes de production", but not "lines of text". */
const lineKind = String.raw`\s+(?:(?:of|de|du|des)\s(?!texte?\b)|d['’])`;
/** "2-3 lines"; one line is none: "a line manager", "une ligne de produits". */
const lines = String.raw`(?:lines|lignes|zeilen?)(?!\p{L}|${lineKind})`;
/** As wide as text areas usually are. */
const charactersOfLine = 90;

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

/** The least of a small amount: of "2 to 3 lines" the last number counts. */
function smallestOfFew(text: string, unit: string): number | undefined {
  const found = [...text.matchAll(new RegExp(`${small}${short}${unit}`, "giu"))]
    .filter(({ index }) => !isMinimum(text.slice(Math.max(0, index - 20), index)))
    .map(([, written = ""]) => smallNumbers[written.toLowerCase()] ?? Number(written))
    .filter((number) => number > 0);
  return found.length === 0 ? undefined : Math.min(...found);
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
  const maxLines = smallestOfFew(text, lines);
  const maxCharacters = least(
    maxLength,
    smallest(text, characters),
    counted || undefined,
    maxLines && maxLines * charactersOfLine,
  );
  const maxWords = smallest(text, words);
  const maxSentences = smallestOfFew(text, sentences);
  return {
    ...(maxCharacters === undefined ? {} : { maxCharacters }),
    ...(maxWords === undefined ? {} : { maxWords }),
    ...(maxSentences === undefined ? {} : { maxSentences }),
  };
}
