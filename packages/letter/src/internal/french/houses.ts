import { elidedHouses, feminineHouses, masculineHouses } from "@postulo/lexicon/french-grammar";

/** "l'ADMR du Cap", "l'IFAS de Quimper": letters that stand for a house, in a place. */
const spelledHouses = /^[AEIOU]\p{Lu}{1,5} (?:de |du |des |d['’])/u;
const isElided = (name: string) => elidedHouses.test(name) || spelledHouses.test(name);

/** Whether a name begins with the kind of house it is: clinic, school, workshop. */
function isHouse(name: string): boolean {
  return feminineHouses.test(name) || masculineHouses.test(name) || isElided(name);
}

/** "Le Cabinet du Parc" is the Cabinet du Parc; "La Redoute" is called so. */
export function withoutArticle(name: string): string {
  const article = /^(?:(?:la|le)\s+|l['’]\s*)(?=\p{L})/iu.exec(name)?.[0] ?? "";
  return isHouse(name.slice(article.length)) ? name.slice(article.length) : name;
}

/** "Restos du Cœur": several, without their article. */
const pluralHouses = /^(?:restos|scouts|amis|jeunes|archives|apprentis)\s/i;
const contractions: Readonly<Record<string, string>> = { le: "au", les: "aux" };

/** "chez Durand", "à la Clinique des Lilas", "au CHU de Nantes", "à l'hôpital Bichat", "aux Restos du Cœur": where one works. */
export function atEmployer(company: string): string {
  const written = company.trim();
  if (pluralHouses.test(written)) return `aux ${written}`;
  const article = /^(?:(?:la|le|les)\s+|l['’]\s*)(?=\p{L})/iu.exec(written)?.[0] ?? "";
  const houses = written.slice(article.length);
  if (article !== "" && !isHouse(houses)) {
    const contracted = contractions[article.trim().toLowerCase()];
    if (contracted !== undefined) return `${contracted} ${houses}`;
    return /^la/i.test(article) ? `à ${written}` : `chez ${written}`;
  }
  if (feminineHouses.test(houses)) return `à la ${houses}`;
  if (isElided(houses)) return `à l’${houses}`;
  return masculineHouses.test(houses) ? `au ${houses}` : `chez ${written}`;
}

/** "la Clinique des Lilas", "le CHU de Nantes", "l’Atelier du Port"; any other name as it is. */
export function theEmployer(company: string): string {
  const written = company.trim();
  if (pluralHouses.test(written)) return `les ${written}`;
  if (/^(?:(?:la|le|les)\s+|l['’]\s*)(?=\p{L})/iu.test(written)) {
    return written.charAt(0).toLowerCase() + written.slice(1);
  }
  if (feminineHouses.test(written)) return `la ${written}`;
  if (isElided(written)) return `l’${written}`;
  return masculineHouses.test(written) ? `le ${written}` : written;
}
