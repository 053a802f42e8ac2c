import {
  lacksEndYear,
  isPartialRange,
  isOnlyDate,
  isPresent,
  stripDuration,
} from "../dates/date-range.ts";
import { readPlace } from "../places/place.ts";
import { sectionOfTitle } from "../section-titles.ts";
import type { Segment } from "../segment.ts";

/** Segments read together from top to bottom. */
export interface Column {
  readonly segments: readonly Segment[];
  /** Narrower column beside the main text, a separate flow. */
  readonly isSide: boolean;
}

const minGutter = 5;
const maxDepth = 6;

interface Cut {
  readonly left: Segment[];
  readonly right: Segment[];
  readonly top: number;
  readonly bottom: number;
  readonly score: number;
}

const rowCount = (segments: readonly Segment[]) =>
  new Set(segments.map((segment) => Math.round(segment.y / 3))).size;
const chars = (segments: readonly Segment[]) =>
  segments.reduce((sum, segment) => sum + segment.text.length, 0);
const meanLength = (segments: readonly Segment[]) => chars(segments) / Math.max(1, segments.length);
const shareOf = (segments: readonly Segment[], is: (segment: Segment) => boolean) =>
  segments.filter(is).length / Math.max(1, segments.length);

const isMarginText = ({ text }: Segment) =>
  isOnlyDate(text) ||
  isPartialRange(text) ||
  lacksEndYear(text) ||
  isPresent(text) ||
  readPlace(text) !== undefined ||
  stripDuration(text) === "";

function alignedShare(side: readonly Segment[], other: readonly Segment[]): number {
  return shareOf(side, ({ y, size }) =>
    other.some((one) => Math.abs(one.y - y) <= Math.max(2.5, 0.32 * size)),
  );
}

const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const titlesIn = (segments: readonly Segment[]) =>
  segments.filter((segment) => sectionOfTitle(segment.text) !== undefined);

/** Counts section titles; a label such as `Tools` in smaller print is not one. */
const countTitles = (segments: readonly Segment[], largest: number) =>
  titlesIn(segments).filter((title) => title.size >= largest * 0.9 || isUpper(title.text)).length;

/** Whether the text of a margin with titles is labels in line with the other side. */
function isLabelled(side: readonly Segment[], other: readonly Segment[]): boolean {
  const plain = side.filter((segment) => sectionOfTitle(segment.text) === undefined);
  return plain.length > 0 && plain.length <= other.length && alignedShare(plain, other) >= 0.7;
}

/** Whether one side has the dates of the texts on the other. */
function hasDatesOf(side: readonly Segment[], other: readonly Segment[]): boolean {
  const dates = side.filter(({ text }) => isOnlyDate(text));
  return dates.length > 1 && alignedShare(dates, other) >= 0.75;
}

/** Whether a side is little else than section titles and dates: its text is on the other side. */
function isOnlyTitles(side: readonly Segment[]): boolean {
  const titles = titlesIn(side);
  const rest = side.filter((one) => !titles.includes(one) && !isMarginText(one));
  return titles.length > 1 && rest.length <= titles.length && meanLength(rest) <= shortText / 2;
}

/** Whether a side with the only titles of both is the margin of the other. */
function isTitledMargin(side: readonly Segment[], other: readonly Segment[]): boolean {
  return (
    isOnlyTitles(side) ||
    hasDatesOf(side, other) ||
    (meanLength(side) <= shortText && isLabelled(side, other))
  );
}

const shortText = 28;

/** Whether most of a side is dates in line with the other side, and section titles. */
function isDatedMargin(
  side: readonly Segment[],
  marginal: readonly Segment[],
  other: readonly Segment[],
): boolean {
  const dates = marginal.filter(({ text }) => isOnlyDate(text));
  return (
    dates.length >= 3 &&
    alignedShare(dates, other) >= 0.75 &&
    (marginal.length + titlesIn(side).length) * 2 >= side.length
  );
}

/** Whether one side is a margin: dates, places or labels in line with the text beside them. */
function isMargin(
  side: readonly Segment[],
  other: readonly Segment[],
  titles: { own: number; others: number },
): boolean {
  const marginal = side.filter(isMarginText);
  if (marginal.length * 2 >= side.length && alignedShare(marginal, other) >= 0.75) return true;
  if (isDatedMargin(side, marginal, other)) return true;
  const hasTitles = titles.own > 0 && titles.others === 0;
  if (hasTitles && isTitledMargin(side, other)) return true;
  if (alignedShare(side, other) < 0.75 || meanLength(side) > shortText) return false;
  // A margin with section titles: few of them, and none in the text.
  return (
    titles.own === 0 ||
    (hasTitles && side.length * 2 < other.length && titles.own * 2 >= side.length)
  );
}

function areColumns({ left, right }: Cut): boolean {
  const rows = [rowCount(left), rowCount(right)] as const;
  if (Math.min(...rows) < 3) return false;
  const largest = Math.max(0, ...titlesIn([...left, ...right]).map((title) => title.size));
  const [ofLeft, ofRight] = [countTitles(left, largest), countTitles(right, largest)];
  if (ofLeft > 0 && ofRight > 0 && Math.min(...rows) >= 4) {
    return shareOf(left, isMarginText) < 0.6 && shareOf(right, isMarginText) < 0.6;
  }
  return (
    Math.min(...rows) >= 4 &&
    !isMargin(left, right, { own: ofLeft, others: ofRight }) &&
    !isMargin(right, left, { own: ofRight, others: ofLeft })
  );
}

/** Whether the last title below both columns belongs to the full-width text that follows. */
function endsInTitle(left: readonly Segment[], right: readonly Segment[]): boolean {
  const last = left.at(-1);
  return (
    last !== undefined &&
    sectionOfTitle(last.text) !== undefined &&
    right.every((segment) => segment.y < last.y)
  );
}

/** Splits the page at `x` into bands that no segment crosses. */
function bandsAt(segments: readonly Segment[], x: number): Cut[] {
  const bands: Cut[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const close = (isCrossed: boolean) => {
    if (isCrossed && endsInTitle(left, right)) left.pop();
    const inside = [...left, ...right];
    if (left.length > 0 && right.length > 0) {
      const ys = inside.map((segment) => segment.y);
      const score = Math.min(rowCount(left), rowCount(right)) + 0.1 * inside.length;
      bands.push({ left, right, top: Math.min(...ys), bottom: Math.max(...ys), score });
    }
    left = [];
    right = [];
  };
  const isLeft = (segment: Segment) => segment.right <= x - minGutter;
  const isRight = (segment: Segment) => segment.left >= x - 1.5;
  const crossing = segments.filter((segment) => !isLeft(segment) && !isRight(segment));
  const crossed = new Set(
    crossing.flatMap(({ y }) => [-1, 0, 1].map((step) => Math.round(y) + step)),
  );
  for (const segment of segments) {
    // A segment in the row of a crossing segment is not beside it.
    if (crossed.has(Math.round(segment.y))) close(true);
    else if (isRight(segment)) right.push(segment);
    else left.push(segment);
  }
  close(false);
  return bands;
}

/** More places to split at are tried only where several texts begin. */
const maxPlaces = 250;

/** Distance of edges at one position, in points. */
const alignment = 2;
/** Least share of the texts of a side with its right edge that are set to it: places and dates of the lines beside them. */
const minAtRightEdge = 0.5;

/** The share of positions that are at the middle one of them. */
function shareAtMedian(positions: readonly number[]): number {
  const median = [...positions].sort((a, b) => a - b)[Math.floor(positions.length / 2)] ?? 0;
  const near = positions.filter((one) => Math.abs(one - median) <= alignment);
  return near.length / Math.max(1, positions.length);
}

const areRightAligned = (side: readonly Segment[]) =>
  shareAtMedian(side.map(({ right }) => right)) >= minAtRightEdge;

/** The places where texts begin, with the number of those texts. */
function placesToSplit(segments: readonly Segment[]): (readonly [x: number, starts: number])[] {
  const starts = new Map<number, number>();
  for (const { left } of segments)
    starts.set(Math.round(left), (starts.get(Math.round(left)) ?? 0) + 1);
  const places = [...starts];
  return places.length > maxPlaces
    ? places.sort((a, b) => b[1] - a[1]).slice(0, maxPlaces)
    : places;
}

/** The bands at a place. Where only one text begins, it is the edge of a column unless the texts behind it are set to the right. */
const cutsAt = (segments: readonly Segment[], [x, starts]: readonly [number, number]) =>
  bandsAt(segments, x).filter((cut) => starts > 1 || !areRightAligned(cut.right));

function bestCut(segments: readonly Segment[]): Cut | undefined {
  return placesToSplit(segments)
    .flatMap((place) => cutsAt(segments, place))
    .filter((cut) => cut.score >= 3)
    .sort((a, b) => b.score - a.score)
    .slice(0, 8)
    .find(areColumns);
}

const width = (segments: readonly Segment[]) =>
  Math.max(...segments.map((one) => one.right)) - Math.min(...segments.map((one) => one.left));

const isNarrow = (side: readonly Segment[], other: readonly Segment[]) =>
  width(side) < width(other) * 0.75 && chars(side) < chars(other);

/** Splits a page into columns recursively, but keeps margins of dates and places with their lines. */
export function columnsOf(segments: readonly Segment[], depth = 0): Column[] {
  const cut = segments.length >= 8 && depth < maxDepth ? bestCut(segments) : undefined;
  if (!cut) return segments.length > 0 ? [{ segments, isSide: false }] : [];
  const above = segments.filter((segment) => segment.y < cut.top);
  const inside = new Set([...cut.left, ...cut.right]);
  const below = segments.filter((segment) => segment.y >= cut.top && !inside.has(segment));
  const part = (side: readonly Segment[], other: readonly Segment[]) =>
    columnsOf(side, depth + 1).map((column) => ({
      ...column,
      isSide: column.isSide || isNarrow(side, other),
    }));
  return [
    ...columnsOf(above, depth + 1),
    ...part(cut.left, cut.right),
    ...part(cut.right, cut.left),
    ...columnsOf(below, depth + 1),
  ];
}
