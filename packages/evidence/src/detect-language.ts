import { eld } from "eld/extrasmall";
import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { memoize } from "./memoize.ts";
import { detectableLanguages } from "./detectable-languages.ts";

/** "other" is a detected language without letters; "unclear" is too little or mixed text. */
export type DetectedLanguage = LetterLanguage | "other" | "unclear";

eld.setLanguageSubset([...detectableLanguages]);

/** Fewer words are often names, which exist in every language. */
const leastWords = 5;
/** The lines of a document confirm one another. */
const leastWordsInDocument = 3;

const countWords = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** The ISO code of the language; undefined if the library does not rely on its result. */
function detect(text: string): string | undefined {
  const result = eld.detect(text);
  return result.isReliable() ? result.language : undefined;
}

/** The language of a sentence or a line of at least five words. */
export const detectLanguage = memoize((text): DetectedLanguage => {
  const code = countWords(text) < leastWords ? undefined : detect(text);
  return code === undefined ? "unclear" : (findLetterLanguage(code) ?? "other");
});

/** In characters. The library reads no more of a text. */
const partCharacters = 300;
const maxReadCharacters = 20_000;
const partPattern = new RegExp(`.{1,${partCharacters}}`, "g");

/** How many times more words than in the second language a document in one language has. */
const leastLead = 1.5;

/** The language of a whole posting or profile: that of the lines with most of its words. */
export function detectDocumentLanguage(text: string): DetectedLanguage {
  const words = new Map<string, number>();
  for (const part of text.slice(0, maxReadCharacters).match(partPattern) ?? []) {
    const count = countWords(part);
    const code = count < leastWordsInDocument ? undefined : detect(part);
    if (code !== undefined) words.set(code, (words.get(code) ?? 0) + count);
  }
  const [first, second] = [...words].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < (second?.[1] ?? 0) * leastLead) return "unclear";
  return findLetterLanguage(first[0]) ?? "other";
}
