// Generated from patterns/occupations.txt by `npm run lexicon`.

/** Ends of words that name who does something, whatever it is. */
export const trades =
  /(?<!\p{L})\p{L}{3,}(?:person|worker|keeper|smith|wright|monger|ologist|ographer|thécaire|culteur|iatre|ticien|ticienne|cultrice|logue)s?(?!\p{L})/iu;

/** Occupations of which no word alone is one. */
export const phrases =
  /\b(?:heads? of|(?:team|tech|technical|shift|site|product|project) leads?)\b|sages?-femme|\bsecondes? de (?:cuisine|rang)\b|\bsecond de (?:cuisine|rang)\b/i;
