import {
  degreePattern,
  degreeLink,
  honours,
  longDegree,
  otherDiploma,
  praise,
  stateDiploma,
} from "@postulo/lexicon/degrees";
import { studyFieldLabel, studyRemark } from "@postulo/lexicon/studies";
import { foldWords, trimSeparators } from "../text/folded-text.ts";
import { degreeScore, schoolScore } from "../text/word-scores.ts";

/** `Master of Accounting` is the whole name of a degree and contains the subject. */
const subjectDegree = /^(?:bachelor|master|doctor)s?(?:['’]s)? of (\p{Lu}[\p{L} &]+)$/iu;

const longDegreeStart = new RegExp(`${longDegree.source}(?:$|[\\s,:–-])`, "iu");

/** Formats of a degree and its subject. Group 1 is the degree, group 2 the subject. */
const forms: readonly RegExp[] = [
  // `B.S. with a major in Physics`.
  /^(.{2,45}?),?\s+(?:with an? )?(?:major|majoring|concentration) in (\p{Lu}.*)$/u,
  stateDiploma,
  otherDiploma,
  new RegExp(
    String.raw`${longDegree.source}(?:(?:\s*[,:–-])?\s+(?:(?:in|en|-) \s*)?(\S.*))?$`,
    "iu",
  ),
  new RegExp(`${degreePattern.source}$`, "iu"),
  // `Master Craftsman Certificate in Car Mechanics`: the degree is all text before "in".
  /^(.{4,45}?)\s+in\s+(\p{Lu}.+)$/u,
  new RegExp(`${degreePattern.source}${degreeLink.source}(\\S.*)$`, "iu"),
  // Unlisted degree acronyms: `DCG en comptabilité`.
  /^(\p{Lu}{2,6}(?: ?[12])?)\s+(?:in|en)\s+(\S.*)$/u,
  /^(.{4,60}?)\s+(?:in|en)\s+(\p{L}.+)$/u,
];

export interface DegreeAndField {
  readonly degree: string;
  readonly field: string | undefined;
}

/** `Computer Science (MSc)`: group 1 is the subject, group 2 the degree. */
const subjectBefore = /^(\p{L}[^()]*\S)\s+\(([^()]{2,12})\)$/u;

/** Splits `PhD in Computer Science` into degree and subject; `field` is undefined for a degree alone. */
export function splitDegree(text: string): DegreeAndField {
  const whole = trimSeparators(text);
  const [, name = "", acronym = ""] = /^(.*\S)\s+[-–]\s+(\p{L}{2,6})$/u.exec(whole) ?? [];
  // `Bachelor of Engineering - BE`: the subject is elsewhere.
  if (/^\p{Lu}/u.test(acronym) && degreeScore(acronym) >= 0.8 && degreeScore(name) > 0)
    return { degree: name, field: undefined };
  return (
    labelledSubject(whole) ??
    bracketedSubject(whole) ??
    behindSubject(whole) ??
    ofSubject(whole) ??
    splitByForm(whole)
  );
}

/** `Baccalauréat, spécialité mathématiques`: a label stands between degree and subject. */
function labelledSubject(whole: string): DegreeAndField | undefined {
  for (const { index } of whole.matchAll(/(?<!\s)\s+(?=\p{L}{5})/gu)) {
    const [degree, rest] = [trimSeparators(whole.slice(0, index)), whole.slice(index).trim()];
    const field = trimSeparators(rest.replace(studyFieldLabel, ""));
    const isSubject = field !== rest && field !== "" && !studyRemark.test(rest);
    if (!isSubject || degreeScore(degree) < 0.7) continue;
    return { degree, field };
  }
  return undefined;
}

/** `BE (Electronics and Communication)`: group 1 is the degree, group 2 the subject. */
const subjectInBrackets = /^(\S[^()]{0,20}\S) \((\p{Lu}\p{Ll}[^()]{4,80})\)$/u;

function bracketedSubject(whole: string): DegreeAndField | undefined {
  const [, degree = "", field = ""] = subjectInBrackets.exec(whole) ?? [];
  return degreeScore(degree) >= 0.8 && degreeScore(field) === 0 && !isSchool(field)
    ? { degree, field }
    : undefined;
}

function behindSubject(whole: string): DegreeAndField | undefined {
  const [, field = "", degree = ""] = subjectBefore.exec(whole) ?? [];
  return degreeScore(degree) >= 0.8 && degreeScore(field) === 0 ? { degree, field } : undefined;
}

function ofSubject(whole: string): DegreeAndField | undefined {
  const field = longDegreeStart.test(whole) ? undefined : subjectDegree.exec(whole)?.[1];
  return field === undefined ? undefined : { degree: whole, field };
}

/** `informatique et télécom` is no school: the name of a school begins with a capital or its own noun. */
const isSchool = (text: string) =>
  schoolScore(/^\p{Ll}{4,}/u.test(text) ? text.replace(/\s.*/su, "") : text) > 0;

function splitByForm(whole: string): DegreeAndField {
  for (const form of forms) {
    const match = form.exec(whole);
    const [, degree = "", rest] = match ?? [];
    const field = subject(rest);
    if (match && rest === undefined) return { degree: trimSeparators(degree), field: undefined };
    // `Master Craftsman Certificate` is one name.
    if (/\b(?:certificate?|diploma|dipl[oô]me|degree)$/iu.test(rest ?? "")) continue;
    const isDegree = !form.source.startsWith("^(.{") || degreeScore(degree) > 0;
    if (field !== undefined && isDegree && !isSchool(field)) {
      return { degree: trimSeparators(degree), field };
    }
  }
  return { degree: whole, field: undefined };
}

function subject(text: string | undefined): string | undefined {
  const field = trimSeparators((text ?? "").replace(praise, "").replace(/^(?:EN|IN|OF)\s/u, ""));
  if (
    foldWords(field).length < 2 ||
    /^fin d/i.test(field) ||
    honours.test(field) ||
    /^\d/.test(field)
  )
    return undefined;
  return field.endsWith(")") && !field.includes("(") ? field.slice(0, -1) : field;
}
