// Generated from patterns/form-sensitive.txt by `npm run lexicon`.

/** Sensitive personal data, by the plain words of labels. */
export const transgender =
  /\btransgender\b|\b(as trans$|trans (experience|identity|person))|\btransgenre\b|\b(gender|genre)\b.*\b(birth|naissance)\b/;

export const gender =
  /\bgender\b|^sex$|\bsex\b(?! offen)|identify as (a |an )?(woman|man|female|male)\b|^genre$|\bsexe\b|identite de genre|(quel|votre) genre(?! d)/;

export const origin =
  /\brace\b|\bracial\b|\bethnic(ity|al)?\b|\bindigenous\b|\baboriginal\b|visible minority|origines? ethniques?|minorites? (visible|ethnique)s?|\bautochtones?\b/;
