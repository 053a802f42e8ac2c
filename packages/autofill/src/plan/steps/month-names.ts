import { plainWords } from "../../classify/phrase.ts";

const names: readonly (readonly string[])[] = [
  ["january", "janvier", "jan", "janv"],
  ["february", "fevrier", "feb", "fevr"],
  ["march", "mars", "mar"],
  ["april", "avril", "apr", "avr"],
  ["may", "mai"],
  ["june", "juin", "jun"],
  ["july", "juillet", "jul", "juil"],
  ["august", "aout", "aug"],
  ["september", "septembre", "sep", "sept"],
  ["october", "octobre", "oct"],
  ["november", "novembre", "nov"],
  ["december", "decembre", "dec"],
];

/** Parses a month, 1 to 12, from its English or French name or number; undefined for other texts. */
export function monthIn(text: string): number | undefined {
  const words = plainWords(text);
  const numbered = /^(?:m )?0?(\d{1,2})(?: [a-z]+)?$/.exec(words)?.[1];
  if (numbered)
    return Number(numbered) >= 1 && Number(numbered) <= 12 ? Number(numbered) : undefined;
  const named = names.findIndex((one) => one.includes(words.replace(/ \d+$/, "")));
  return named < 0 ? undefined : named + 1;
}
