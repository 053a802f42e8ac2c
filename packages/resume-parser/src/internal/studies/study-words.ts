import { studyFieldLabel, studyRemark } from "@postulo/lexicon/studies";
import { splitDegree } from "./degree.ts";
import { trimSeparators } from "../text/folded-text.ts";
import { degreeScore } from "../text/word-scores.ts";

/** A grade, a thesis or another remark on a study; a mention that is no grade names its subject. */
export const isStudyRemark = (text: string): boolean =>
  (studyRemark.test(text) && !/^mention (?!tr|assez|bien|ab|tb)/i.test(text)) || mark.test(text);

const mark = /\d\s?%|\bc?gpa\b|\d\s?\/\s?(?:4|5|10|20|100)\b/iu;

/** The subject in the name of a degree. */
export const studySubject = (degree: string): string | undefined =>
  degreeScore(degree) > 0 ? splitDegree(degree).field : undefined;

/** `Option Cryptography`, but not `in Smallville`. */
export const isLabelledSubject = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && studyFieldLabel.test(text);

export const stripFieldLabel = (text: string): string =>
  trimSeparators(text.replace(studyFieldLabel, ""));
