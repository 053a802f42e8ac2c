import { studyFieldLabel, studyRemark } from "@postulo/lexicon/studies";
import { trimSeparators } from "./folded-text.ts";
import { degreeScore, schoolScore } from "./word-scores.ts";

/** Kind of a piece of an education entry; `open` is unclassified. */
export type StudyPieceKind = "school" | "degree" | "field" | "aside" | "open";

/** Classifies a piece by its words. */
export function classifyStudyPiece(text: string): StudyPieceKind {
  if (studyRemark.test(text) && !/^mention (?!tr|assez|bien|ab|tb)/i.test(text)) return "aside";
  const [school, degree] = [schoolScore(text), degreeScore(text)];
  if (studyFieldLabel.test(text) && school === 0) return "field";
  if (school === 0 && degree === 0) return "open";
  if (
    /^(?:classe|classes|prépa|cpge|bts|dut|cap|bep|cycle|formation|diplôme|licence|master|bachelor|bac)\b/iu.test(
      text,
    )
  )
    return "degree";
  return school >= degree ? "school" : "degree";
}

export const stripFieldLabel = (text: string): string =>
  trimSeparators(text.replace(studyFieldLabel, ""));
