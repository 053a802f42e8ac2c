import {
  besideEmployerWord,
  employerFormerWord,
  employerLastWord,
  employerNextWord,
  employerNowWord,
  employersWord,
  employerWord,
  numberedJob,
  sectionNumber,
} from "@postulo/lexicon/entry-blocks";
import {
  emergencySection,
  employerReferenceSection,
  employerSection,
} from "@postulo/lexicon/form-sections";
import { memoize } from "../../classify/memoize.ts";
import { plainWords } from "../../classify/phrase.ts";

/** Which employer a heading names. */
export type Employer = {
  /**
   * `other`: the heading has more words, so which employer it names is not known. `reference`: it is about a person there, or about the
   * employer of another person.
   */
  readonly when: "now" | "last" | "former" | "reference" | "other" | undefined;
  /** Whether a heading with more words has one of time. */
  readonly hasTime?: true;
  /** From 1. */
  readonly number: number | undefined;
  /** Whether it is over several, one after the other. */
  readonly isList: boolean;
};

const numeral = /^#?\d{1,2}$/;
const naming = [employerWord, employersWord];
const times = [employerNowWord, employerLastWord, employerFormerWord, employerNextWord];
const known = [...naming, ...times, besideEmployerWord, numeral];
export const otherEmployer: Employer = { when: "other", number: undefined, isList: false };
const timedEmployer: Employer = { ...otherEmployer, hasTime: true };
const reference: Employer = { ...otherEmployer, when: "reference" };
const maxHeadingWords = 8;

function timeOf(words: readonly string[], isList: boolean): Employer["when"] {
  const has = (time: RegExp) => words.some((word) => time.test(word));
  const isFormer = has(employerFormerWord) || has(employerNextWord);
  if (isFormer && !has(employerNowWord) && !isList) return "former";
  if (has(employerLastWord)) return "last";
  return has(employerNowWord) ? "now" : undefined;
}

const isAny = (word: string, some: readonly RegExp[]) => some.some((one) => one.test(word));

/** What a heading with more words names; undefined where it names no employer. */
function ambiguousEmployer(text: string, hasTime: boolean): Employer | undefined {
  if (!employerSection.test(text)) return numberedJob.test(text) ? otherEmployer : undefined;
  if (emergencySection.test(text)) return reference;
  return hasTime ? timedEmployer : otherEmployer;
}

/** Whether a text may name an employer: no other does. Most headings name none. */
const mayNameEmployer = (text: string, words: readonly string[]) =>
  employerSection.test(text) ||
  numberedJob.test(text) ||
  employerReferenceSection.test(text) ||
  words.some((word) => isAny(word, naming));

/** The employer that a heading names, by its whole text: "Previous employer 2". */
export const employerOf = memoize((heading: string): Employer | undefined => {
  const text = plainWords(heading.replace(sectionNumber, ""));
  const words = text.split(/[ /&]+/).filter((word) => word !== "" && word !== "#");
  const has = (some: readonly RegExp[]) => words.some((word) => isAny(word, some));
  if (words.length > maxHeadingWords || !mayNameEmployer(text, words)) return undefined;
  if (employerReferenceSection.test(text)) return reference;
  const isFuture = has([employerNextWord]) && !has([employerLastWord]);
  if (isFuture || !words.every((word) => isAny(word, known)))
    return ambiguousEmployer(text, has(times) && !isFuture);
  if (!has(naming)) return undefined;
  const digits = words.find((word) => numeral.test(word));
  const isList = words.some((word) => employersWord.test(word));
  // "Last 3 employers" counts them.
  const number = digits === undefined || isList ? undefined : Number(digits.replace("#", ""));
  return { when: timeOf(words, isList), number, isList };
});

/** Whether it is not known which employer a heading names. */
export const isAmbiguous = ({ when }: Employer): boolean =>
  when === "other" || when === "reference";
