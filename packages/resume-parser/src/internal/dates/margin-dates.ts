import { findRange, isOnlyDate, isPartialRange, isPresent, lacksEndYear } from "./date-range.ts";
import type { Segment } from "../segment.ts";

const maxLines = 5;
/** Distance of the lines of one date, and of a date from the row that it belongs to, as multiples of the font size. */
const lineDistance = 1.9;
const rowDistance = 0.6;
/** Two dates with a bare line between them, such as an arrow, as multiples of the font size. */
const pairDistance = 3.2;

/** `2018 –`, `mai 2013 - décembre`: the range goes on below. */
const isOpen = (text: string) =>
  isPartialRange(text) || lacksEndYear(text) || /\p{L}\.? ?[-–—]$/u.test(text);
const isMonth = (text: string) =>
  text.length < 12 && !/\d/.test(text) && isOnlyDate(`${text} 2020`);
/** `De`, `Depuis`: a date begins below; `à`, `to`: its end does. */
const isOpening = (text: string) => /^(?:de|du|depuis|from|since)$/iu.test(text);
const isConnector = (text: string) =>
  /^(?:à|au|to|until|jusqu['’]à|[-–—→↓|…]|\.{2,3})$/iu.test(text);
/** `au 30/03/2020`, `- juillet 2026`: the second half of a range. */
const connectorStart = /^(?:(?:à|au|to|until|jusqu['’]à)\s+|[-–—→]\s*)(?=\p{L}|\d)/iu;
const isEnd = (text: string) =>
  connectorStart.test(text) && isOnlyDate(text.replace(connectorStart, ""));
const isJoint = (text: string) => isOpening(text) || isConnector(text);
const isFragment = ({ text }: Segment) =>
  text.length <= 40 &&
  (isOnlyDate(text) ||
    isOpen(text) ||
    isPresent(text) ||
    isMonth(text) ||
    isJoint(text) ||
    isEnd(text));

const areAligned = (one: Segment, below: Segment) =>
  Math.abs(one.left - below.left) < 6 ||
  Math.abs(one.right - below.right) < 6 ||
  Math.abs(one.left + one.right - below.left - below.right) < 12;

const areStacked = (one: Segment, below: Segment) =>
  below.y > one.y && below.y - one.y <= lineDistance * one.size && areAligned(one, below);

const isRange = (text: string) => isOnlyDate(text) && findRange(text)?.range.isRange === true;

const isSign = (text: string) => /^(?:[|↓…]|\.{2,3})$/.test(text);

/** `August 2024` above `Present`: the sign between them is missing. */
const isOpenEnd = ({ text }: Segment, above: Segment | undefined) =>
  above !== undefined && isPresent(text) && loneDate(above.text) !== undefined;

const textOf = (stack: readonly Segment[]) =>
  stack
    .map((one, at) =>
      isSign(one.text) ? "–" : `${isOpenEnd(one, stack[at - 1]) ? "– " : ""}${one.text}`,
    )
    .join(" ");

/** Whether the date so far goes on in the line below. */
const goesOn = (text: string, below: string) =>
  isOpen(text) ||
  isPresent(below) ||
  isConnector(below) ||
  isEnd(below) ||
  /(?:^|\s)(?:de|du|depuis|from|since|à|au|to|until|[-–])$/iu.test(text) ||
  isMonth(text.split(" ").at(-1) ?? "");

/** The fragments of one range, from the first downwards; undefined when they are no range together. */
function rangeFrom(first: Segment, fragments: readonly Segment[]): Segment[] | undefined {
  if (isRange(first.text) && !isOpen(first.text)) return undefined;
  const stack = [first];
  while (stack.length < maxLines) {
    const last = stack.at(-1) ?? first;
    const below = fragments.find((one) => areStacked(last, one));
    if (!below || !goesOn(textOf(stack), below.text)) return undefined;
    stack.push(below);
    const text = textOf(stack);
    if (isRange(text) && !isOpen(text)) return stack;
    // The end can stand above the start.
    const turned = stack.toReversed();
    if (stack.length === 3 && isRange(textOf(turned))) return turned;
  }
  return undefined;
}

/**
 * A start and an end one above the other beside the text of one entry, which begins at the start: nothing of the margin is between
 * them, and the end is beside no first line of another text.
 */
function pairFrom(first: Segment, segments: readonly Segment[]): Segment[] | undefined {
  const start = loneDate(first.text);
  if (start === undefined) return undefined;
  const reach = pairDistance * first.size;
  const below = segments
    .filter(
      (one) =>
        one.y > first.y + 1 &&
        one.y - first.y <= reach &&
        one.left < first.right &&
        one.right > first.left,
    )
    .sort((a, b) => a.y - b.y)[0];
  const end = below && loneDate(below.text);
  if (!below || end === undefined || !areAligned(first, below)) return undefined;
  const beside = besideOf([first], segments);
  // The rows of an entry continue beside the end; another entry would begin there.
  const isFree =
    beside !== undefined &&
    !segments.some(
      (one) =>
        Math.abs(one.left - beside.left) < 30 &&
        // As far from the end as the entry is from its start.
        Math.abs(one.y - below.y - (beside.y - first.y)) < 0.25 * below.size,
    );
  if (!isFree) return undefined;
  return end < start ? [below, first] : [first, below];
}

function loneDate(text: string): string | undefined {
  const found = isOnlyDate(text) ? findRange(text)?.range : undefined;
  return found && !found.isRange ? (found.end ?? found.start) : undefined;
}

/** The nearest text in another column beside one of the lines of a date, the first of them if there is one. */
function besideOf(stack: readonly Segment[], segments: readonly Segment[]): Segment | undefined {
  for (const date of stack.toSorted((a, b) => a.y - b.y)) {
    const [nearest] = segments
      .filter(
        (one) =>
          Math.abs(one.y - date.y) <= rowDistance * date.size &&
          !stack.includes(one) &&
          (one.left >= date.right || one.right <= date.left),
      )
      .sort((a, b) => Math.abs(a.y - date.y) - Math.abs(b.y - date.y));
    if (nearest) return nearest;
  }
  return undefined;
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
    if (taken.has(first)) continue;
    const range = rangeFrom(first, fragments);
    const stack = range ?? pairFrom(first, segments);
    if (!stack) continue;
    // Without text beside it, a date over three lines stands above its entry.
    const beside = besideOf(stack, segments) ?? (stack.length > 2 ? first : undefined);
    if (!beside) continue;
    for (const one of stack) taken.add(one);
    joined.set(first, {
      ...first,
      text: range ? textOf(stack) : stack.map(({ text }) => text).join(" – "),
      runs: stack.flatMap(({ runs }) => runs),
      left: Math.min(...stack.map(({ left }) => left)),
      right: Math.max(...stack.map(({ right }) => right)),
      y: beside.y,
    });
  }
  return segments.flatMap((one) => joined.get(one) ?? (taken.has(one) ? [] : [one]));
}
