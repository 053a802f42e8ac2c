import { trimSeparators } from "./folded-text.ts";
import { degreeScore, schoolScore } from "./word-scores.ts";

/** Kind of a piece of an education entry; `open` is unclassified. */
export type StudyPieceKind = "school" | "degree" | "field" | "aside" | "open";

const aside =
  /^(?:(?:par|en) (?:apprentissage|alternance)|c?gpa|grade|note|moyenne|thesis|th[eè]se|dissertation|advisor|supervisor|honou?rs(?! (?:bachelor|b\.?a|b\.?sc|degree|diploma))|with honou?rs|cum laude|magna|summa|first class|distinction|dean|valedictorian|minor|rank|class of|promotion|promo|mention (?:tr[eè]s |assez )?bien|mention ab|mention tb|sujet|expected|relevant|coursework|courses|\d[\d.,:/ %]*$|upper second|lower second|(?:1st|2nd|2:[12]|2\.[12])(?: class)?)/i;
const fieldLabel =
  /^(?:majoring in|major in|major|specializ(?:ing|ation|ed) (?:in|on)|specialty|concentration(?: in)?|field of study|field|option|sp[eé]cialit[eé]|sp[eé]cialisation|mention|parcours|fili[eè]re|majeure|dominante|domaine|in)\s*:?\s+(?:en |in )?/i;

/** Classifies a piece by its words. */
export function classifyStudyPiece(text: string): StudyPieceKind {
  if (aside.test(text) && !/^mention (?!tr|assez|bien|ab|tb)/i.test(text)) return "aside";
  const [school, degree] = [schoolScore(text), degreeScore(text)];
  if (fieldLabel.test(text) && school === 0) return "field";
  if (school === 0 && degree === 0) return "open";
  if (
    /^(?:classe|classes|prépa|cycle|formation|diplôme|licence|master|bachelor|bac)\b/iu.test(text)
  )
    return "degree";
  return school >= degree ? "school" : "degree";
}

export const stripFieldLabel = (text: string): string =>
  trimSeparators(text.replace(fieldLabel, ""));
