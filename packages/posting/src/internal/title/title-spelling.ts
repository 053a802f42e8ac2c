import { detectDocumentLanguage } from "@postulo/evidence/detect-language";
import { wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { inTitleCase, upperFirst, withoutFeminine } from "./title-name.ts";

/**
 * A title in the spelling that the posting has elsewhere, with accents or without, if it is in capitals in one place; in English
 * otherwise in title case.
 */
export function findCalmSpelling(text: string, title: string): string {
  // "cœur" is longer without its ligature: such a text is compared with its accents.
  const read = fold(text).length === text.length ? fold : (one: string) => one.toLowerCase();
  const [from, wanted] = [read(text), read(title)];
  if (from.length !== text.length || !text.includes(title.toUpperCase())) return title;
  const language = detectDocumentLanguage(text);
  const calm = language === "fr" ? withoutCapitals : (written: string) => written;
  for (let at = from.indexOf(wanted); at >= 0; at = from.indexOf(wanted, at + wanted.length)) {
    const written = text.slice(at, at + title.length);
    if (written !== written.toUpperCase()) return upperFirst(calm(written, text));
  }
  return language === "en" ? inTitleCase(title) : title;
}

/** The first row of a text, from its first letter. */
const firstRow = (text: string): string =>
  (text.trimStart().split("\n")[0] ?? "").replace(/^[^\p{L}]+/u, "");

/** « secrétaire médical(e) » in the gender that the first row has written out: « Secrétaire médicale ». */
export function inFirstGender(title: string, text: string): string {
  const words = title.split(" ");
  const written = firstRow(text).split(" ").slice(0, words.length);
  const isFeminine = (word: string, at: number) =>
    fold(written[at] ?? "") === `${fold(withoutFeminine(word))}e`;
  const isSame = words.every(
    (word, at) => fold(written[at] ?? "") === fold(word) || isFeminine(word, at),
  );
  return isSame
    ? words.map((word, at) => (isFeminine(word, at) ? `${withoutFeminine(word)}e` : word)).join(" ")
    : title;
}

/** "Infirmier Diplômé d'Etat" of a French text that has the word "diplômé", too: "Infirmier diplômé d'Etat". */
function withoutCapitals(title: string, text: string): string {
  // "www.hotel-lyon.example" has no word "lyon".
  const prose = text.split(/\s+/).filter((one) => !/[@.]\p{L}/u.test(one));
  const words = new Set(wordsOf(prose.join(" ")).map(({ raw }) => raw));
  return title.replace(/(?<=[\s'’-])\p{Lu}\p{Ll}+/gu, (word) =>
    words.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}
