// Generated from patterns/person-names.txt by `npm run lexicon`.

export const lastNameLabel =
  /^(?:surname|surname s|last name|family name|nom|noms|nom s|nom de famille)$/;

export const firstNameLabel =
  /^(?:first name|first names|first name s|given name|given names|forename|forenames|prenom|prenoms|prenom s)$/;

export const bothNamesLabel =
  /^(?:surname|surname s|last name|family name|nom|noms|nom s|surnames) (?:(?:and|et) )?(?:first name|first names|first name s|given name|given names|forename|forenames|prenom|prenoms|prenom s)$/;

export const beforeName =
  /^(?:resume|résumé|curriculum vitae|curriculum|cv)\s*(?:of|de|[-–—:|])?(?:\s+|$)|^(?:name|full name|nom|prénom et nom|nom et prénom|nom prénom)\s*:\s*/iu;

export const courtesyTitle =
  /^(?:mr|mrs|ms|miss|dr|prof|eng|m|mme|mlle|monsieur|madame|mademoiselle|ir|ing)\.?\s+(?=\p{Lu})/iu;

export const afterName =
  /(?:,|(?<!\s))\s+(?:ph\.?d\.?|m\.?d\.?|mba|msc|cpa|pmp|p\.?e\.?|esq\.?|jr\.?|sr\.?|ii|iii|cfa|rn|bsn|msn|ocn|crna|lpn|cna|dnp|fnp|bscn|lcsw|cma|shrm|cissp|acca|\(?(?:he|she|they|il|elle)\/\p{L}+\)?)\s*$/iu;

export const nameWord =
  /^(?:\p{Lu}[\p{L}'’.-]*|(?:d['’])\p{Lu}[\p{L}-]+|von|der|del|el|de|du|des|la|le|saint|st|da|di|della|van|den|ten|ter|do|dos|bin|ben|ibn|al|mc|mac|y|e|st\.)$/u;

/** Particles of surnames. */
export const nameParticles =
  "von|der|del|el|de|du|des|la|le|saint|st|da|di|della|van|den|ten|ter|do|dos|bin|ben|ibn|al|mc|mac".split(
    "|",
  );
