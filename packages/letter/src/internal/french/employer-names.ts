import { elidedHouses, feminineHouses, masculineHouses } from "@postulo/lexicon/french-grammar";

/** "l'ADMR du Cap", "l'IFAS de Quimper": abbreviated names of local employers. */
const abbreviatedEmployers = /^[AEIOU]\p{Lu}{1,5} (?:de |du |des |d['’])/u;
const isElided = (name: string) => elidedHouses.test(name) || abbreviatedEmployers.test(name);

const beginsWithVowel = (name: string) => /^[aeiouéèêâîôû]/i.test(name);

/** Whether a name begins with the kind of institution: clinic, school, workshop. */
function isEmployerNoun(name: string): boolean {
  return feminineHouses.test(name) || masculineHouses.test(name) || isElided(name);
}

/** "Le Cabinet du Parc" → "Cabinet du Parc"; the article of "La Redoute" is part of the name. */
export function stripArticle(name: string): string {
  const article = /^(?:(?:la|le)\s+|l['’]\s*)(?=\p{L})/iu.exec(name)?.[0] ?? "";
  return isEmployerNoun(name.slice(article.length)) ? name.slice(article.length) : name;
}

/** "Restos du Cœur": plurals, written without their article. */
const pluralEmployers = /^(?:restos|scouts|amis|jeunes|archives|apprentis)\s/i;
const contractions: Readonly<Record<string, string>> = { le: "au", les: "aux" };

/** "chez Durand", "à la Clinique des Lilas", "au CHU de Nantes", "à l'hôpital Bichat", "aux Restos du Cœur". */
export function atEmployer(company: string): string {
  const written = company.trim();
  if (pluralEmployers.test(written)) return `aux ${written}`;
  const article = /^(?:(?:la|le|les)\s+|l['’]\s*)(?=\p{L})/iu.exec(written)?.[0] ?? "";
  const noun = written.slice(article.length);
  if (article !== "" && !isEmployerNoun(noun)) {
    const contracted = contractions[article.trim().toLowerCase()];
    if (contracted !== undefined) return `${contracted} ${noun}`;
    return /^la/i.test(article) ? `à ${written}` : `chez ${written}`;
  }
  if (isElided(noun)) return `à l’${noun}`;
  if (feminineHouses.test(noun)) return beginsWithVowel(noun) ? `à l’${noun}` : `à la ${noun}`;
  return masculineHouses.test(noun) ? `au ${noun}` : `chez ${written}`;
}

/** "la Clinique des Lilas", "le CHU de Nantes", "l’Atelier du Port"; any other name as it is. */
export function theEmployer(company: string): string {
  const written = company.trim();
  if (pluralEmployers.test(written)) return `les ${written}`;
  if (/^(?:(?:la|le|les)\s+|l['’]\s*)(?=\p{L})/iu.test(written)) {
    return written.charAt(0).toLowerCase() + written.slice(1);
  }
  if (isElided(written)) return `l’${written}`;
  if (feminineHouses.test(written))
    return beginsWithVowel(written) ? `l’${written}` : `la ${written}`;
  return masculineHouses.test(written) ? `le ${written}` : written;
}
