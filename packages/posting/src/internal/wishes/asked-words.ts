import { memoize } from "@postulo/evidence/memoize";
import { contentStems } from "@postulo/evidence/word-stems";
import { type Word, wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { wishWords } from "../../asked-stems.ts";
import { isCommonWord } from "../../common-words.ts";

/** A word that says what is asked for. */
export type AskedWord = {
  readonly raw: string;
  readonly stem: string;
  /** How much it says: 1, less for words of most postings, more for names. */
  readonly weight: number;
  /** A name is stated by itself alone. */
  readonly isName: boolean;
};

const weights = { name: 1.5, plain: 1, common: 0.3 } as const;

/** Whether a word says something of its own. */
export const isSpecific = ({ weight }: AskedWord) => weight >= weights.plain;

/** The stems of words that frame what is asked for: kinds of proof, degrees of ability, general nouns. */
const framingWords: ReadonlySet<string> = contentStems(
  `certificate certification certified licence license permit card section type software program tool user living someone somebody
   willing willingness confident confidence comfortable accurate accuracy really very especially knack proper early formal previous previously
   current familiar familiarity proficient proficiency competent competence fluent hands-on practical basic advanced expert strong setting
   field discipline area range variety kind own other another love like enjoy passion passionate busy fast paced large small dynamic modern
   give giving given établir simple simples habitude habitué habituée
   carte permis brevet attestation habilitation certification logiciel outil pratique utilisation notions base bases aise autonome autonomie
   quelqu rigoureux courant réel réelle excellent excellente parfait parfaite apte aptitude sait type domaine secteur milieu autre divers
   aimer aime aimes aimez passion passionné passionnée goût grand grande petit petite dynamique`,
);

const isAcronym = (raw: string) => /^\p{Lu}{2,}$/u.test(raw);

/** "R489", "2x8", and a number behind a name, as in "EPA 608". */
const isCode = (raw: string, before: string) =>
  /\d/.test(raw) && (/\p{L}/u.test(raw) || (raw.length > 1 && isAcronym(before)));

/** « vous utilisez », which says only that it is done. */
const isPolitePlural = (raw: string) => /^\p{Ll}{3,}ez$/u.test(raw);

const isFraming = (raw: string, stem: string) =>
  isCommonWord(stem) || framingWords.has(stem) || isPolitePlural(raw);

/** Every sentence begins with a capital. */
const isBegin = (text: string, start: number) =>
  start === 0 || /[.:(]\s*$/.test(text.slice(0, start));

/** The stem of a word that carries meaning; "" for others, but names count even when short. */
const stemOf = (raw: string, isMark: boolean) =>
  [...contentStems(raw)][0] ?? (isMark ? fold(raw) : "");

function readWord({ raw, start }: Word, before: string, text: string): AskedWord {
  const isMark = isAcronym(raw) || isCode(raw, before);
  const stem = stemOf(raw, isMark);
  // A text in capitals has no names that can be told.
  const isShouted = text === text.toUpperCase() && text.includes(" ");
  const isCapital = /^\p{Lu}/u.test(raw) && !isBegin(text, start);
  if (!isMark && isFraming(raw, stem)) return { raw, stem, weight: weights.common, isName: false };
  const isName = !isShouted && (isMark || isCapital);
  return { raw, stem, weight: isName ? weights.name : weights.plain, isName };
}

/** The words of a wish that say what is asked for, each once. */
export const askedWords = memoize((text): readonly AskedWord[] => {
  const words = wordsOf(text);
  const asked = words.map((word, at) => readWord(word, words[at - 1]?.raw ?? "", text));
  const saying = asked.filter(({ stem }) => stem !== "" && !wishWords.has(stem));
  return [...new Map(saying.map((word) => [word.stem, word])).values()];
});
