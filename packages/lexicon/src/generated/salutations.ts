// Generated from patterns/salutations.txt by `npm run lexicon`.

/** Salutations of a woman, as forms offer them. */
export const womanSalutations = "Frau|Ms|Madame|Mme".split("|");

/** Salutations of a man. */
export const manSalutations = "Herr|Mr|Mister|Monsieur|M".split("|");

/** Words for the gender of a woman, without accents. */
export const womanWords = "weiblich|female|woman|femme|feminin".split("|");

/** Words for the gender of a man. */
export const manWords = "mannlich|male|man|homme|masculin".split("|");
