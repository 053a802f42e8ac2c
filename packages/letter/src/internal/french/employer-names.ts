import { feminineHouses, masculineHouses, surnameWithLe } from "@postulo/lexicon/french-grammar";
import { isElided, isEmployerNoun } from "@postulo/posting/french-employers";

const beginsWithVowel = (name: string) => /^[aeiouéèêâîôû]/i.test(name);

/** "Restos du Cœur": plurals, written without their article. */
const plurals =
  "restos hospices scouts amis jeunes jardins archives apprentis ateliers éditions établissements laboratoires pépinières serres thermes";
const pluralEmployers = new RegExp(`^(?:${plurals.replaceAll(" ", "|")})\\s`, "i");
const contractions: Readonly<Record<string, string>> = { le: "au", les: "aux" };

/** « Intérim (Manpower) », in the place of the employer; not the name of an agency. */
const agencyWork = /^int[ée]rim(?=\s?(?:$|[(,:–—-]))/iu;

/** "au CHU de Nantes", for a name that begins with a kind of employer. */
function atNoun(noun: string): string | undefined {
  if (isElided(noun)) return `à l’${noun}`;
  if (feminineHouses.test(noun)) return beginsWithVowel(noun) ? `à l’${noun}` : `à la ${noun}`;
  return masculineHouses.test(noun) ? `au ${noun}` : undefined;
}

/** "chez Durand", and "chez Nous Deux" of "Chez Nous Deux". */
const withChez = (name: string) => (/^chez\s/i.test(name) ? `c${name.slice(1)}` : `chez ${name}`);

/** "chez Durand", "à la Clinique des Lilas", "au CHU de Nantes", "à l'hôpital Bichat", "aux Restos du Cœur". */
export function atEmployer(company: string): string {
  const written = company.trim();
  if (pluralEmployers.test(written)) return `aux ${written}`;
  if (agencyWork.test(written)) return `en i${written.slice(1)}`;
  if (surnameWithLe.test(written)) return withChez(written);
  const article = /^(?:(?:la|le|les)\s+|l['’]\s*)(?=\p{L})/iu.exec(written)?.[0] ?? "";
  const noun = written.slice(article.length);
  if (article !== "" && !isEmployerNoun(noun)) {
    const contracted = contractions[article.trim().toLowerCase()];
    if (contracted !== undefined) return `${contracted} ${noun}`;
    return /^la/i.test(article) ? `à ${written}` : `chez ${written}`;
  }
  return atNoun(noun) ?? withChez(written);
}

/** "la Clinique des Lilas", "le CHU de Nantes", "l’Atelier du Port"; any other name as it is. */
export function theEmployer(company: string): string {
  const written = company.trim();
  if (pluralEmployers.test(written)) return `les ${written}`;
  if (surnameWithLe.test(written)) return written;
  if (/^(?:(?:la|le|les)\s+|l['’]\s*)(?=\p{L})/iu.test(written)) {
    return written.charAt(0).toLowerCase() + written.slice(1);
  }
  if (isElided(written)) return `l’${written}`;
  if (feminineHouses.test(written))
    return beginsWithVowel(written) ? `l’${written}` : `la ${written}`;
  return masculineHouses.test(written) ? `le ${written}` : written;
}
