import { frequentWords, yesAndNo } from "@postulo/lexicon/answer-languages";
import { functionWords } from "@postulo/lexicon/function-words";
import { plainWords } from "../../classify/phrase.ts";
import type { PageLanguage } from "../countries.ts";
import { durationOf, durationText } from "../steps/duration.ts";

const languages = ["en", "fr", "de"] as const satisfies readonly PageLanguage[];

const wordsOf: Readonly<Record<PageLanguage, ReadonlySet<string>>> = {
  en: new Set(functionWords.en),
  fr: new Set(functionWords.fr),
  de: new Set(frequentWords.de),
};

/** The language with the most words of a text, if it has more than the given one. */
function otherLanguage(text: string, language: PageLanguage): PageLanguage | undefined {
  const words = plainWords(text).split(" ");
  const countOf = (one: PageLanguage) => words.filter((word) => wordsOf[one].has(word)).length;
  const count = { en: countOf("en"), fr: countOf("fr"), de: countOf("de") };
  const [most] = languages.toSorted((one, other) => count[other] - count[one]);
  return most !== undefined && count[most] > count[language] ? most : undefined;
}

/** Shorter texts are names, as of a place or a newspaper. */
const minWords = 4;

const isLong = (text: string) => plainWords(text).split(" ").length >= minWords;

/** A yes, a no or a duration in the language of a page; other texts as they are. */
function translated(text: string, language: PageLanguage): string {
  const duration = durationOf(text);
  if (duration) return durationText(duration, language);
  const plain = plainWords(text);
  const place = Object.values(yesAndNo)
    .map((pair) => pair.findIndex((word) => plainWords(word) === plain))
    .find((at) => at >= 0);
  return place === undefined ? text : (yesAndNo[language][place] ?? text);
}

/**
 * An answer as a field in French or German takes it, and whether its text is in another language. The language is that of the
 * label, else of the page. What a page without a known language is in is not certain: nothing is translated there.
 */
export function inFieldLanguage(
  text: string,
  label: string,
  ofPage: PageLanguage,
): { readonly text: string; readonly isForeign: boolean } {
  const language = otherLanguage(label, ofPage) ?? ofPage;
  if (language === "en") return { text, isForeign: false };
  const isForeign = isLong(text) && otherLanguage(text, language) !== undefined;
  return { text: translated(text, language), isForeign };
}
