import { findRange, isOnlyDate, isPartialRange, isPresent, lacksEndYear } from "./date-range.ts";
import type { Segment } from "./segment.ts";

const maxLines = 3;
/** Distance of the lines of one date, and of a date from the row that it belongs to, as multiples of the font size. */
const lineDistance = 1.9;
const rowDistance = 0.6;

/** `2018 –`, `mai 2013 - décembre`: the range goes on below. */
const isOpen = (text: string) =>
  isPartialRange(text) || lacksEndYear(text) || /\p{L}\.? ?[-–—]$/u.test(text);
const isMonth = (text: string) =>
  text.length < 12 && !/\d/.test(text) && isOnlyDate(`${text} 2020`);
const isFragment = ({ text }: Segment) =>
  text.length <= 40 && (isOnlyDate(text) || isOpen(text) || isPresent(text) || isMonth(text));

const areStacked = (one: Segment, below: Segment) =>
  below.y > one.y &&
  below.y - one.y <= lineDistance * one.size &&
  (Math.abs(one.left - below.left) < 6 ||
    Math.abs(one.right - below.right) < 6 ||
    Math.abs(one.left + one.right - below.left - below.right) < 12);

const isRange = (text: string) => isOnlyDate(text) && findRange(text)?.range.isRange === true;

/** The fragments of one range, from the first downwards; undefined when they are no range together. */
function rangeFrom(first: Segment, fragments: readonly Segment[]): Segment[] | undefined {
  if (isRange(first.text) && !isOpen(first.text)) return undefined;
  const stack = [first];
  while (stack.length < maxLines) {
    const last = stack.at(-1) ?? first;
    const below = fragments.find((one) => areStacked(last, one));
    if (!below || (!isOpen(stack.map(({ text }) => text).join(" ")) && !isPresent(below.text)))
      return undefined;
    stack.push(below);
    const text = stack.map((one) => one.text).join(" ");
    if (isRange(text) && !isOpen(text)) return stack;
  }
  return undefined;
}

/** The nearest text in another column beside a date. */
function besideOf(date: Segment, segments: readonly Segment[]): Segment | undefined {
  return segments
    .filter(
      (one) =>
        Math.abs(one.y - date.y) <= rowDistance * date.size &&
        (one.left >= date.right || one.right <= date.left),
    )
    .sort((a, b) => Math.abs(a.y - date.y) - Math.abs(b.y - date.y))[0];
}

/**
 * Joins dates that are set over several lines of a margin, and moves them to the row of the text that they stand beside: it may
 * have another font size and line height.
 */
export function joinMarginDates(segments: readonly Segment[]): Segment[] {
  const fragments = segments.filter(isFragment);
  const taken = new Set<Segment>();
  const joined = new Map<Segment, Segment>();
  for (const first of fragments) {
    const stack = taken.has(first) ? undefined : rangeFrom(first, fragments);
    const beside = stack && besideOf(first, segments);
    if (!stack || !beside) continue;
    for (const one of stack) taken.add(one);
    joined.set(first, {
      ...first,
      text: stack.map(({ text }) => text).join(" "),
      runs: stack.flatMap(({ runs }) => runs),
      left: Math.min(...stack.map(({ left }) => left)),
      right: Math.max(...stack.map(({ right }) => right)),
      y: beside.y,
    });
  }
  return segments.flatMap((one) => joined.get(one) ?? (taken.has(one) ? [] : [one]));
}
