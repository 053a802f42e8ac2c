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

/** What is none of these folds to itself. */
const changing = /[A-Z`\u0080-\uFFFF]/g;
const foldedUnits = new Map<string, string>();

function foldKnownUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = foldUnit(unit);
  foldedUnits.set(unit, folded);
  return folded;
}

/** Lower case without accents, dashes and quotes made one: of the same length, so that places found in it hold for the text. */
export function fold(text: string): string {
  return text.replace(changing, foldKnownUnit);
}

/** Folded, with everything but letters, digits, `+` and `#` as single spaces: for comparing words. */
export function foldWords(text: string): string {
  return fold(text.normalize("NFC"))
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** The separators that stay behind at both ends when a date or a place is taken out of a text. */
export function trimSeparators(text: string): string {
  return text
    .replaceAll(/\(\s*(?:[,;:|·•–—-]+\s*)?\)/g, " ")
    .replace(/^[\s,;:|/·•∙⋅▪‣◦–—−-]+/, "")
    .replace(/(?<![\s,;:|/·•∙⋅▪‣◦–—−-])[\s,;:|/·•∙⋅▪‣◦–—−-]+$/, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replaceAll(/\s{2,}/g, " ")
    .trim();
}
