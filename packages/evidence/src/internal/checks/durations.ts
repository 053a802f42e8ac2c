import { careerBreak, more, nearly, since, vagueYears } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../../entry.ts";
import { isRound, numbersOf } from "../../numbers.ts";
import type { NumberFact } from "../../numbers.ts";
import { namesSkill } from "../skill-name.ts";
import { isIn } from "../sources.ts";
import { statementsOf, statementsWith } from "../statements.ts";
import type { Source, SourceLine } from "../sources.ts";
import { saidStems } from "../said-stems.ts";
import { doubtful, retoldLine } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { contentWords, isNeutral, stemsOf } from "../word-keys.ts";
import { datesOfTitle, successiveTitles } from "./dated-titles.ts";
import { spanOf, union } from "./spans.ts";
import type { Span } from "./spans.ts";
import { holdsTitle, titlesIn } from "./titles.ts";

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The time at an employer, also in several jobs. */
function ownSpans(source: Source, { evidence, today }: Trial): Span[] {
  const name = fold(source.entry.organisation);
  const there = evidence.sources.filter(
    (one) => one === source || (name !== "" && fold(one.entry.organisation) === name),
  );
  const spans = there.map((one) => spanOf(one, today)).filter(isPresent);
  const own = spanOf(source, today);
  return own ? [own, union(spans)] : [];
}

/** In months: a longer time without a job ends a career. */
const maxGap = 12;

type Stay = { readonly source: Source; readonly span: Span };

const isUnbroken = (stays: readonly Stay[]) =>
  stays.every(({ span }, at) => {
    const before = stays.slice(0, at).map((stay) => stay.span.to);
    return before.length === 0 || span.from - Math.max(...before) <= maxGap;
  });

/** "twelve years as a driver": what the years were spent on is known of all of the jobs, or of no entry. */
function isOneField(stays: readonly Stay[], { words, evidence, clause }: Trial): boolean {
  const isHeldIn = ({ source }: Stay) =>
    titlesIn(clause).every((title) => holdsTitle(title, source.entry));
  if (!stays.every(isHeldIn)) return false;
  const known = words
    .map(({ raw }) => evidence.find(raw).sources)
    .filter((sources) => sources.size > 0)
    .map((sources) => stays.filter(({ source }) => sources.has(source)));
  const partly = known.filter(({ length }) => length < stays.length);
  // "driving vans and coaches": together the jobs that have one of these words are all of them.
  const isTogether =
    partly.length > 1 &&
    known.length > partly.length &&
    new Set(partly.flat()).size === stays.length;
  return partly.length === 0 || isTogether;
}

/** A title without a letter is a dash that fills a gap. */
const isWork = ({ title, organisation }: Entry) =>
  /^$|\p{L}/u.test(title) && !careerBreak.test(fold(`${title} ${organisation}`));

type Career = { readonly span: Span; readonly stays: readonly Stay[] };

/** From the start of each job until the end of each later one, without a gap. */
function careersOf(trial: Trial): Career[] {
  const stays = trial.evidence.sources
    .filter(({ entry }) => entry.kind === "job" && isWork(entry))
    .flatMap((source) => {
      const span = spanOf(source, trial.today);
      return span ? [{ source, span }] : [];
    })
    .sort((one, other) => one.span.from - other.span.from);
  return stays
    .flatMap((_, first) =>
      stays.slice(first + 1).map((__, count) => stays.slice(first, first + count + 2)),
    )
    .filter(isUnbroken)
    .map((run) => ({ span: union(run.map(({ span }) => span)), stays: run }));
}

/** A claimed length, the folded text before it, and whether that says "about". */
type Length = { readonly months: number; readonly before: string; readonly isNear: boolean };

function lengthOf(claim: NumberFact, { clause }: Trial): Length {
  const before = clause.folded.slice(0, claim.start);
  return { months: monthsIn(claim), before, isNear: nearly.test(before) || isRound(claim) };
}

/** A length that is stated in months is exact to one month. */
const isMonths = (months: number, { least, most }: Span) =>
  months >= least - 1 && months <= most + 1;

function isLength({ months, before, isNear }: Length, { least, most }: Span): boolean {
  if (more.test(before)) return months <= most && most <= months * 1.5 + 12;
  if (isNear && months >= least - 2 && months <= most + Math.min(11, most / 2 + 2)) return true;
  return (
    months >= Math.floor(least / 12) * 12 - (least < 12 ? 1 : 0) &&
    months <= most + (most < 12 ? 2 : 6)
  );
}

/** The years that a named skill is stated with. */
function skillYears({ clause, evidence, source }: Trial): number[] {
  // Years as a sous-chef are no years of sauces.
  if (source && successiveTitles(clause, source.entry).length > 0) return [];
  return evidence.sources.flatMap(({ entry }) =>
    entry.years !== undefined && namesSkill(clause.text, entry) ? [entry.years] : [],
  );
}

/** "six years of Go", where the skill has no years and the entry does not name it. */
function isOfUndatedSkill({ clause, evidence, source, isNamed }: Trial): boolean {
  if (isNamed) return false;
  return evidence.sources.some(
    ({ entry }) =>
      namesSkill(clause.text, entry) &&
      source?.lines.some(({ text }) => namesSkill(text, entry)) !== true,
  );
}

/**
 * Whether the title and organisation, or what its text begins with ("28-bed ward, mainly stroke"), say what the time was spent
 * on, in its part of the clause: what a line states may have taken less.
 */
function isOfField({ start, end }: NumberFact, { words, source, evidence, clause }: Trial) {
  const { text } = clause;
  const [begun] = source ? statementsOf(source).filter(({ line }) => line !== source.head) : [];
  const known = [source?.head, begun].filter(isPresent).map(({ keys }) => keys);
  const from = Math.max(0, text.slice(0, start).search(/[,;:]\s[^,;:]*$/));
  const to = end + text.slice(end).search(fieldEnd);
  return words
    .filter((word) => word.start >= from && word.end <= to && !isNeutral(word.raw))
    .filter((word) => word.end <= start || word.start >= end)
    .every(({ raw }) => known.some((keys) => isIn(evidence.find(raw).keys, keys)));
}

/** "…, and sat on its committee": another statement. */
const fieldEnd =
  /[,;:]\s|\s(?:before|until|avant|jusqu['’]à) |\s(?:and|et) (?=(?:I |j['’]|je )|[a-z]+ed |sat |ran |led |was )|$/;

const monthsIn = ({ unit, value }: NumberFact) => (unit === "year" ? value * 12 : value);

/**
 * Whether a number of years or months follows from the dates of the entry, or of several jobs in a row. It is unclear if not
 * all of these name what the time was spent on.
 */
export function matchDuration(claim: NumberFact, trial: Trial): "same" | "unclear" | "other" {
  if (claim.unit !== "year" && claim.unit !== "month") return "other";
  const months = monthsIn(claim);
  if (isTimedOtherwise(months, trial)) return "unclear";
  const stated = skillYears(trial);
  if (stated.length > 0)
    return stated.some((years) => Math.abs(years * 12 - months) < 12) ? "same" : "other";
  // "I stayed there five years", without the sentence before: it is not clear where.
  const isAdrift = trial.clause.refersBack && !trial.isNamed && !trial.isCited;
  if (isAdrift || isOfUndatedSkill(trial)) return "unclear";
  return ownDuration(claim, trial) ?? careerDuration(lengthOf(claim, trial), trial);
}

/** "Three months on a children's ward": a statement with all words of the clause has a length of its own. */
function isTimedOtherwise(months: number, { words, evidence, pool }: Trial): boolean {
  const keys = words.filter(({ raw }) => !isNeutral(raw)).map(({ raw }) => evidence.find(raw).keys);
  if (keys.length === 0) return false;
  const lengths = statementsWith(keys.flat(), pool)
    .filter(
      ({ source, statement }) =>
        statement.line !== source.head && keys.every((one) => isIn(one, statement.keys)),
    )
    .flatMap(({ statement }) => numbersOf(statement.text))
    .filter(({ unit }) => unit === "year" || unit === "month")
    .map(monthsIn);
  return lengths.length > 0 && !lengths.some((length) => Math.abs(length - months) < 12);
}

/** The time since the date of a line, or between its two: "rounds since Jan 2023", "link nurse 2018–2020". */
function datesOfSpan({ text, dates }: SourceLine) {
  const [start, end, third] = dates;
  if (!start || third) return undefined;
  const isSpan = end
    ? rangeLink.test(fold(text.slice(start.end, end.start)))
    : since.test(fold(text.slice(0, start.start)));
  return isSpan ? { start, end } : undefined;
}

/** "N2 since 03/2024": a line that dates what it names, all of which the clause says. */
const timedLine = ({ pool, clause }: Trial): SourceLine | undefined => {
  const said = saidStems(clause);
  return pool
    .flatMap(({ head, lines }) => lines.filter((line) => line !== head))
    .find((line) => {
      const named = contentWords(line.text);
      return (
        datesOfSpan(line) !== undefined &&
        named.length > 0 &&
        named.every(({ raw }) => isIn(stemsOf(raw), said))
      );
    });
};

/** The time that the line states which a clause retells. */
function retoldSpan(trial: Trial): Span | undefined {
  const line = timedLine(trial) ?? retoldLine(trial);
  const dates = line && datesOfSpan(line);
  const source = trial.pool.find(({ lines }) => line !== undefined && lines.includes(line));
  if (!source || !dates) return undefined;
  const end = dates.end ?? source.entry.period?.end ?? trial.today;
  const period = { start: dates.start, end, isCurrent: false };
  return spanOf({ ...source, entry: { ...source.entry, period } }, trial.today);
}
const rangeLink = /^ ?(?:[-–—]|to|a|au) ?$/;

/** By the dates of the line, of the entry, and of its organisation. */
function ownDuration(claim: NumberFact, trial: Trial): "same" | "unclear" | undefined {
  const { source, clause } = trial;
  const length = lengthOf(claim, trial);
  const isExact = claim.unit === "month" && !more.test(length.before) && !length.isNear;
  const isOwn = (span: Span) => (isExact ? isMonths(length.months, span) : isLength(length, span));
  const retold = retoldSpan(trial);
  if (retold) return isOwn(retold) ? "same" : "unclear";
  const own = source ? ownSpans(source, trial) : [];
  if (!own.some(isOwn)) return undefined;
  const isOfOneTitle =
    source &&
    (successiveTitles(clause, source.entry).length > 0 ||
      datesOfTitle(clause, source.entry).length > 0);
  if (isOfOneTitle) return "unclear";
  return isOfField(claim, trial) ? "same" : "unclear";
}

/** By several jobs in a row. */
function careerDuration(length: Length, trial: Trial): "same" | "unclear" | "other" {
  if (trial.isNamed) return "other";
  const matching = careersOf(trial).filter(({ span }) => isLength(length, span));
  if (matching.some((career) => isOneField(career.stays, trial))) return "same";
  return matching.length > 0 ? "unclear" : "other";
}

/** Whether a time is longer than the entry that a clause names, or than the whole profile: a shorter one may be a part or a gap. */
export function isTooLong(claim: NumberFact, { evidence, source, isNamed, today }: Trial): boolean {
  const spans = evidence.sources.flatMap((one) => spanOf(one, today) ?? []);
  const own = isNamed && source ? spanOf(source, today) : undefined;
  const within = own ?? (spans.length > 0 ? union(spans) : undefined);
  return within === undefined || monthsIn(claim) > within.most + maxGap / 2;
}

/** In months: "years of" are at least two. */
const leastYears = 24;

const ownYears = /(?<!\p{L})(?:my|those|these|mes|ces) (?:years|annees) (?:at|with|chez|a) /u;

/** "years of experience with X": a job that names all of it has lasted as long, or the skill states its years. */
export const checkVagueYears: Check = (trial) => {
  const { folded, text } = trial.clause;
  const [vague] = vagueYears.exec(folded) ?? [];
  const isCounted = numbersOf(text).some(({ unit }) => unit === "year");
  if (vague === undefined || isCounted) return [];
  const { source, words, evidence, today, isNamed } = trial;
  if (skillYears(trial).some((years) => years * 12 >= leastYears)) return [];
  const stem = new Set(contentWords(vague).map(({ raw }) => fold(raw)));
  // "in my years at Larkfield": of the job itself.
  const field =
    isNamed && ownYears.test(folded)
      ? []
      : words.filter(({ raw }) => !stem.has(fold(raw)) && !isNeutral(raw));
  const isOfJob =
    source !== undefined && field.every(({ raw }) => evidence.find(raw).sources.has(source));
  const span = source && spanOf(source, today);
  return isOfJob && span && span.most >= leastYears ? [] : [doubtful("duration", vague)];
};
