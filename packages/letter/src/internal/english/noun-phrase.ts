import { nameHeads } from "@postulo/evidence/find-terms";
import { baseVerbs, gerunds, isPastVerb } from "./verbs.ts";

const isPlural = (word: string) => /[^sui]s$/.test(word);

/** Whether a phrase needs no article in a sentence: plurals, uncountable nouns, gerunds, abbreviations. */
export function isNounPhrase(phrase: string): boolean {
  if (/^[\p{Lu}\d/&]{2,}$/u.test(phrase)) return true;
  const words = phrase.split(/[\s-]+/);
  const [first = "", last = ""] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()];
  if (gerunds.has(first) || last.endsWith("ing")) return true;
  if (words.length > 1 && (baseVerbs.has(first) || isPastVerb(first))) return false;
  return isPlural(last) || nameHeads.has(last);
}
