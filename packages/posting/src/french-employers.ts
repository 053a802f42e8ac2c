import { elidedHouses, feminineHouses, masculineHouses } from "@postulo/lexicon/french-grammar";

/** "l'ADMR du Cap", "l'IFAS de Quimper": abbreviated names of local employers. */
const abbreviatedEmployers =
  /^[AEIOU](?:\p{Lu}{1,5} (?:de |du |des |d['’]|les? |la )|\.(?:\p{Lu}\.){1,6})/u;

/** Whether the article of a name is elided. */
export const isElided = (name: string) =>
  elidedHouses.test(name) || abbreviatedEmployers.test(name);

/** Whether a name begins with the kind of institution: clinic, school, workshop. */
export function isEmployerNoun(name: string): boolean {
  return feminineHouses.test(name) || masculineHouses.test(name) || isElided(name);
}

/** "Le Cabinet du Parc" → "Cabinet du Parc"; the article of "La Redoute" is part of the name. */
export function stripArticle(name: string): string {
  const article = /^(?:(?:la|le)\s+|l['’]\s*)(?=\p{L})/iu.exec(name)?.[0] ?? "";
  return isEmployerNoun(name.slice(article.length)) ? name.slice(article.length) : name;
}
