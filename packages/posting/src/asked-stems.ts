import { contentStems } from "@postulo/evidence/word-stems";

/** Words of postings that say how much something is wished, or that a person can do it, not what. */
export const wishWords = contentStems(
  `formation diplôme degree connaissance connaissances knowledge notion maîtrise expérience experience apprécié appréciée bienvenu bienvenue souhaité souhaitée exigé exigée requis requise
   obligatoire indispensable atout plus idéal idéalement impératif bonus desirable essential required preferred advantage ideally asset welcome mandatory jour
   need must you will have hold least minimum year years role sound good full valid current proven relevant able ability capable qualified certified recognised understanding
   vous savez savoir avez capacité capable bonne bon solide réussie confirmée titulaire première premier first ans poste similaire réglementation regulations practice
   equivalent similar équivalent équivalente équivalence validité valide valides valable date in-date`,
);

/** The stems of what requirements ask for, without the words that say how much. */
export const askedStems = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...contentStems(text)]).filter((stem) => !wishWords.has(stem)));
