import { foldWords } from "./internal/folded-text.ts";
import { joinWrapped } from "./internal/clean-text.ts";
import { findRange } from "./internal/date-range.ts";
import { found, spanOf } from "./internal/found.ts";
import { categoryOf, levelIn } from "./internal/skill-words.ts";
import type {
  Found,
  ParsedCompetency,
  ParsedContribution,
  ParsedEducation,
  ParsedExperience,
  ParsedResume,
  ParsedSpan,
} from "./parsed-resume.ts";

/** An entry as a language model read it: texts, and the numbers of the lines in which they stand. */
interface ReadEntry {
  readonly lines: readonly number[];
  /** The time span as it is written. */
  readonly period: string | null;
  readonly description_lines: readonly number[];
}

/** What a language model read from numbered lines. Nothing of it is believed that does not stand in them. */
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
/** A value that a model and the lines agree on. */
const confidence = 0.85;

const words = (text: string) => ` ${foldWords(text)} `;

/** Looks values up in the lines that were named for them. */
function lookUp(all: readonly string[]) {
  const linesOf = (numbers: readonly number[]) =>
    [...new Set(numbers)].filter((number) => all[number] !== undefined).sort((a, b) => a - b);
  const textOf = (numbers: readonly number[]) =>
    joinWrapped(linesOf(numbers).map((number) => all[number] ?? ""));

  /** The value with the lines it stands in; undefined when it does not. */
  function sourced(value: string | null, numbers: readonly number[]): Found<string> | undefined {
    const text = value?.trim().replaceAll(/\s+/g, " ") ?? "";
    const needle = words(text);
    if (needle.trim() === "" || text.length > maxLength) return undefined;
    const lines = linesOf(numbers);
    const alone = lines.filter((number) => words(all[number] ?? "").includes(needle));
    if (alone.length > 0) return found(text, confidence, alone.slice(0, 1));
    return words(textOf(lines)).includes(needle) ? found(text, confidence, lines) : undefined;
  }

  const spanIn = ({ period, lines }: ReadEntry): ParsedSpan => {
    const written = sourced(period, lines);
    return spanOf(written && findRange(written.value)?.range, written?.lines ?? []);
  };

  const descriptionIn = ({ description_lines }: ReadEntry): { description?: Found<string> } => {
    const lines = linesOf(description_lines);
    const text = lines.map((number) => all[number] ?? "").join("\n");
    return text === "" ? {} : { description: found(text, confidence, lines) };
  };

  return { sourced, spanIn, descriptionIn };
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
    }))
    .filter(({ school, degree }) => school ?? degree);

const contributionsIn = ({ contributions }: ModelReading, lines: Lookup): ParsedContribution[] =>
  contributions.flatMap((entry) => {
    const title = lines.sourced(entry.title, entry.lines);
    const organization = lines.sourced(entry.organization, entry.lines);
    const rest = { organization, ...lines.spanIn(entry), ...lines.descriptionIn(entry) };
    return title ? [{ title, ...rest }] : [];
  });

/** A level is only what is written behind the name: what the model says of it is not asked. */
function levelBehind(name: string, text: string): ParsedCompetency["level"] {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? undefined : levelIn(text.slice(at + name.length).split(/[,;|•]/)[0] ?? "");
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

const either = <Entry>(read: readonly Entry[], own: readonly Entry[]) =>
  read.length > 0 ? read : own;

/**
 * Puts the entries and skills that a model read in the place of our own, as far as they stand in the lines they name;
 * where none does, ours stay. Name and ways to reach the person stay as we read them: a model is not asked for them.
 */
export function withModelReading(resume: ParsedResume, reading: ModelReading): ParsedResume {
  const lines = lookUp(resume.lines);
  return {
    ...resume,
    experiences: either(experiencesIn(reading, lines), resume.experiences),
    education: either(educationIn(reading, lines), resume.education),
    contributions: either(contributionsIn(reading, lines), resume.contributions),
    competencies: either(competenciesIn(reading, lines, resume), resume.competencies),
  };
}
