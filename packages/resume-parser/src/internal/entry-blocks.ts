import type { Line } from "../line.ts";
import { type DateRange, findRange, isOnlyDate } from "./dates/date-range.ts";
import { type ClassifiedLine, classifyLines } from "./classified-lines.ts";
import { degreeScore } from "./text/word-scores.ts";

/** The lines of one entry: its header (names, dates) and its body (description). */
export interface Block {
  readonly header: readonly ClassifiedLine[];
  readonly body: readonly ClassifiedLine[];
  readonly range: DateRange | undefined;
  /** Index of the header line with the date range; -1 without one. */
  readonly anchor: number;
}

const maxHeader = 5;

const isDistinct = (lead: string, lines: readonly ClassifiedLine[]) => {
  const bodies = lines.filter((one) => one.body);
  const others = bodies.length > 0 ? bodies : lines.filter((one) => one.lead !== lead);
  return others.length > 0 && others.every((one) => one.lead !== lead);
};

/** Number of header lines above the first date range of the section, taken for every entry. */
function linesAboveAnchor(lines: readonly ClassifiedLine[], firstAnchor: number): number {
  if (firstAnchor > 3 || lines.slice(0, firstAnchor).some((one) => one.body)) return 0;
  return firstAnchor;
}

interface Anchoring {
  /** First line that does not belong to the previous entry. */
  readonly floor: number;
  /** Number of lines above the date range in the section's entries. */
  readonly above: number;
  /** Date ranges are alone on the first lines of entries. */
  readonly leadsAlone: boolean;
}

const isBare = (one: ClassifiedLine | undefined) =>
  one !== undefined && (one.cells.length === 0 || one.body);

/** Whether the line above a date range belongs to its entry although the first entry has fewer lines there. */
function extendsUpwards(
  lines: readonly ClassifiedLine[],
  anchor: number,
  up: ClassifiedLine,
): boolean {
  const [first, own] = [lines[0], lines[anchor]];
  return isBare(own) || (up.lead === first?.lead && own?.lead !== first.lead);
}

function startOf(
  lines: readonly ClassifiedLine[],
  anchor: number,
  { floor, above, leadsAlone }: Anchoring,
): number {
  let start = anchor;
  while (start > floor && anchor - start < Math.max(above, leadsAlone ? 0 : 1)) {
    const up = lines[start - 1];
    if (!up || up.body) break;
    if (anchor - start >= above && !extendsUpwards(lines, anchor, up)) break;
    start -= 1;
  }
  return start;
}

function datedStarts(lines: readonly ClassifiedLine[], anchors: readonly number[]): number[] {
  const above = linesAboveAnchor(lines, anchors[0] ?? 0);
  const leadsAlone = above === 0 && isBare(lines[anchors[0] ?? 0]);
  const starts = anchors.map((anchor, at) =>
    startOf(lines, anchor, { floor: (anchors[at - 1] ?? -1) + 1, above, leadsAlone }),
  );
  if (starts[0] !== undefined && above > 0) starts[0] = 0;
  return starts;
}

/** Distance from the first line of an entry to a header line of the same style, if most entries have one. */
function repeatedStyleOffset(
  lines: readonly ClassifiedLine[],
  dated: readonly number[],
  lead: string,
): number {
  const echoes = dated.flatMap((start, at) => {
    const entry = lines.slice(start, dated[at + 1]);
    const body = entry.findIndex((one) => one.body);
    const header = body < 0 ? entry : entry.slice(0, body);
    const echo = header.findIndex((one, place) => place > 1 && one.lead === lead);
    return echo < 0 ? [] : [echo];
  });
  return echoes.length > 1 && echoes.length * 2 > dated.length ? Math.max(...echoes) : 1;
}

/** Starts of undated entries: lines after a body in the distinct style of entry starts. */
function undatedStarts(lines: readonly ClassifiedLine[], dated: readonly number[]): number[] {
  const lead = lines[dated[0] ?? 0]?.lead ?? "";
  const distinct = isDistinct(lead, lines);
  const reach = repeatedStyleOffset(lines, dated, lead);
  const starts = new Set(dated);
  let start = Number.NEGATIVE_INFINITY;
  let lastBody = Number.NEGATIVE_INFINITY;
  return lines.flatMap((one, at) => {
    const above = lines[at - 1];
    if (starts.has(at)) start = at;
    if (above?.body === true) lastBody = at - 1;
    const covered = at - start <= reach && lastBody < start;
    return !one.body &&
      one.lead === lead &&
      distinct &&
      !covered &&
      (above?.body === true || one.line.gapAbove > 2.2)
      ? [at]
      : [];
  });
}

function startsWithoutDates(lines: readonly ClassifiedLine[]): number[] {
  const first = lines[0];
  if (!first) return [];
  if (lines.some((one) => one.body)) {
    return lines.flatMap((one, at) =>
      !one.body && (at === 0 || lines[at - 1]?.body === true) ? [at] : [],
    );
  }
  const gaps = lines.slice(1).map((one) => one.line.gapAbove);
  const usual = Math.min(...gaps, 9);
  if (gaps.some((gap) => gap > usual * 1.35)) {
    return lines.flatMap((one, at) => (at === 0 || one.line.gapAbove > usual * 1.35 ? [at] : []));
  }
  const alike = lines.flatMap((one, at) => (one.lead === first.lead ? [at] : []));
  return isDistinct(first.lead, lines) || alike.length === lines.length ? alike : [0];
}

function toBlock(lines: readonly ClassifiedLine[]): Block {
  const anchor = lines.findIndex((one) => one.range !== undefined);
  let end = 0;
  while (end < lines.length && end < maxHeader && (lines[end]?.body === false || end === 0))
    end += 1;
  return {
    header: lines.slice(0, end),
    body: lines.slice(end),
    range: anchor >= 0 ? lines[anchor]?.range : undefined,
    anchor,
  };
}

/** Whether the section is one list whose items are the entries. */
export function itemsAreEntries(section: readonly Line[]): boolean {
  const first = section[0];
  if (!first?.bullet) return false;
  const margin = Math.min(...section.filter((line) => line.bullet).map((line) => line.left));
  const top = section.filter((line) => line.bullet && line.left < margin + 6);
  // Items that all have a date range, with undated lines between them, are entries too.
  const areDated = section.every(
    (line) => line.bullet === (findRange(line.text)?.range.isRange === true),
  );
  return (
    top.length * 2 > section.length ||
    section.every((line) => line.bullet) ||
    (top.length > 1 && areDated)
  );
}

/** Whether the items of the section are degrees, with their schools on the lines between them. */
export function itemsAreStudies(section: readonly Line[]): boolean {
  const items = section.filter(({ bullet }) => bullet);
  return (
    items.length > 1 &&
    section[0]?.bullet === true &&
    items.length < section.length &&
    section.every(({ bullet, text }) => bullet === degreeScore(text) > 0)
  );
}

/** If dated items have a distinct style, undated items belong to their bodies. */
export function itemStarts(lines: readonly ClassifiedLine[]): number[] {
  const items = lines.flatMap((one, at) => (one.line.bullet || at === 0 ? [at] : []));
  const isDated = (at: number) => lines[at]?.range?.isRange === true;
  const leads = new Set(items.filter(isDated).map((at) => lines[at]?.lead));
  const others = items.filter((at) => !isDated(at));
  const areApart = others.length > 0 && others.every((at) => !leads.has(lines[at]?.lead));
  return isDated(0) && leads.size > 0 && areApart ? items.filter(isDated) : items;
}

const isMarginal = ({ cells: [first, second] }: Line) =>
  first !== undefined && second !== undefined && isOnlyDate(first.text);

/** Drops subtitles: larger undated lines above entries with dates in the margin. */
function dropSubtitles(section: readonly Line[]): Line[] {
  return section.filter((line, at) => {
    const next = section[at + 1];
    const isProminent =
      next !== undefined &&
      isMarginal(next) &&
      next.left < line.left - 10 &&
      line.size > (next.cells[1]?.runs[0]?.size ?? 0) * 1.05;
    return !(isProminent && line.cells.length === 1 && !line.bullet && !findRange(line.text));
  });
}

/** Splits a section into entries. */
export function blocksOf(whole: readonly Line[]): Block[] {
  const section = dropSubtitles(whole);
  const asItems = itemsAreEntries(section);
  const lines = classifyLines(section, !asItems);
  const anchors = lines.flatMap((one, at) => (one.range ? [at] : []));
  if (asItems) {
    const starts = itemStarts(lines);
    return starts.map((start, at) => toBlock(lines.slice(start, starts[at + 1])));
  }
  const dated = anchors.length > 0 ? datedStarts(lines, anchors) : startsWithoutDates(lines);
  const all = [
    ...new Set([...(dated[0] === 0 ? [] : [0]), ...dated, ...undatedStarts(lines, dated)]),
  ].sort((a, b) => a - b);
  return all
    .map((start, at) => toBlock(lines.slice(start, all[at + 1])))
    .filter((block) => block.header.some((one) => !one.body) || block.range !== undefined);
}
