import type {
  Extracted,
  ParsedEducation,
  ParsedExperience,
  ParsedResume,
} from "../parsed-resume.ts";
import { careerBreak } from "@postulo/lexicon/claims";
import { journalIssue } from "@postulo/lexicon/value-kinds";
import { extracted, isExtracted } from "./extracted.ts";
import { fold } from "./text/folded-text.ts";
import { stripFieldLabel } from "./studies/study-words.ts";
import { stripAttached, stripPunctuation } from "./value-parts.ts";
import {
  cannotBe,
  isAlsoEmployer,
  isTitle,
  type NamedColumn,
  stripAside,
  stripOpenEnd,
} from "./value-kinds.ts";
import { withWholeTitle } from "./whole-titles.ts";
import { organisationScore, roleScore } from "./text/word-scores.ts";

const columns: ReadonlyMap<string, NamedColumn> = new Map([
  ["title", "title"],
  ["company", "company"],
  ["organization", "company"],
  ["school", "school"],
  ["degree", "degree"],
  ["field_of_study", "field_of_study"],
]);

/** A school or degree can be called by what follows a separator. */
const named: ReadonlySet<NamedColumn> = new Set(["title", "company"]);

/** The value of a column without parts that cannot belong to it. */
function stripRest(column: NamedColumn, text: string): string {
  const own = stripAttached(column, text);
  return stripOpenEnd(column, named.has(column) ? stripAside(own) : own);
}

/** `Spécialités`: the label of a subject, which stands elsewhere; `Major` is also a title. */
const isSubjectLabel = (column: NamedColumn, text: string) =>
  !named.has(column) && stripFieldLabel(`${text} : `) === "";

/** The value, its possible part, or undefined if it cannot be the value of the column. */
function possibleValue(
  column: NamedColumn,
  read: Extracted<string>,
): Extracted<string> | undefined {
  const value = stripRest(column, read.value);
  return cannotBe(column, value) || isSubjectLabel(column, value) ? undefined : { ...read, value };
}

type Texts = ParsedResume["lines"];

/** Whether a company that is also another word stands where the employer of a certain title stands. */
function isEmployerOf(title: unknown, company: Extracted<string>, texts: Texts): boolean {
  if (!isExtracted(title) || !isTitle(title.value)) return false;
  const isAlone = company.lines.every((line) => texts[line]?.trim() === company.value);
  return isAlsoEmployer(company.value, isAlone);
}

/** An entry without the values that cannot be those of their columns. */
function possible<Entry extends object>(entry: Entry, texts: Texts): Entry {
  const title: unknown = "title" in entry ? entry.title : undefined;
  const read = Object.entries(entry).flatMap(([name, value]) => {
    const column = columns.get(name);
    if (column === undefined || !isExtracted(value)) return [];
    if (column === "company" && isEmployerOf(title, value, texts)) return [];
    return [[name, possibleValue(column, value)]];
  });
  return { ...entry, ...Object.fromEntries(read) };
}

/** Whether an entry without a certain title and a period has its names in a line with the volume of a journal. */
function isArticle(entry: ParsedExperience, texts: Texts): boolean {
  const { title, company, start_date: start, end_date: end } = entry;
  const hasPeriod = start !== undefined && end?.value !== start.value;
  if (isTitle(title?.value ?? "") || hasPeriod) return false;
  return [title, company].some((name) =>
    name?.lines.some((line) => journalIssue.test(fold(texts[line] ?? ""))),
  );
}

/** Whether a text closes a bracket that it does not open. */
const closesOnly = (text: string) => /^[^(]*\)/.test(text);

/** `NVQ 3 Care (Children)`: a degree that was divided inside brackets is whole, and has no other subject. */
function withWholeDegree(entry: ParsedEducation, texts: Texts): ParsedEducation {
  const { degree, field_of_study: field } = entry;
  if (!degree || !field || !closesOnly(field.value)) return entry;
  const lines = [...new Set([...degree.lines, ...field.lines])];
  const text = lines.map((line) => texts[line] ?? "").join(" ");
  const start = text.indexOf(degree.value);
  const end = text.indexOf(field.value, start) + field.value.length;
  const isOpen = /^\s?\($/.test(text.slice(start + degree.value.length, end - field.value.length));
  if (start < 0 || !isOpen) return entry;
  const value = text.slice(start, end);
  return { ...entry, degree: { ...degree, value, lines }, field_of_study: undefined };
}

const maxWordsOfBreak = 2;

/** `Période de chômage`, `Career break`; a careers adviser works. */
function isCareerBreak(text: string): boolean {
  const folded = fold(text);
  const rest = folded.replace(careerBreak, "").match(/\p{L}+/gu) ?? [];
  return careerBreak.test(folded) && rest.length <= maxWordsOfBreak && roleScore(text) === 0;
}

/** An entry with a text before its description. */
function describedBy(entry: ParsedExperience, { value, lines }: Extracted<string>) {
  const { description } = entry;
  const text = value.charAt(0).toUpperCase() + value.slice(1);
  const whole = description ? `${text}\n${description.value}` : text;
  const all = [...new Set([...lines, ...(description?.lines ?? [])])];
  return { ...entry, description: extracted(whole, description?.confidence ?? 0.8, all) };
}

/** Career breaks have no employer: the text beside one describes what was done during it. */
function withoutEmployer(entry: ParsedExperience): ParsedExperience {
  const { title, company } = entry;
  if (!title || !company) return entry;
  if (isCareerBreak(title.value)) return { ...describedBy(entry, company), company: undefined };
  const isTurned = roleScore(title.value) === 0 && organisationScore(company.value) === 0;
  return isTurned && isCareerBreak(company.value)
    ? { ...describedBy(entry, title), title: company, company: undefined }
    : entry;
}

const withPlainPlace = (entry: ParsedExperience): ParsedExperience =>
  entry.location
    ? { ...entry, location: { ...entry.location, value: stripPunctuation(entry.location.value) } }
    : entry;

/**
 * A résumé without the values that are certainly of another kind: a place or a grade as the name of an employer, a text that goes on
 * behind its end. Nothing is better than such a value; its line is listed as unread.
 */
export const stripImpossible = (resume: ParsedResume): ParsedResume => ({
  ...resume,
  experiences: resume.experiences
    .filter((entry) => !isArticle(entry, resume.lines))
    .map((entry) => withoutEmployer(withWholeTitle(entry, resume.lines)))
    .map((entry) => possible(withPlainPlace(entry), resume.lines))
    .filter(({ title, company }) => title ?? company),
  education: resume.education
    .map((entry) => possible(withWholeDegree(entry, resume.lines), resume.lines))
    .filter(({ school, degree, field_of_study: field }) => school ?? degree ?? field),
  contributions: resume.contributions.map((entry) => ({
    ...possible(entry, resume.lines),
    title: entry.title,
  })),
});
