import { findTerms } from "@postulo/evidence/find-terms";
import { wordsOf } from "@postulo/evidence/words";
import type { AskedPart } from "../compose/frame.ts";
import { isPlaceWord } from "../place-word.ts";
import { beginsWithBase, beginsWithThird, mayBeginWithVerb } from "./verb-starts.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What a person is: "proficient in Excel". */
const qualities = wordSet(
  "proficient fluent comfortable familiar experienced skilled able capable confident knowledgeable competent passionate eligible adept conversant literate numerate responsible",
);

/** Words that begin no noun phrase. */
const notNoun = wordSet(
  `about above according across additional after against all along also although always amongst and any are as at based be because been before being below between both but by
can could daily currently do does during each either equal every following for from further had has have having hence how however if in including into is it its like
likely made may might more most must near never no not of off often on once only or other otherwise out over paid per please plus preferred preferably previously
required same should since so some such than that the their them then there these they this those through to together towards under until up upon usually very via
was well were what when where whether which while whilst who whom whose why will with within without would yes yet`,
);

/** Verbs and joints of whole sentences, and those who are spoken of. */
const ofSentences = wordSet(
  `is are was were will must should can could may might has have had does who which that be been include includes prefer prefers require requires need needs mean means if when while
whilst because you your yours we our us my i they their them he she his her`,
);
const persons = wordSet("you your yours we our us my i they their them he she his her");

/** Single nouns that stand with an article: "a degree in accounting". */
const counted = wordSet(
  "licence license degree diploma certificate certification qualification background understanding eye passion attitude approach ability minimum",
);
const hasArticle = /^(?:an?|the|\d|proof|evidence|one|two|three|four|five)\b/i;
const wordsBeforeCounted = 4;

/** A name, an abbreviation or a known term keeps its capital. */
function keepsCapital(text: string): boolean {
  if (/^A \p{Ll}(?!evels?\b)/u.test(text)) return false;
  const [first = "", second = ""] = text.split(/\s+/);
  if (!/^\p{Lu}\p{Ll}+/u.test(first) || /^\p{Lu}\p{Ll}/u.test(second)) return true;
  if (isPlaceWord(first)) return true;
  return findTerms(text).some(
    ({ start, term }) =>
      start === 0 && /^(?:tool|language|credential)$/.test(term.kind) && term.en.startsWith(first),
  );
}

/** "HySoP" and "WIN" keep their capitals. */
const small = (text: string) =>
  /^\p{L}\p{Ll}*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const inSentence = (text: string) => (keepsCapital(text) ? text : small(text));

/** What follows each "and": "reconciliations and make deposits" is no noun phrase. */
const joined = (text: string) => text.split(/\s(?:and|or)\s/i).slice(1);

function articleOf(text: string): string {
  const [head = ""] = text.split(/\s(?:in|of|for|with|to|as|and|or)\s/i);
  const words = wordsOf(head).map(({ raw }) => raw.toLowerCase());
  const isCounted = words.length <= wordsBeforeCounted && counted.has(words.at(-1) ?? "");
  if (hasArticle.test(text) || !isCounted) return "";
  return /^[aeiou]/i.test(text) ? "an " : "a ";
}

/** How a wish is put into a sentence; undefined when it fits none. */
export function askedFormEn(text: string): AskedPart | undefined {
  const words = wordsOf(text).map(({ raw }) => raw.toLowerCase());
  const [first = ""] = words;
  if (words.some((word) => persons.has(word))) return undefined;
  if (qualities.has(first)) return { text: inSentence(text), form: "quality" };
  if (beginsWithBase(text)) return { text: small(text), form: "verb" };
  if (beginsWithThird(text)) return { text: small(text), form: "habit" };
  const isNoun = !notNoun.has(first) && !/(?:ly|ed)$/.test(first) && !mayBeginWithVerb(text);
  if (!isNoun || words.some((word) => ofSentences.has(word))) return undefined;
  if (joined(text).some(beginsWithBase)) return undefined;
  const shown = inSentence(text);
  return { text: `${articleOf(shown)}${shown}`, form: "noun" };
}
