// Generated from patterns/trade-nouns.txt by `npm run lexicon`.

/** Endings of words for who does a work, and behind the colon those of words for that work, folded: "baker", "bakery". */
export const workerAndWorkEndings =
  "ant: ancy|er: ry ery|aire: ariat|ant ante: anat|ier iere er ere: erie e|eur euse: age ure erie|able: abilite|icien icienne: icite|ante: ancy".split(
    "|",
  );

/** The same, only behind a stem of at least five letters: « jardinier », « jardinage », but not « portier », « portage ». */
export const longStemEndings = "ier iere: age".split("|");

/** The ending of a word for who does a work; folded. */
export const workerEnding = /(?:ant|er|ist|or|aire|able|ante|ere|eur|euse|iste)$/;

/** Masculine endings of adjectives, and behind the colon the feminine one: « administratif », « administrative ». */
export const genderEndings =
  "ier iers: iere|er ers: ere|teur teurs: trice|eur eurs: euse|if ifs: ive".split("|");
