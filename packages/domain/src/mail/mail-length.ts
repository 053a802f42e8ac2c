import { fold } from "@postulo/lexicon/fold";
import { furtherPart } from "@postulo/lexicon/mail-meetings";
import * as lexicon from "@postulo/lexicon/mail-venues";
import { sentencesOf } from "./mail-sentences.ts";

interface Length {
  readonly minutes: number;
  readonly start: number;
  readonly end: number;
}

const digits =
  /\b(?:(\d{1,3})[ -]?(?:minutes?|mins?|mn)|(\d)[ -]?(?:hours?|heures?|hrs?|h)(?: ?([0-5]\d))?)\b/g;
/** The longer ones first: "an hour and a half" has "an hour" in it. */
const inWords: readonly (readonly [RegExp, number])[] = [
  [lexicon.hourAndHalf, 90],
  [lexicon.halfHour, 30],
  [lexicon.threeQuarters, 45],
  [lexicon.twoHours, 120],
  [lexicon.oneHour, 60],
];

/** A longer one is a day of work. */
const [shortest, longest] = [5, 240];

function lengthsIn(text: string): Length[] {
  const inDigits = [...text.matchAll(digits)].map(
    ({ index, 0: all, 1: minutes, 2: hours, 3: rest }) => ({
      minutes: Number(minutes ?? 0) + 60 * Number(hours ?? 0) + Number(rest ?? 0),
      start: index,
      end: index + all.length,
    }),
  );
  const found = [...inDigits];
  for (const [pattern, minutes] of inWords) {
    for (const { index: start, 0: all } of text.matchAll(pattern)) {
      const end = start + all.length;
      if (found.every((one) => end <= one.start || start >= one.end))
        found.push({ minutes, start, end });
    }
  }
  return found;
}

/** "a 45-minute interview" */
const namesMeeting = /^ (?:\p{L}+ )?(?:interview|call|chat|meeting|conversation)\b/u;

/** Whether a length is stated of the meeting, exactly enough, and not of a test. */
function isOfMeeting({ start, end, minutes }: Length, text: string): boolean {
  const before = text.slice(0, start);
  const isStated = lexicon.lasts.test(before) || namesMeeting.test(text.slice(end));
  return (
    isStated &&
    minutes >= shortest &&
    minutes <= longest &&
    !lexicon.orMore.test(text.slice(end)) &&
    !lexicon.ofJourney.test(text.slice(end)) &&
    !furtherPart.test(before)
  );
}

/** How long the interview takes by the sentences about it, in minutes; null where they do not tell one length. */
export function readLength(passage: string): number | null {
  const told = new Set(
    sentencesOf(passage).flatMap((sentence) => {
      const text = fold(sentence).replaceAll(/\s+/g, " ");
      return lengthsIn(text)
        .filter((length) => isOfMeeting(length, text))
        .map(({ minutes }) => minutes);
    }),
  );
  const [only] = told;
  return told.size === 1 ? (only ?? null) : null;
}
