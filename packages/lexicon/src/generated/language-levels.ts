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

/** The result of a named test of a language, or a code of the Common European Framework. Behind a number only what can follow a score. */
export const languageResult =
  /(?<![\p{L}\d])(?<test>toeic|toefl(?: ibt)?|ielts|duolingo(?: english test)?|linguaskill|tcf|tef|delf|dalf|dele|goethe[- ]zertifikat|jlpt|hsk)[\s:=(®–—-]{0,4}(?:(?:academic|band|level|listening and reading|of|overall|with a|avec un|de|niveau|score|l&r)[\s:=(–—-]{1,4}){0,4}(?<score>(?:[ABC][12]\+?|N[1-5])(?![\p{L}\d])|[1-9]\d{0,2}(?:[.,]\d)?(?=\s?(?:$|[(),;|\]]|\.(?!\d)|[–—-]\s(?!\d{1,3}(?!\d))|\/\s?(?:9|120|160|180|677|699|900|990)(?![\d/])|(?:(?:in|since) (?:19|20)\d\d|(?:en|depuis) (?:19|20)\d\d|obtenu|points|pts)(?![\p{L}\d]))))|(?<![\p{L}\d])(?<code>[ABC][12]\+?)(?![\p{L}\d])/giu;

/** Whether a result, as "TOEIC 945", is on the scale of its test. */
export const knownResult =
  /^(?:\D+ )?[ABC][12]\+?$|^(?:toeic) (?:[1-8]\d[05]|9[0-8][05]|990)$|^(?:toefl(?: ibt)?) (?:[1-9]\d|1[01]\d|120|[3-6]\d\d|[1-6][.,][05])$|^(?:ielts) (?:[1-8](?:[.,][05])?|9(?:[.,]0)?)$|^(?:duolingo(?: english test)?) (?:[1-9][05]|1[0-5][05]|160)$|^(?:linguaskill) 1[0-8]\d$|^(?:tcf) [1-6]\d\d$|^(?:tef) [1-9]\d\d?$|^(?:jlpt) N[1-5]$|^(?:hsk) [1-9]$/iu;

/** A text that begins with the name of a test of one language. */
export const englishTest =
  /^(?:toeic|toefl(?: ibt)?|ielts|duolingo(?: english test)?|linguaskill)(?![\p{L}\d])/iu;

export const frenchTest = /^(?:tcf|tef|delf|dalf)(?![\p{L}\d])/iu;

export const spanishTest = /^(?:dele)(?![\p{L}\d])/iu;

export const germanTest = /^(?:goethe[- ]zertifikat)(?![\p{L}\d])/iu;

export const japaneseTest = /^(?:jlpt)(?![\p{L}\d])/iu;

export const chineseTest = /^(?:hsk)(?![\p{L}\d])/iu;

/** What is said of a result that somebody only aims at; folded. */
export const languageAim =
  /(?<!\p{L})(?:aim|aiming|expected|goal|planned|preparing|preparation|target|working towards|en cours|objectif|prepare|prevu|prevue|vise|visee)(?!\p{L})/u;

/** Asks how a language is used, not only for a subject of a school: "spoken"; folded. */
export const languageUse =
  /(?<!\p{L})(?:spoken|speak|speaks|speaking|speaker|verbal|conversational|conversation|written|proficient|proficiency|command|level of|working knowledge|communicate|communication|parle|parler|parlez|parlee|orale|ecrit|excellente|niveau|pratique|maitrise|oral|excellent)(?!\p{L})/u;

/** Any language besides that of the posting, in an English and in a French one; folded. */
export const secondLanguageInEnglish =
  /(?<!\p{L})(?:(?:second|additional|another|other|foreign) language)(?!\p{L})/u;

export const secondLanguageInFrench =
  /(?<!\p{L})(?:(?:deuxieme|seconde|2e|2eme|autre) langue(?: etrangere| vivante)?|langue etrangere)(?!\p{L})/u;

/** Words before it and behind it, which make it no other thing: "knowledge of", "would be an asset"; folded. */
export const besideSecondLanguage =
  /(?<!\p{L})(?:a|an|any|any other|another|one|at least one|knowledge|of|in|good|working|some|fluent|fluency|proficient|proficiency|ability|able|to|speak|speaking|you|must|should|une|d'une|d'|la|l'|au moins|bonne|bon|niveau|connaissance|connaissances|maitrise|pratique|parler|parlez|vous|tu|parles|maitrisez|is|are|be|would|will|can|advantage|advantageous|beneficial|asset|bonus|helpful|useful|welcome|desirable|preferred|required|essential|skills|spoken|est|sont|serait|sera|un|une|atout|apprecie|appreciee|apprecies|souhaite|souhaitee|exige|exigee|bienvenue|requise|parlee|courante|couramment|plus)(?!\p{L})/gu;

/** Asks for a language as a subject of a school: "a good standard of English"; folded. */
export const languageSubject = /(?<!\p{L})(?:standard|grade|literacy)(?!\p{L})/u;

/** A degree of knowledge that stands beside the name of a language, folded: "advanced". */
export const languageDegree =
  /(?<!\p{L})(?:good|advanced|intermediate|conversational|working|level|knowledge|bon|bonne|excellente|avance|intermediaire|niveau|maitrise|excellent)(?!\p{L})/gu;
