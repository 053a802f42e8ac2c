import { type DoubtTable, doubtWeights } from "./doubt-weights.ts";
import { findRange } from "./internal/dates/date-range.ts";
import { foldWords } from "./internal/text/folded-text.ts";
import type {
  Extracted,
  ParsedEducation,
  ParsedExperience,
  ParsedResume,
} from "./parsed-resume.ts";
import { linesOfValues, unreadLines } from "./unread-lines.ts";

type Entry = ParsedExperience | ParsedEducation;
type Read = Extracted<string> | undefined;

/** What an entry is about, where, and the rest that is named in its header. */
interface Names {
  readonly title: Read;
  readonly organisation: Read;
  /** Place of a position, subject of a study. */
  readonly third: Read;
}

const isStudy = (entry: Entry): entry is ParsedEducation =>
  "degree" in entry || "school" in entry || "field_of_study" in entry;

function namesOf(entry: Entry): Names {
  return isStudy(entry)
    ? { title: entry.degree, organisation: entry.school, third: entry.field_of_study }
    : {
        title: "title" in entry ? entry.title : undefined,
        organisation: "company" in entry ? entry.company : undefined,
        third: "location" in entry ? entry.location : undefined,
      };
}

const textOf = (read: Read) => read?.value ?? "";
/** A confidence below this is shown as doubtful. */
const sure = 0.7;

const flag = (condition: boolean) => (condition ? 1 : 0);
const limited = (value: number, most: number) => Math.max(-1, Math.min(1, value / most));

/** Upper case, title case or neither. */
function caseOf(text: string): string {
  if (!/\p{Ll}/u.test(text)) return "upper";
  return /^\p{Lu}/u.test(text) ? "title" : "lower";
}

/** What an entry has, and how it is written. */
function shapeOf(entry: Entry): string {
  const { title, organisation, third } = namesOf(entry);
  const first = [title, organisation].map((read) => read?.lines[0] ?? -1);
  const order = Math.sign((first[0] ?? 0) - (first[1] ?? 0));
  return [
    title === undefined,
    organisation === undefined,
    third === undefined,
    entry.start_date === undefined,
    order,
    caseOf(textOf(title)),
    caseOf(textOf(organisation)),
  ].join(" ");
}

/** For each entry whether it is out of the order of time of the entries around it. */
function outOfOrder(all: readonly Entry[]): boolean[] {
  const starts = all.map((one) => (one.start_date ?? one.end_date)?.value ?? "");
  const steps = starts.slice(1).map((start, at) => {
    const before = starts[at] ?? "";
    return start === "" || before === "" ? 0 : Math.sign(start.localeCompare(before));
  });
  const direction = Math.sign(steps.reduce((sum, step) => sum + step, 0)) || -1;
  return all.map((_, at) => steps[at - 1] === -direction || steps[at] === -direction);
}

/** The dates of an entry end before they begin. */
const isBackwards = ({ start_date: start, end_date: end }: Entry) =>
  start !== undefined && end !== undefined && end.value < start.value.slice(0, end.value.length);

/** For each entry the share of the other ones for which a test holds. */
function shareOfOthers(all: readonly Entry[], test: (one: Entry) => boolean): number[] {
  const flags = all.map((one) => flag(test(one)));
  const total = flags.reduce<number>((sum, one) => sum + one, 0);
  return flags.map((own) => (total - own) / Math.max(1, all.length - 1));
}

/** For each entry the share of the other ones that have another shape. */
function otherShapes(all: readonly Entry[]): number[] {
  const shapes = all.map(shapeOf);
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return shapes.map(
    (shape) => (all.length - (counts.get(shape) ?? 0)) / Math.max(1, all.length - 1),
  );
}

/** For each entry, numbers about how it is like the others of its list. Linear in the length of the list. */
function listFeatures(all: readonly Entry[]): number[][] {
  const shapes = otherShapes(all);
  const lacking = shareOfOthers(all, (one) => {
    const { title, organisation } = namesOf(one);
    return title === undefined || organisation === undefined;
  });
  const described = shareOfOthers(all, (one) => one.description !== undefined);
  const thirds = shareOfOthers(all, (one) => namesOf(one).third !== undefined);
  const unsure = all.filter((one) => (one.reading?.margin ?? 4) < 1).length / all.length;
  const order = outOfOrder(all);
  const organisations = new Set(all.map((one) => foldWords(textOf(namesOf(one).organisation))));
  return all.map((entry, at) => {
    const title = foldWords(textOf(namesOf(entry).title));
    return [
      flag(all.length === 1),
      shapes[at] ?? 0,
      lacking[at] ?? 0,
      unsure,
      flag(order[at] === true),
      flag(title !== "" && organisations.has(title)),
      flag(entry.description === undefined) * (described[at] ?? 0),
      flag(namesOf(entry).third === undefined) * (thirds[at] ?? 0),
    ];
  });
}

/** Numbers about how surely the lines were read. */
const lineFeatures = ({ reading }: Entry): number[] => [
  flag(reading === undefined),
  limited(reading?.margin ?? 0, 4),
  limited(reading?.score ?? 0, 6),
  limited(reading?.remarks ?? 0, 3),
  limited(Math.max(0, (reading?.headerLines ?? 1) - 2), 3),
];

/** Numbers about the dates, and about lines of the entry that ended in no value. */
function dateFeatures(entry: Entry, lines: readonly string[]): number[] {
  const { start_date: start, end_date: end } = entry;
  const read = new Set(linesOfValues(entry));
  const dated = entry.lines.filter((line) => findRange(lines[line] ?? "") !== undefined).length;
  return [
    flag(start === undefined && end === undefined && !entry.is_current),
    flag(start === undefined || start.value === end?.value),
    flag(isBackwards(entry)),
    limited(Math.max(0, dated - 1), 3),
    limited(entry.lines.filter((line) => !read.has(line)).length, 3),
  ];
}

/**
 * What tells right entries from wrong ones, for each entry of a list, as numbers from -1 to 1: what the entry lacks, how it is like
 * the others of its list, its dates, how surely its lines were read, and how much of the file is unread.
 * @param all the entries of one list, in the order of the file.
 */
export function doubtFeatures(all: readonly Entry[], resume: ParsedResume): number[][] {
  const lists = listFeatures(all);
  const unread = unreadLines(resume).length / Math.max(1, resume.lines.length);
  return all.map((entry, at) => {
    const { title, organisation, third } = namesOf(entry);
    return [
      1,
      flag(title === undefined),
      flag(organisation === undefined),
      flag(third === undefined),
      ...(lists[at] ?? []),
      ...dateFeatures(entry, resume.lines),
      ...lineFeatures(entry),
      unread,
    ];
  });
}

/** The probability that an entry is right, from 0 to 1. */
export function sureness(features: readonly number[], { weights }: DoubtTable): number {
  const sum = features.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The confidence on the side of `sure` that the probability is on. */
function confidenceOf(probability: number, { least }: DoubtTable): number {
  const scaled =
    probability < least
      ? (sure - 0.01) * (probability / least)
      : sure + (1 - sure) * ((probability - least) / (1 - least));
  return Math.round(Math.min(0.98, Math.max(0.2, scaled)) * 100) / 100;
}

const sureOf = (features: readonly number[], list: keyof typeof doubtWeights) =>
  confidenceOf(sureness(features, doubtWeights[list]), doubtWeights[list]);

const withConfidence = (read: Read, confidence: number): Read => read && { ...read, confidence };

/** The résumé with the confidence of the names of positions and studies. */
export function withSureness(resume: ParsedResume): ParsedResume {
  const { experiences, education } = resume;
  const positions = doubtFeatures(experiences, resume);
  const studies = doubtFeatures(education, resume);
  return {
    ...resume,
    experiences: experiences.map((entry, at) => {
      const confidence = sureOf(positions[at] ?? [], "experiences");
      return {
        ...entry,
        title: withConfidence(entry.title, confidence),
        company: withConfidence(entry.company, confidence),
      };
    }),
    education: education.map((entry, at) => {
      const confidence = sureOf(studies[at] ?? [], "education");
      return {
        ...entry,
        degree: withConfidence(entry.degree, confidence),
        school: withConfidence(entry.school, confidence),
        field_of_study: withConfidence(entry.field_of_study, confidence),
      };
    }),
  };
}
