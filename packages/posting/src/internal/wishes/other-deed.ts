import { baseOfPast, baseVerbs } from "@postulo/evidence/english-verbs";
import { memoize } from "@postulo/evidence/memoize";
import { statesWord } from "@postulo/evidence/stated-words";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { deedEnding, infinitiveEnding } from "@postulo/lexicon/work-conditions";
import { wishWords } from "../../asked-stems.ts";
import { isCommonWord } from "../../common-words.ts";
import type { Proof } from "./proofs.ts";

/** "writing": "write"; undefined for a word that is the -ing form of no listed verb. */
function baseOfGerund(word: string): string | undefined {
  if (!word.endsWith("ing")) return undefined;
  const stem = word.slice(0, -"ing".length);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].find((base) => baseVerbs.has(base));
}

/** The first word of a text that says something. */
const headOf = memoize((text): string => {
  const words = wordsOf(text).map(({ raw }) => raw);
  return fold(
    words.find((raw) => [...contentStems(raw)].some((stem) => !wishWords.has(stem))) ?? "",
  );
});

const saysLittle = (word: string) => [...contentStems(word)].every(isCommonWord);

const isEnglishDeed = (word: string) => baseOfGerund(word) !== undefined || baseOfPast.has(word);

/** « préparation », "sterilisation", « vendre » */
const isNamedDeed = (word: string) => deedEnding.test(word) || infinitiveEnding.test(word);

/** Whether two first words are two deeds. A noun is none beside "giving": "medication". */
const areDeeds = (asked: string, done: string) =>
  isEnglishDeed(done)
    ? isEnglishDeed(asked) || isNamedDeed(asked)
    : isNamedDeed(asked) && !isEnglishDeed(asked) && isNamedDeed(done);

/**
 * Whether a line tells of another deed than the one that a wish begins with: "Served meals" of "Cooking meals". A line that names the
 * deed anywhere, or begins with no deed, does not.
 */
export function tellsOtherDeed(wish: string, { text, isName, isTitle, isStudy }: Proof): boolean {
  // A deed of nothing else is known by other words too: "Cannulation".
  if (isName || isTitle || isStudy || contentStems(wish).size < 2) return false;
  const [asked, done] = [headOf(wish), headOf(text)];
  return (
    areDeeds(asked, done) && !saysLittle(asked) && !saysLittle(done) && !statesWord(text, asked)
  );
}
