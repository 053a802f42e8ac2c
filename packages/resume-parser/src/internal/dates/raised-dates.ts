import { stripBullet } from "../text/clean-text.ts";
import { findRange, isOnlyDate } from "./date-range.ts";
import type { Segment } from "../segment.ts";

/** In rows, from a date up to the row that names its entry. */
const reach = 3;
/** In points. */
const tolerance = 2;

const isItem = ([first]: readonly Segment[]) =>
  stripBullet(first?.text ?? "") !== undefined || first?.blocks?.[0]?.item !== undefined;
const isDate = ({ text }: Segment) => isOnlyDate(text);
const isRange = ({ text }: Segment) => isOnlyDate(text) && findRange(text)?.range.isRange === true;

/** Whether a row is the head of an entry without dates whose place ends at an edge. */
function isHeadAt(row: readonly Segment[], { page, right }: Segment): boolean {
  const last = row.at(-1);
  return (
    last !== undefined &&
    row.length > 1 &&
    last.page === page &&
    Math.abs(last.right - right) <= tolerance &&
    !isItem(row) &&
    !row.some(isDate)
  );
}

/**
 * Moves a range of dates that ends at the right edge beside the items of an entry to the row of the entry's names, whose place ends
 * at the same edge: below the place there is the date, and beside it the text has begun already.
 * @param rows of one column, from the top; returned without the dates that are moved, and with them
 */
export function raiseDates(rows: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const raised = rows.map((row) => [...row]);
  for (const [at, row] of raised.entries()) {
    const date = row.at(-1);
    if (!date || row.length < 2 || !isRange(date) || !isItem(row)) continue;
    const above = raised.slice(Math.max(0, at - reach), at);
    const head = above.findLast((one) => !isItem(one));
    if (!head || !isHeadAt(head, date)) continue;
    row.pop();
    head.push({ ...date, y: head[0]?.y ?? date.y });
  }
  return raised;
}
