import { fold } from "@postulo/lexicon/fold";
import { memoize, memoizeObject } from "../../memoize.ts";
import { countedBy } from "../counted-by.ts";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { doubtful } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { contentWords, keysOf } from "../word-keys.ts";
import { partEnd } from "./parts.ts";
import { amountsOf } from "./amounts.ts";

/** "42-bed residential home, dementia unit of 14", « 84 lits dont une unité de 14 »; the group keeps what says that it is a part. */
const segmentEnd = /(?:[,;]\s+|\s)((?:dont|including|incl\.?)\s)|[,;]\s+|\s[-–/]\s/;

/** One is also the article. */
const leastCount = 2;

const valuesOf = memoize((text): readonly number[] =>
  amountsOf(text)
    .filter(({ start }) => !standard.test(text.slice(0, start)))
    .map(({ value }) => value)
    .filter((value) => value >= leastCount),
);
/** "ISO 9001" */
const standard = /\p{Lu}\p{Lu}[ -]$/u;

type Segment = {
  readonly values: readonly number[];
  readonly keys: ReadonlySet<string>;
  /** Counts a part of what the segment before counts: « 64 résidents, dont 14 ». */
  readonly isPart: boolean;
};

/** "Thinning: 60 workers in 2025, 450 hectares": the topic is that of each segment. */
const withoutTopic = (part: string) => part.replace(/^\D{1,80}\s?:\s/, "");

/** The parts of a line with numbers of their own. */
const segmentsOf = memoizeObject(({ text }: SourceLine): readonly Segment[] =>
  text
    .split(segmentEnd)
    .map((part, at, all) => ({
      values: at % 2 === 0 ? valuesOf(part ?? "") : [],
      keys: new Set(contentWords(withoutTopic(part ?? "")).flatMap(({ raw }) => keysOf(raw))),
      isPart: all[at - 1] !== undefined,
    }))
    .filter(({ values }) => values.length > 0),
);

/** Whether a part takes its number from one segment of a line, and a word from another that has a number of its own. */
function isCrossed(part: string, line: SourceLine, { evidence }: Trial): boolean {
  const segments = segmentsOf(line);
  if (segments.length < 2) return false;
  const claimed = valuesOf(part);
  const hasClaimed = ({ values }: Segment) => values.some((value) => claimed.includes(value));
  const [own, ...more] = segments.filter(hasClaimed);
  if (!own || more.length > 0) return false;
  // "Home of 42 beds, 3 floors": what the number counts is of its own segment, and the segments before say of what.
  const isCounted = amountsOf(part)
    .flatMap((amount) => countedBy(part, amount))
    .some((raw) => isIn(evidence.find(raw).keys, own.keys));
  const from = isCounted ? segments.indexOf(own) : 0;
  const whole = own.isPart ? segments[segments.indexOf(own) - 1] : undefined;
  const others = segments.slice(from).filter((one) => !hasClaimed(one) && one !== whole);
  return contentWords(part).some(({ raw, start }) => {
    const { keys } = evidence.find(raw);
    // "one nurse for 46 residents" of "46 residents, 1 nurse"
    const isCountedAlike =
      oneBefore.test(fold(part.slice(0, start))) &&
      line.numbers.some((number) => number.value === 1 && isIn(keys, number.keys));
    return (
      !isCountedAlike && !isIn(keys, own.keys) && others.some((other) => isIn(keys, other.keys))
    );
  });
}

const oneBefore = /(?<!\p{L})(?:one|une?|1) $/u;

/** The lines with most words and numbers of a part. */
function closestTo(part: string, lines: readonly SourceLine[], { evidence }: Trial) {
  const words = contentWords(part).map(({ raw }) => evidence.find(raw).keys);
  const scored = lines.map((line) => ({
    line,
    hits:
      words.filter((keys) => isIn(keys, line.keys)).length +
      valuesOf(part).filter((value) => line.numbers.some((known) => known.value === value)).length,
  }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored.filter(({ hits }) => hits === most).map(({ line }) => line);
}

/** In words: of a line that counts the same otherwise. */
const leastShared = 3;

/** "teach sixteen pupils in the pottery room", where the line about that room counts ten pupils, and another one sixteen. */
function isCountedOtherwise(part: string, lines: readonly SourceLine[], { evidence }: Trial) {
  const claimed = amountsOf(part).filter(({ value }) => value >= leastCount);
  const words = contentWords(part).map(({ raw }) => evidence.find(raw).keys);
  const scored = lines.map((line) => ({
    line,
    hits: words.filter((keys) => isIn(keys, line.keys)).length,
  }));
  const most = Math.max(leastShared, ...scored.map(({ hits }) => hits));
  const closest = scored.filter(({ hits }) => hits === most).map(({ line }) => line);
  return claimed.some((amount) => {
    const counted = countedBy(part, amount).map((raw) => evidence.find(raw).keys);
    const isOther = ({ numbers }: SourceLine) =>
      numbers.every(({ value }) => value !== amount.value) &&
      numbers.some(({ keys }) => counted.some((one) => isIn(one, keys)));
    return closest.length > 0 && closest.every(isOther);
  });
}

/** A number belongs to the part of the line that contains it: "home of 42 beds, unit of 14" does not prove a unit of 42 beds. */
export const checkSegments: Check = (trial) => {
  const parts = trial.clause.text.split(partEnd).filter((part) => valuesOf(part).length > 0);
  if (parts.length === 0) return [];
  const lines = trial.pool.flatMap((source) => source.lines.filter((line) => line !== source.head));
  return parts
    .filter(
      (part) =>
        closestTo(part, lines, trial).some((line) => isCrossed(part, line, trial)) ||
        isCountedOtherwise(part, lines, trial),
    )
    .map((part) => doubtful("mixed", part));
};
