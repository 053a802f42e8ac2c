import { memoize } from "@postulo/evidence/memoize";
import { contentStems } from "@postulo/evidence/word-stems";
import { fold } from "@postulo/lexicon/fold";
import { wishWords } from "../../asked-stems.ts";
import type { Proof } from "./proofs.ts";

/** Before the names that a wish gives as examples. */
export const exampleMark =
  /(?<!\p{L})(?:such as|e\.g\.|for example|like|tels? que|de type|type|telles? que|par exemple|comme)(?!\p{L})/iu;

/** Behind the examples: "such as MetaVision is an advantage". */
const verbBehind = / (?:is|are|would|will|can|est|sont|serait|seraient|sera|seront)(?!\p{L}).*$/u;

/** The names that a wish gives as examples: "an RTOS such as FreeRTOS or Zephyr". */
const examplesIn = memoize((wish): readonly string[] => {
  const [, examples = ""] = wish.split(exampleMark);
  return examples
    .replace(verbBehind, "")
    .split(/,|\/|[()]|(?<!\p{L})(?:or|and|ou|et)(?!\p{L})/iu)
    .map((name) => name.trim())
    .filter((name) => /^\p{Lu}[\p{L}\d+#.-]{2,}$/u.test(name));
});

const wordsIn = (text: string) =>
  text.split(/[^\p{L}\d+#.-]+/u).map((word) => word.replace(/\.$/, ""));

const knowledgeHead =
  /^(?:[\p{L}-]+ ){0,2}(?:experience|expérience|knowledge|connaissances?|maîtrise) /iu;
const smallWord = /^(?:with|of|in|using|an?|the|en|avec|une?|des?|du|les?|la|l|d)?$/iu;
const activity = /(?:ing|tion|ment|age)$/iu;

/** In words: of the name of a kind of thing. */
const kindWords = 2;

/** Whether a wish is for experience or knowledge of a kind of thing, not of an activity: "experience with a tide gauge such as". */
function isForKind(wish: string): boolean {
  const [asked = ""] = wish.split(exampleMark);
  if (!knowledgeHead.test(asked)) return false;
  const words = wordsIn(asked.replace(knowledgeHead, "")).filter((word) => !smallWord.test(word));
  const [first] = words;
  return first !== undefined && words.length <= kindWords && !activity.test(first);
}

/** "MetaVision": a capital inside a word is that of a product. */
export const innerCapital = /\p{Ll}\p{Lu}/u;

/**
 * Whether a word of a profile is the name that a posting writes. Without any capital it may be the common word ("total", "orange"),
 * unless the posting's can be no common word: "MetaVision".
 */
export const isSameName = (written: string, named: string): boolean =>
  fold(written) === fold(named) && (/\p{Lu}/u.test(written) || innerCapital.test(named));

/** One example proves a wish for experience with a kind of thing; other wishes need one more shared word. */
export function hasExample(wish: string, { text, isName }: Proof): boolean {
  const examples = examplesIn(wish);
  if (examples.length === 0) return false;
  const words = wordsIn(text);
  // A line may have the same letters as a common word.
  const isSame = (name: string, word: string) =>
    word === name || (isName && isSameName(word, name));
  if (!examples.some((name) => words.some((word) => isSame(name, word)))) return false;
  const own = contentStems(text);
  const named = contentStems(examples.join(" "));
  const others = [...contentStems(wish)].filter((stem) => !named.has(stem) && !wishWords.has(stem));
  return isForKind(wish) || others.some((stem) => own.has(stem));
}
