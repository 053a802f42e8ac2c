// Generated from patterns/entry-headers.txt by `npm run lexicon`.

export const employerPreposition =
  /(?<!\s)(?=\s+(?:at|chez|au|pour|auprès)\b)(?<!(?:universit)\p{L}{0,20}[\p{L} ]{0,30})\s+(?:at|chez|au sein d[eu]s?|auprès d[eu]s?|pour le compte d[eu]s?)\s+(?=["«\p{Lu}\d]|l['’]|la |le )/u;

export const descriptionLabel =
  /^(?:roles? (?:and|&) responsibilit(?:y|ies)|dut(?:y|ies) (?:and|&) responsibilit(?:y|ies)|technolog(?:y|ies)|tech(?:nical)? stack|tools?|skills|highlights|key responsibilities|main tasks|key achievements?|achievements?|responsibilit(?:y|ies)|description|gpa|cgpa|grade|thesis|advisor|supervisor|projects?|relevant coursework|coursework|courses|modules|keywords|awards?|honou?rs|duties|business or sector|stack(?: technique)?|environne?ment(?: technique)?|outils?|competences|missions?|taches|activites|realisations?|moyenne|these|encadrant|sujet|projets?|cours|mots cles|resultats?|methodes?|contexte|entreprise ou secteur|objectifs?|langages?|logiciels?) ?:/;

/** Contract types in parentheses, or after a separator at the end. */
export const contractType =
  /(?:(?<!\s)\s+)?\((?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|on-?site|hybrid|remote|cdi|cdd|cdic|intérim|interim|temps plein|temps partiel|temps complet|hybride|télétravail)(?:[ ,][^)]{0,200})?\)|(?<=\S)\s+[|•·,–-]\s*(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|on-?site|hybrid|remote|cdi|cdd|cdic|intérim|interim|temps plein|temps partiel|temps complet|hybride|télétravail|freelance|contract|stage|alternance)\s*$/giu;

/** A cell with nothing but contract types. */
export const contractAlone =
  /^\(?(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|on-?site|hybrid|remote|cdi|cdd|cdic|intérim|interim|temps plein|temps partiel|temps complet|hybride|télétravail)\)?$/iu;
