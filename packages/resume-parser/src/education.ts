import { regionNames } from "@postulo/lexicon/places";
import { grade, ongoingStudy, studyOpening, workStudy } from "@postulo/lexicon/studies";
import { foldWords, trimSeparators } from "./internal/text/folded-text.ts";
import { blockLines, blockSpan, extracted } from "./internal/extracted.ts";
import type { Block } from "./internal/entry-blocks.ts";
import { gridEntries } from "./internal/layout/grid-entries.ts";
import { numbersOf } from "./internal/layout/line-cells.ts";
import { readEntries } from "./internal/reading/read-entries.ts";
import { blockOfEntry, type ReadEntry, readingOf } from "./internal/reading/read-entry.ts";
import type { LabelledPart } from "./internal/reading/line-readings.ts";
import type { PartLabel } from "./internal/reading/part-score.ts";
import { studyWords } from "./internal/reading/vocabulary.ts";
import { studyWeights } from "./reading-weights.ts";
import { splitDegree } from "./internal/studies/degree.ts";
import {
  labelledEntries,
  type LabelledEntry,
  labelledLines,
  labelledSpan,
  nameAndPlace,
} from "./internal/labelled-entries.ts";
import { studyLines } from "./internal/studies/study-lines.ts";
import {
  describedBy,
  divideAt,
  sentenceStart,
  type ToldName,
} from "./internal/names/told-names.ts";
import { isStudyRemark, stripFieldLabel } from "./internal/studies/study-words.ts";
import { degreeScore, isSchoolName, schoolScore } from "./internal/text/word-scores.ts";
import type { Line } from "./line.ts";
import type { ParsedEducation, ParsedSpan } from "./parsed-resume.ts";

interface Study {
  readonly school: Text | undefined;
  readonly degree: Text | undefined;
  readonly field: Text | undefined;
}

interface Text {
  readonly text: string;
  readonly lines: readonly number[];
}

const universityOf = /^(?:university of|université d[ue]) (\p{Lu}[\p{L} ]{2,20})$/iu;
const regions: ReadonlySet<string> = new Set(regionNames);
/** `University of Texas` before `at Tyler`: one of the universities of a region. */
const isRegional = (school: string) => regions.has(foldWords(universityOf.exec(school)?.[1] ?? ""));
const campus = /^ (?:at|à) \p{Lu}[\p{L}'’ -]{2,25}(?=$|[,;(]|\s[–-]\s)/u;

/** `Lycée Larmor (BTS puis Bac+3)`: what was studied there, in brackets. */
const stripStudyBehind = (school: string) =>
  school.replace(/\s?\(([^()]{2,40})\)$/u, (whole, inside: string) =>
    degreeScore(inside) > 0 || isStudyRemark(inside) || /[*%]/.test(inside) ? "" : whole,
  );

/** A school, and the sentence behind it: `School of Commerce. Learned how to sell there.` */
function toldSchool(written: string): ToldName {
  const whole = { name: written, told: [] };
  const divided = divideAt(whole, sentenceStart);
  return divided.told.some((told) => degreeScore(told) + schoolScore(told) > 0) ? whole : divided;
}

function wholeSchool({ text: written, cell, lines }: LabelledPart): Text {
  const text = stripStudyBehind(toldSchool(written).name);
  const behind = isRegional(text) ? cell.split(text)[1] : undefined;
  return { text: text + (campus.exec(behind ?? "")?.[0] ?? ""), lines };
}

const textOf = (part: LabelledPart | undefined): Text | undefined =>
  part && { text: part.text, lines: part.lines };

/** Degree, subject and school of an entry. Without a degree, the subject takes its place. */
function studyOf(entry: ReadEntry): Study {
  const parts = entry.header.flatMap(({ reading }) => reading.parts);
  const partOf = (label: PartLabel) => parts.find((part) => part.label === label);
  const title = textOf(partOf("title") ?? degreeBelow(entry));
  const named = textOf(partOf("subject"));
  const subject = named && {
    ...named,
    text: stripGrade(stripOpenEnd(stripFieldLabel(named.text))),
  };
  const organisation = partOf("organisation");
  const school = organisation && wholeSchool(organisation);
  if (!title) return { school, degree: subject, field: undefined };
  const name = stripGrade(stripOpenEnd(title.text.replace(studyOpening, "").replace(grade, "")));
  const split =
    degreeScore(title.text) > 0 ? splitDegree(name) : { degree: name, field: undefined };
  const own = split.field === undefined ? undefined : { ...title, text: split.field };
  return { school, degree: { ...title, text: split.degree }, field: own ?? subject };
}

/** The text without a grade in brackets at its end: `Botany (first class)`. */
const stripGrade = (text: string) =>
  text.replace(/\s?\(([^()]{2,40})\)$/u, (whole, inside: string) =>
    isStudyRemark(inside) ? "" : whole,
  );

/** The text without a bracket that was opened before it, or what its thesis in the next style is about. */
const stripOpenEnd = (text: string) =>
  (text.endsWith(")") && !text.includes("(") ? text.slice(0, -1) : text)
    .replace(/\s(?:sur|on)$/u, "")
    .replace(workStudy, "");

/** The confidence of a name before the whole entry is judged (`entry-doubt.ts`). */
const unjudged = 0.8;

const valueOf = (text: Text | undefined) => text && extracted(text.text, unjudged, text.lines);

/** What the header says of a study that goes on: `2ème année en cours`. */
const ongoingOf = ({ header }: ReadEntry) =>
  header.flatMap(({ marked: { cells } }) =>
    cells.flatMap(({ text }) => {
      const [remark] = ongoingStudy.exec(text) ?? [];
      return remark === undefined ? [] : [trimSeparators(remark.replaceAll(/[()]/g, " "))];
    }),
  );

/** The dates of a study. One that goes on is current; if both its years are stated, they stay, and the description says that it goes on. */
function studyDates(entry: ReadEntry, block: Block): ParsedSpan & { remarks: readonly string[] } {
  const span = blockSpan(block);
  const remarks = ongoingOf(entry);
  if (span.start_date && span.end_date) return { ...span, remarks };
  return { ...span, is_current: span.is_current || remarks.length > 0, remarks: [] };
}

/** What is told behind the school of the entry. */
const toldOf = ({ header }: ReadEntry) =>
  header
    .flatMap(({ reading }) => reading.parts)
    .filter(({ label }) => label === "organisation")
    .flatMap(({ text }) => toldSchool(text).told);

function toEducation(entry: ReadEntry, schoolAbove: Text | undefined): ParsedEducation {
  const { school = schoolAbove, degree, field } = studyOf(entry);
  const below = degreeBelow(entry) === undefined ? 0 : 1;
  const block = blockOfEntry({ ...entry, body: entry.body.slice(below) });
  const { remarks, ...span } = studyDates(entry, block);
  return {
    school: valueOf(school),
    degree: valueOf(degree),
    field_of_study: valueOf(field),
    ...span,
    ...describedBy(block, [...toldOf(entry), ...remarks]),
    lines: blockLines(block),
    reading: readingOf(entry),
  };
}

/** Education entry of a labelled form such as Europass. */
function labelledEducation(entry: LabelledEntry): ParsedEducation {
  const [degree, field] = [entry.get("degree"), entry.get("field")];
  const split = degree && splitDegree(degree.text);
  const source = entry.get("school") ?? entry.get("company");
  const { name } = nameAndPlace(source);
  const subject = field ?? (degree && { text: split?.field, lines: degree.lines });
  return {
    school: labelledValue(name, source),
    degree: labelledValue(split?.degree, degree),
    field_of_study: labelledValue(subject?.text, subject),
    ...labelledSpan(entry),
    lines: labelledLines(entry),
  };
}

const labelledValue = (
  text: string | undefined,
  source: { lines: readonly number[] } | undefined,
) => (text === undefined || !source ? undefined : extracted(text, 0.95, source.lines));

const studyScoring = { words: studyWords, weights: studyWeights };

/** Reads the entries of an education section. */
export function readEducation(lines: readonly Line[]): ParsedEducation[] {
  const form = (gridEntries(lines) ?? labelledEntries(lines))?.map(labelledEducation);
  if (form) return form.filter((entry) => entry.school ?? entry.degree);
  return educationOf(readEntries(studyLines(lines), studyScoring));
}

const maxDegreeWords = 10;

/** `Quay School – 2009 - 2011` above the item `Baccalauréat STG`: the item is the degree. */
function degreeBelow({ header, body: [first] }: ReadEntry): LabelledPart | undefined {
  const text = first?.line.bullet === true ? trimSeparators(first.line.text) : "";
  const parts = header.flatMap(({ reading }) => reading.parts);
  const isNamed = parts.some(({ label }) => label === "title" || label === "subject");
  const isDegree =
    degreeScore(text) >= 0.8 && text.split(" ").length <= maxDegreeWords && !/[.:;]/.test(text);
  const [any] = parts;
  if (!first || !any || isNamed || !isDegree) return undefined;
  return { ...any, text, lines: numbersOf(first.line), label: "title" };
}

const isSchool = (text: string) =>
  isSchoolName(text) || (schoolScore(text) > 0 && degreeScore(text) === 0);

/** The studies of entries; a school named once applies to the degrees below it. */
export function educationOf(entries: readonly ReadEntry[]): ParsedEducation[] {
  let above: Text | undefined;
  return entries
    .flatMap((entry, at) => {
      const { school, degree } = studyOf(entry);
      if (school) above = isSchool(school.text) ? school : undefined;
      const isHeading = school && !degree && entries[at + 1]?.inherits === true;
      return isHeading ? [] : [toEducation(entry, entry.inherits ? above : undefined)];
    })
    .filter((entry) => (entry.school ?? entry.degree) && !isDrivingLicence(entry));
}

/** Driving licences are not education entries. */
const isDrivingLicence = ({ school, degree }: ParsedEducation) =>
  /^(?:permis (?:de conduire|[a-e]\d?\b)|driv(?:ing|er['’]?s) licen[cs]e)/i.test(
    school?.value ?? degree?.value ?? "",
  );
