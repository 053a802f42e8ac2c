import { isOnlyDate, isPresent } from "../dates/date-range.ts";
import { readPlace } from "../places/place.ts";
import type { Segment } from "../segment.ts";

/** Distance of the baselines of a margin and of the text beside it in other print, as a multiple of the larger size. */
const reach = 0.65;
const maxLength = 45;
/** Distance of the lines of a text, as a multiple of its size. */
const lineDistance = 1.9;

/** What stands in margins: dates and places. */
const isOfMargin = ({ text }: Segment) =>
  text.length <= maxLength &&
  (isOnlyDate(text) || isPresent(text) || readPlace(text)?.known === true);

const isLevel = (one: Segment, other: Segment) =>
  Math.abs(one.y - other.y) <= Math.max(2.5, 0.32 * Math.min(one.size, other.size));
const areApart = (one: Segment, other: Segment) =>
  one.right <= other.left || other.right <= one.left;

const bandHeight = 40;
const bandOf = (y: number) => Math.floor(y / bandHeight);

/** The segments by bands of the page, to look only at those close to a place. */
function bandsOf(segments: readonly Segment[]): (y: number) => Segment[] {
  const bands = new Map<number, Segment[]>();
  for (const segment of segments) {
    const band = bands.get(bandOf(segment.y)) ?? [];
    band.push(segment);
    bands.set(bandOf(segment.y), band);
  }
  return (y) => [-1, 0, 1].flatMap((step) => bands.get(bandOf(y) + step) ?? []);
}

/** The row of the nearest text beside a segment that is level with none. */
function rowBeside(segment: Segment, near: readonly Segment[]): number | undefined {
  const beside = near.filter((one) => one !== segment && areApart(one, segment));
  if (beside.some((one) => isLevel(one, segment))) return undefined;
  const [nearest] = beside
    .filter((one) => Math.abs(one.y - segment.y) <= reach * Math.max(one.size, segment.size))
    .sort((a, b) => Math.abs(a.y - segment.y) - Math.abs(b.y - segment.y));
  if (!nearest) return undefined;
  const ownColumn = near.filter((one) => one !== segment && !areApart(one, segment));
  // Between lines of other text a date is one of them.
  const isInText = ownColumn.some(
    (one) => !isOfMargin(one) && Math.abs(one.y - segment.y) <= lineDistance * segment.size,
  );
  const isTaken = isInText || ownColumn.some((one) => isLevel(one, nearest));
  return isTaken ? undefined : nearest.y;
}

/**
 * Moves dates and places of a margin to the row of the text beside them: print of another size has another baseline. The
 * result is in the order of rows.
 */
export function alignMargins(segments: readonly Segment[]): Segment[] {
  const near = bandsOf(segments);
  const aligned = segments.map((segment) => {
    const y = isOfMargin(segment) ? rowBeside(segment, near(segment.y)) : undefined;
    return y === undefined ? segment : { ...segment, y };
  });
  return aligned.sort((a, b) => a.y - b.y || a.left - b.left);
}
