// Generated from patterns/language-levels.txt by `npm run lexicon`.

/** Separates the parts of a text about several languages. */
export const languageSeparator = /[,;.]\s|\s(?:and|but|et|mais|\/)\s/i;

/** How well a language is known, in words, folded: "mother tongue". */
export const nativeLevel =
  /(?<!\p{L})(?:native|mother tongue|bilingual|langue maternelle|bilingue)(?!\p{L})/gu;

export const fluentLevel = /(?<!\p{L})(?:fluent|courant|courante)(?!\p{L})/gu;

export const professionalLevel =
  /(?<!\p{L})(?:(?:full )?professional(?: working)?(?: proficiency)?|professionnel|professionnelle)(?!\p{L})/gu;

/** What stands beside a level and a language and adds nothing, folded: "spoken", « langue ». */
export const besideLevel =
  /(?<!\p{L})(?:language|languages|speaker|spoken|written|very|in|and|langue|langues|parle|parlee|ecrit|ecrite|lu|lue|tres|et)(?!\p{L})/gu;

/** Asks for fluency; folded. */
export const fluency =
  /(?<!\p{L})(?:fluent|fluently|fluency|bilingual|couramment|courant|courante|bilingue)(?!\p{L})/u;

/** Before the name of a language: asks for a good command of it; folded. */
export const goodCommand =
  /(?<!\p{L})(?:good|strong|confident|solid|bon|bonne|bonnes|solide|maitrise)[^\p{L},;.()][^,;.()]{0,30}$/u;

/** The work of an interpreter, folded: "interpreted for". */
export const interpreting =
  /(?<!\p{L})(?:interpret(?:er|ing|ed) (?:for|between|at|in|from)|interprete)(?!\p{L})/u;

/** A score in a test of a language which is captured; folded. */
export const toeicScore = /(?<!\p{L})(?:toeic)\D{0,12}(\d{3})(?!\d)/u;

export const ieltsScore = /(?<!\p{L})(?:ielts)\D{0,12}(\d(?:\.\d)?)(?![\d.])/u;

/** A code of the Common European Framework, or a score in a named test of a language. */
export const languageScore =
  /(?<![\p{L}\d])(?:[ABC][12]\+?(?![\p{L}\d])|(?:toeic|toefl(?: ibt)?|ielts|linguaskill|tcf|tef)(?: score)?(?:\s?:)? ?\d{1,3}(?:[.,]\d)?(?![\p{L}\d]))/giu;
