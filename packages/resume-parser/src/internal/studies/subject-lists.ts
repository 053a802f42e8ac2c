import { licence } from "@postulo/lexicon/licences";
import { degreeScore, schoolScore } from "../text/word-scores.ts";

/** `3 A-levels: Business (B), English Literature (B), Sociology (C)`: group 1 is the degree, group 2 what follows. */
const labelled = /^([^:,;]{2,40}):\s+(\S.*)$/u;

/** A grade behind a subject: `(A*)`, `(16)`, `(15/20)`. */
const graded = /\((?:[A-U]\*?|\d{1,2}(?:[.,]\d)?(?:\/20)?)\)$/u;

const minSubjects = 3;
/** In characters. */
const maxSubject = 40;

/** Whether texts between commas are subjects: three or more, or two with their grades or before a school, and none a school. */
function areSubjects(items: readonly string[], behind: string): boolean {
  const isList =
    items.length >= minSubjects ||
    items.every((item) => graded.test(item.trim())) ||
    schoolScore(behind) > 0;
  return isList && items.every((item) => item.length <= maxSubject && schoolScore(item) === 0);
}

const commasOf = (text: string, from = 0) =>
  [...text.matchAll(/, /g)].map(({ index }) => from + index);

/** The positions of the commas inside the name of a permit: `Habilitations électriques B2V, BR, BC`. */
const codeCommas = (text: string) =>
  [...text.matchAll(licence)].flatMap(({ 0: name, index }) => commasOf(name, index));

/** The positions of the commas that only divide the subjects of a degree, or the codes of a permit. */
export const subjectCommas = (text: string): readonly number[] => [
  ...commasOfSubjects(text),
  ...codeCommas(text),
];

function commasOfSubjects(text: string): readonly number[] {
  const [, degree = "", list = ""] = labelled.exec(text) ?? [];
  if (list === "" || degreeScore(degree) === 0) return [];
  const [subjects = "", behind = ""] = list.split(/(?<!\s)\s+[–—-]\s+/u);
  if (!areSubjects(subjects.split(", "), behind)) return [];
  return commasOf(subjects, text.length - list.length);
}
