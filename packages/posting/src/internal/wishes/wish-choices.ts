import { memoize } from "@postulo/evidence/memoize";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordsOf } from "@postulo/evidence/words";
import { askedWords, isSpecific } from "./asked-words.ts";
import { exampleMark } from "./examples.ts";

const choice = /,? (?:or|ou) |(?<=\p{L}{3}) ?\/ ?(?=\p{L}{3})/iu;
const listed = /,\s+/u;

/** What follows the first word of a text that says something. */
function tailOf(text: string): string {
  const first = wordsOf(text).find(({ raw }) => contentStems(raw).size > 0);
  return first ? text.slice(first.end) : "";
}

/** The parts between "or", each in the words around all of them: "written care plans" and "reviewed care plans". */
function choicesIn(text: string): readonly string[] {
  const [before = "", ...after] = text.split(choice);
  const last = after.at(-1);
  if (last === undefined) return [text];
  const [first = "", ...others] = before.split(listed);
  const word = wordsOf(first).at(-1);
  const head = word ? first.slice(0, word.start) : "";
  const inner = [first.slice(head.length), ...others, ...after.slice(0, -1)];
  const tails = askedWords(head).some(isSpecific) ? [tailOf(last), ""] : [tailOf(last)];
  return [...tails.flatMap((tail) => inner.map((one) => `${head}${one}${tail}`)), `${head}${last}`];
}

/** A name in brackets is another word for what is before it: "waterproofing (SPEC)". */
const bracketName = /\((?:we use )?(\p{Lu}[\p{L}\d+.-]*)\)/u;
const brackets = / ?\([^()]*\)/gu;

/** The forms of a wish of which one suffices, without its examples. */
export const wishChoices = memoize((wish): readonly string[] => {
  const [asked = ""] = wish.split(exampleMark);
  const named = bracketName.exec(wish)?.[1];
  return [...choicesIn(asked.replace(brackets, " ")), ...(named === undefined ? [] : [named])];
});
