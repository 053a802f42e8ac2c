// Generated from patterns/answer-languages.txt by `npm run lexicon`.

/** Yes, then no, as a form has them. */
export const yesAndNo = {
  de: "Ja|Nein".split("|"),
  en: "Yes|No".split("|"),
  fr: "Oui|Non".split("|"),
};

/** Frequent words of a language whose other words are not needed, without accents. */
export const frequentWords = {
  de: "auf|bei|das|der|eine|fur|ich|im|mit|nicht|und|zu".split("|"),
};
