import type { TextBlock } from "../../page.ts";
import { findRange, isOnlyDate } from "../dates/date-range.ts";
import type { Segment } from "../segment.ts";

/** The texts of two rows, one below the other. */
type Pair = readonly [above: Segment | undefined, below: Segment | undefined];

const blockAbove = (segment: Segment | undefined): TextBlock | undefined => segment?.blocks?.[1];
const blockBelow = (segment: Segment | undefined): TextBlock | undefined => segment?.blocks?.[0];

/** Whether two texts are of one paragraph of the structure tree; undefined where it does not say so. */
export function isOneParagraph(...[above, below]: Pair): boolean | undefined {
  const [one, other] = [blockAbove(above), blockBelow(below)];
  if (!one || !other || above?.page !== below?.page) return undefined;
  return one.paragraph === other.paragraph;
}

/** The least share of sentences over two lines that are one paragraph, in a tree that has paragraphs. */
const minAgreement = 0.8;

/**
 * Whether the structure tree has paragraphs: some programs tag each line, so that a sentence over two lines is not one.
 * @param pairs of texts of which the first reaches the edge of its column
 */
export function isTrusted(pairs: readonly Pair[]): boolean {
  const sentences = pairs
    .filter(([, below]) => /^\p{Ll}/u.test(below?.text ?? ""))
    .flatMap((pair) => isOneParagraph(...pair) ?? []);
  return sentences.filter(Boolean).length >= minAgreement * sentences.length;
}

export const stripBlocks = (segment: Segment): Segment => ({ ...segment, blocks: undefined });

const lengthOf = ({ left, right }: Segment) => right - left;

/** The list item that a row begins with, unless the longest text of the row is in another. */
function itemOf(row: readonly Segment[]): number | undefined {
  const [first, ...others] = row;
  const item = blockBelow(first)?.item;
  const isText = others.every(
    (one) => blockBelow(one)?.item === item || (first && lengthOf(first) >= lengthOf(one)),
  );
  return isText ? item : undefined;
}

const hasItem = (row: readonly Segment[], item: number, page: number | undefined) =>
  row.some((one) => one.page === page && blockAbove(one)?.item === item);

const stripItem = (block: TextBlock | undefined) => block && { ...block, item: undefined };

/** The key of the list item that a whole row is in. */
function itemKeyOf(row: readonly Segment[]): string | undefined {
  const [first] = row;
  const item = blockBelow(first)?.item;
  return item !== undefined && row.every((one) => blockBelow(one)?.item === item)
    ? `${first?.page} ${item}`
    : undefined;
}

/** Whether a row is the dates of an entry: one date at the end of an item may be the end of its sentence. */
function isDates(row: readonly Segment[], isLast: boolean): boolean {
  const text = row.map((one) => one.text).join(" ");
  return isOnlyDate(text) && (!isLast || findRange(text)?.range.isRange === true);
}

/**
 * The rows of a column without the list items that have a row of dates: such an item is an entry, laid out as a list.
 * @param rows from the top
 */
export function stripEntryItems(rows: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const keys = rows.map(itemKeyOf);
  const entries = new Set(
    keys.filter((key, at) => key !== undefined && isDates(rows[at] ?? [], keys[at + 1] !== key)),
  );
  const isOfEntry = ({ page }: Segment, block: TextBlock | undefined) =>
    block?.item !== undefined && entries.has(`${page} ${block.item}`);
  return rows.map((row) =>
    row.map((one) => {
      const [above, below] = one.blocks ?? [];
      return isOfEntry(one, above) || isOfEntry(one, below)
        ? { ...one, blocks: [stripItem(above), stripItem(below)] as const }
        : one;
    }),
  );
}

/** Whether a row begins a list item of the structure tree. */
export function beginsItem(
  row: readonly Segment[],
  above: readonly Segment[] | undefined,
): boolean {
  const item = itemOf(row);
  if (item === undefined) return false;
  // At the top of a column it can go on with an item.
  return above ? !hasItem(above, item, row[0]?.page) : !/^\p{Ll}/u.test(row[0]?.text ?? "");
}

/** Whether a row goes on with the list item of the row above. */
export function continuesItem(
  row: readonly Segment[],
  above: readonly Segment[] | undefined,
): boolean {
  const item = itemOf(row);
  return item !== undefined && above !== undefined && hasItem(above, item, row[0]?.page);
}
