import type { LetterLanguage } from "@postulo/domain/letter-language";

const noBreakSpace = "\u00A0";
const narrowNoBreakSpace = "\u202F";

/** Only blanks that are there change their width: nothing is added. */
function setFrenchBlanks(text: string): string {
  return text
    .replace(/[ \u00A0]([;!?])/g, `${narrowNoBreakSpace}$1`)
    .replace(/ (:|»)/g, `${noBreakSpace}$1`)
    .replace(/« /g, `«${noBreakSpace}`)
    .replace(
      /(?<![\d.,/]|\d )(\d{1,3})((?: \d{3})+)(?![\d/]| \d)/g,
      (_, head: string, rest: string) => head.concat(rest.replaceAll(" ", narrowNoBreakSpace)),
    )
    .replace(/(\d) (%|€|k€|M€|ans?\b|km\b|kg\b|h\b)/g, `$1${noBreakSpace}$2`);
}

const bullet = /^\s*(?:[•▪●◦‣·✓✔➤►■□▸▹»›→⇒⟶]\s*|[+>]\s+(?=\p{L})|[*–—-]+(?:\s+|(?=\p{L})))+/u;
/** Those of word processors, and "o" or "|" from tables; "~20 visits" and "★★★ hotel" keep what they begin with. */
const rareBullet =
  /^\s*(?:[⁃◆◇❖✦○◉∙☐☑☒\uF0A7\uF0B7\uF0D8\uF0FC]\s*|[★☆§~]\s+(?=\p{L})|(?:[>=|]+|o)\s+(?=\p{L}))+/u;
/** "🔹", "✅": before a line or behind it; most fonts have none of them. */
const firstPictures = /^(?:(?![©®™★☆])[\p{Extended_Pictographic}\uFE0F\s])+/u;
const lastPictures =
  /(?<![\p{Extended_Pictographic}\uFE0F\s])(?:(?![©®™])[\p{Extended_Pictographic}\uFE0F\s])+$/u;
/** "4.", "b)": of a list whose other lines may stand elsewhere. */
const enumerator = /^(?:\d{1,2}[.)](?:\s+|(?=\p{Lu}\p{Ll}))|[a-z]\)\s+)(?=\p{L})/u;

/** A line of a list without its bullet or number, and without pictures around it. */
export const withoutMark = (line: string): string =>
  line
    .replace(firstPictures, "")
    .replace(bullet, "")
    .replace(rareBullet, "")
    .trimStart()
    .replace(enumerator, "")
    .replace(lastPictures, "");
/** A tab is a blank, other control characters have no glyph. */
const control = /\p{Cc}+/gu;

/** A text of the person on one line: the words stay, blanks become those of the language. */
export function ownWords(text: string, language: LetterLanguage): string {
  const plain = text
    .toWellFormed()
    .normalize("NFC")
    .replace(control, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return language === "fr" ? setFrenchBlanks(plain) : plain;
}

/** Only a word in small letters begins with a capital: "iOS", "npm:" and "x86" stay as they are. */
export function raiseFirst(line: string): string {
  const [first = ""] = /^\p{Ll}[\p{Ll}\p{M}]+(?=[\s,'’/]|$)/u.exec(line) ?? [];
  return first === "" ? line : line.charAt(0).toUpperCase() + line.slice(1);
}

/** The lines of a description without the marks before them. */
export function ownLines(description: string, language: LetterLanguage): string[] {
  return description
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]|\s[•▪●◦‣]\s/u)
    .map((line) => ownWords(withoutMark(line), language))
    .filter((line) => line !== "")
    .map(raiseFirst);
}
