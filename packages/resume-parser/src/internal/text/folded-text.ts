const punctuation: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "\u00A0": " ",
  ø: "o",
  Ø: "o",
  ł: "l",
  Ł: "l",
  đ: "d",
  Đ: "d",
  ı: "i",
};

function foldUnit(unit: string): string {
  const plain = punctuation[unit];
  if (plain !== undefined) return plain;
  const base = unit.normalize("NFD").charAt(0).toLowerCase();
  return base.length === 1 ? base : unit;
}

/** Other characters fold to themselves. */
const changing = /[A-Z`\u0080-\uFFFF]/g;
const foldedUnits = new Map<string, string>();

function foldKnownUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = foldUnit(unit);
  foldedUnits.set(unit, folded);
  return folded;
}

/**
 * Lower-cases, removes accents, unifies dashes and quotes. Keeps the length, so that positions in the result apply to
 * the text.
 */
export function fold(text: string): string {
  return text.replace(changing, foldKnownUnit);
}

/** Folds, and replaces all but letters, digits, `+` and `#` by single spaces, to compare words. */
export function foldWords(text: string): string {
  return fold(text.normalize("NFC"))
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Trims the separators left over at both ends once a date or place is removed. */
export function trimSeparators(text: string): string {
  return text
    .replaceAll(/\(\s*(?:[,;:|·•–—-]+\s*)?\)/g, " ")
    .replace(/^[\s,;:|/·•∙⋅▪‣◦–—−-]+/, "")
    .replace(/(?<![\s,;:|/·•∙⋅▪‣◦–—−-])[\s,;:|/·•∙⋅▪‣◦–—−-]+$/, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replaceAll(/\s{2,}/g, " ")
    .trim();
}

/** `ASC (Aide, Soins à la Campagne)`: an abbreviation is explained in brackets. */
export const isInBrackets = (text: string, at: number) =>
  /\([^()]*$/u.test(text.slice(0, at)) && /^[^()]*\)/u.test(text.slice(at));

/** The text up to its first space. */
export const firstWord = (text: string): string => text.split(" ", 1)[0] ?? "";
