import { fold } from "@postulo/lexicon/fold";
import { aspirated } from "@postulo/lexicon/french-grammar";

const vowelStart = /^(?:[aeiouh]|y[^aeiou])/;
/** Abbreviations are read letter by letter: "d’HEC", "de BTS". */
const spelledWithVowel = /^[AEFHILMNORSX]/;

/** Whether "de" becomes "d'" before this word. */
function elides(word: string): boolean {
  const first = /^[«"“]?\s*([\p{L}\p{N}]+)/u.exec(word)?.[1] ?? "";
  if (/^\p{Lu}{2,4}$/u.test(first)) return spelledWithVowel.test(first);
  return vowelStart.test(fold(first)) && !aspirated.test(fold(first));
}

/** "de comptable", "d'infirmière", "du service client", "des soins". */
export function withDe(text: string): string {
  if (text.startsWith("le ")) return `du ${text.slice(3)}`;
  if (text.startsWith("les ")) return `des ${text.slice(4)}`;
  return elides(text) ? `d’${text}` : `de ${text}`;
}
