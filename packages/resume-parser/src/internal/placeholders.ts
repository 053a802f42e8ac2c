import { fold } from "@postulo/lexicon/fold";
import { placeholderName } from "@postulo/lexicon/placeholders";
import type { ParsedResume } from "../parsed-resume.ts";
import { isExtracted } from "./extracted.ts";

const brackets = /[[\](){}<>«»"]/g;

const separators = /[,|•·/–(]|\s-\s/;

/** Between the words of `JobTitle`. */
const wordStart = /(?<=\p{Ll})(?=\p{Lu})/gu;

const isPlaceholderPart = (text: string) =>
  placeholderName.test(text.replaceAll(brackets, " ").trim());

/** Whether a text is a placeholder, or several side by side. */
function isPlaceholder(text: string): boolean {
  const folded = fold(text.replaceAll(wordStart, " "));
  return isPlaceholderPart(folded) || folded.split(separators).every(isPlaceholderPart);
}

/** Descriptions and summaries are texts, which may be of one such word. */
const named: ReadonlySet<string> = new Set([
  "title",
  "company",
  "location",
  "school",
  "degree",
  "field_of_study",
  "city",
  "address",
]);

/** An entry or a profile in which the columns that are placeholders have no value. */
function stripBlanks<Entry extends object>(entry: Entry): Entry {
  const columns = Object.entries(entry).filter(
    ([column, read]) => named.has(column) && isExtracted(read) && isPlaceholder(read.value),
  );
  return { ...entry, ...Object.fromEntries(columns.map(([column]) => [column, undefined])) };
}

function namedProfile(profile: ParsedResume["profile"]): ParsedResume["profile"] {
  const { first_name: first, last_name: last } = profile;
  const name = [first?.value, last?.value].filter(Boolean).join(" ");
  return isPlaceholder(name)
    ? { ...profile, first_name: undefined, last_name: undefined }
    : profile;
}

/** A résumé without what a template says where nobody wrote anything: `Company Name`, `[City, State]`, `Votre nom`. */
export const stripPlaceholders = (resume: ParsedResume): ParsedResume => ({
  ...resume,
  profile: namedProfile(stripBlanks(resume.profile)),
  experiences: resume.experiences.map(stripBlanks).filter(({ title, company }) => title ?? company),
  education: resume.education
    .map(stripBlanks)
    .filter(({ school, degree, field_of_study: field }) => school ?? degree ?? field),
  competencies: resume.competencies.filter(({ name }) => !isPlaceholder(name.value)),
});
