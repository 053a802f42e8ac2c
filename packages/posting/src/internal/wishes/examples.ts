import { contentStems } from "@postulo/evidence/word-stems";
import { wishWords } from "../../asked-stems.ts";
import type { Proof } from "./proofs.ts";

/** Before the names that a wish gives as examples. */
export const exampleMark =
  /(?<!\p{L})(?:such as|e\.g\.|for example|like|tels? que|de type|type|telles? que|par exemple|comme)(?!\p{L})/iu;

/** The names that a wish gives as examples: "an RTOS such as FreeRTOS or Zephyr". */
function examplesIn(wish: string): readonly string[] {
  const [, examples = ""] = wish.split(exampleMark);
  return examples
    .split(/,|\/|[()]|(?<!\p{L})(?:or|and|ou|et)(?!\p{L})/iu)
    .map((name) => name.trim())
    .filter((name) => /^\p{Lu}[\p{L}\d+#.-]{2,}$/u.test(name));
}

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

/** One example proves a wish for experience with a kind of thing; other wishes need one more shared word. */
export function hasExample(wish: string, { text }: Proof): boolean {
  const examples = examplesIn(wish);
  if (!examples.some((name) => wordsIn(text).includes(name))) return false;
  const own = contentStems(text);
  const named = contentStems(examples.join(" "));
  const others = [...contentStems(wish)].filter((stem) => !named.has(stem) && !wishWords.has(stem));
  return isForKind(wish) || others.some((stem) => own.has(stem));
}
