import { foldWords } from "./internal/text/folded-text.ts";
import { joinWrapped } from "./internal/text/clean-text.ts";
import { compareEntries, compareSkills, compareValues } from "./internal/compared-readings.ts";
import { findRange } from "./internal/dates/date-range.ts";
import { extracted, spanOf } from "./internal/extracted.ts";
import { categoryOf, findLevel } from "./internal/skills/skill-words.ts";
import type {
  Extracted,
  ParsedCompetency,
  ParsedContribution,
  ParsedEducation,
  ParsedExperience,
  ParsedResume,
  ParsedSpan,
} from "./parsed-resume.ts";

/** An entry as a language model read it: texts, and the numbers of their lines. */
interface ReadEntry {
  readonly lines: readonly number[];
  /** The date range as written. */
  readonly period: string | null;
  readonly description_lines: readonly number[];
}

/** Answer of a language model for numbered lines. Values that are not in those lines are discarded. */
export interface ModelReading {
  readonly experiences: readonly (ReadEntry & {
    readonly title: string | null;
    readonly company: string | null;
    readonly location: string | null;
  })[];
  readonly education: readonly (ReadEntry & {
    readonly school: string | null;
    readonly degree: string | null;
    readonly field_of_study: string | null;
  })[];
  readonly contributions: readonly (ReadEntry & {
    readonly title: string | null;
    readonly organization: string | null;
  })[];
  readonly competencies: readonly { readonly name: string; readonly lines: readonly number[] }[];
}

const maxLength = 160;
const maxSkillLength = 60;
/** Confidence of a model's value that is in the lines. */
const confidence = 0.85;

const words = (text: string) => ` ${foldWords(text)} `;

/** Looks up values in the lines the model cited. */
function lookUp(all: readonly string[]) {
  const linesOf = (numbers: readonly number[]) =>
    [...new Set(numbers)].filter((number) => all[number] !== undefined).sort((a, b) => a - b);
  const textOf = (numbers: readonly number[]) =>
    joinWrapped(linesOf(numbers).map((number) => all[number] ?? ""));

  /** Returns the value with its lines; undefined if they do not contain it. */
  function sourced(
    value: string | null,
    numbers: readonly number[],
  ): Extracted<string> | undefined {
    const text = value?.trim().replaceAll(/\s+/g, " ") ?? "";
    const needle = words(text);
    if (needle.trim() === "" || text.length > maxLength) return undefined;
    const lines = linesOf(numbers);
    const alone = lines.filter((number) => words(all[number] ?? "").includes(needle));
    if (alone.length > 0) return extracted(text, confidence, alone.slice(0, 1));
    return words(textOf(lines)).includes(needle) ? extracted(text, confidence, lines) : undefined;
  }

  const spanIn = ({ period, lines }: ReadEntry): ParsedSpan => {
    const written = sourced(period, lines);
    return spanOf(written && findRange(written.value)?.range, written?.lines ?? []);
  };

  const entryLines = ({ lines, description_lines }: ReadEntry) =>
    linesOf([...lines, ...description_lines]);

  const descriptionIn = ({ description_lines }: ReadEntry): { description?: Extracted<string> } => {
    const lines = linesOf(description_lines);
    const text = lines.map((number) => all[number] ?? "").join("\n");
    return text === "" ? {} : { description: extracted(text, confidence, lines) };
  };

  return { sourced, spanIn, descriptionIn, entryLines };
}

type Lookup = ReturnType<typeof lookUp>;

const experiencesIn = ({ experiences }: ModelReading, lines: Lookup): ParsedExperience[] =>
  experiences
    .map((entry): ParsedExperience => ({
      title: lines.sourced(entry.title, entry.lines),
      company: lines.sourced(entry.company, entry.lines),
      location: lines.sourced(entry.location, entry.lines),
      ...lines.spanIn(entry),
      ...lines.descriptionIn(entry),
      lines: lines.entryLines(entry),
    }))
    .filter(({ title, company }) => title ?? company);

const educationIn = ({ education }: ModelReading, lines: Lookup): ParsedEducation[] =>
  education
    .map((entry): ParsedEducation => ({
      school: lines.sourced(entry.school, entry.lines),
      degree: lines.sourced(entry.degree, entry.lines),
      field_of_study: lines.sourced(entry.field_of_study, entry.lines),
      ...lines.spanIn(entry),
      ...lines.descriptionIn(entry),
      lines: lines.entryLines(entry),
    }))
    .filter(({ school, degree }) => school ?? degree);

const contributionsIn = ({ contributions }: ModelReading, lines: Lookup): ParsedContribution[] =>
  contributions.flatMap((entry) => {
    const title = lines.sourced(entry.title, entry.lines);
    const organization = lines.sourced(entry.organization, entry.lines);
    const rest = { organization, ...lines.spanIn(entry), ...lines.descriptionIn(entry) };
    return title ? [{ title, ...rest, lines: lines.entryLines(entry) }] : [];
  });

/** The level comes from the text after the name; the model's own is ignored. */
function levelBehind(name: string, text: string): ParsedCompetency["level"] {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? undefined : findLevel(text.slice(at + name.length).split(/[,;|•]/)[0] ?? "");
}

function competenciesIn(
  { competencies }: ModelReading,
  lines: Lookup,
  { lines: texts, competencies: known }: ParsedResume,
): ParsedCompetency[] {
  const own = new Map(known.map((one) => [foldWords(one.name.value), one]));
  const seen = new Set<string>();
  return competencies.flatMap((one): ParsedCompetency[] => {
    const name = lines.sourced(one.name, one.lines);
    const key = foldWords(name?.value ?? "");
    if (!name || name.value.length > maxSkillLength || seen.has(key)) return [];
    seen.add(key);
    const category = categoryOf(name.value);
    const isSpoken = category === "language";
    const level = isSpoken ? levelBehind(name.value, texts[name.lines[0] ?? -1] ?? "") : undefined;
    return [own.get(key) ?? { name, category, level }];
  });
}

type Compare<Entry> = (second: Partial<Entry>, first: Partial<Entry>) => Partial<Entry>;
type Dates = Pick<ParsedSpan, "start_date" | "end_date">;

const compareDates = (second: Partial<Dates>, first: Partial<Dates>): Dates => ({
  start_date: compareValues(second.start_date, first.start_date),
  end_date: compareValues(second.end_date, first.end_date),
});

const compareExperiences: Compare<ParsedExperience> = (second, first) => ({
  title: compareValues(second.title, first.title),
  company: compareValues(second.company, first.company),
  location: compareValues(second.location, first.location),
  ...compareDates(second, first),
  description: second.description ?? first.description,
});

const compareStudies: Compare<ParsedEducation> = (second, first) => ({
  school: compareValues(second.school, first.school),
  degree: compareValues(second.degree, first.degree),
  field_of_study: compareValues(second.field_of_study, first.field_of_study),
  ...compareDates(second, first),
  description: second.description ?? first.description,
});

const compareContributions: Compare<ParsedContribution> = (second, first) => {
  const title = compareValues(second.title, first.title);
  return {
    ...(title ? { title } : {}),
    organization: compareValues(second.organization, first.organization),
    ...compareDates(second, first),
    description: second.description ?? first.description,
  };
};

/**
 * Compares parsed entries and skills with those of a model that its cited lines contain. What only one of the two
 * readings has, or both have differently, is doubtful; a list that the model found nothing for stays as parsed. Name and
 * contact data are never taken from the model.
 */
export function mergeModelReading(resume: ParsedResume, reading: ModelReading): ParsedResume {
  const lines = lookUp(resume.lines);
  const { experiences, education, contributions, competencies } = resume;
  return {
    ...resume,
    experiences: compareEntries(experiencesIn(reading, lines), experiences, compareExperiences),
    education: compareEntries(educationIn(reading, lines), education, compareStudies),
    contributions: compareEntries(
      contributionsIn(reading, lines),
      contributions,
      compareContributions,
    ),
    competencies: compareSkills(competenciesIn(reading, lines, resume), competencies),
  };
}
