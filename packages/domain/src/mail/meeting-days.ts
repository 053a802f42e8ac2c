import { openTime, otherOption, timeOr } from "@postulo/lexicon/mail-dates";
import { agreedBefore, furtherPart } from "@postulo/lexicon/mail-meetings";
import { roleOf } from "./date-role.ts";
import { isTimeChoice } from "./mail-acts.ts";
import { isComing, timesIn, writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";

/** The days that are ahead with a time of a meeting. @param text Folded. */
export const meetingsIn = (text: string, reader: DateReader): WrittenDay[] =>
  writtenDays(text, reader).filter(
    (day) => isComing(day, reader) && day.times.length > 0 && roleOf(day, text) === "meeting",
  );

/** Whether the words before a day, since the one before it or the beginning of its sentence, are about what follows an interview. */
function isFurther(day: WrittenDay, days: readonly WrittenDay[], text: string): boolean {
  const previous = days[days.indexOf(day) - 1]?.end ?? 0;
  const before =
    text
      .slice(previous, day.start)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  return furtherPart.test(before);
}

/**
 * The meetings without what follows the first of them, such as a trial or a test on another day; all of them where another one
 * is before it. @param meetings In the order of the text.
 */
export function withoutFurther(
  meetings: readonly WrittenDay[],
  text: string,
): readonly WrittenDay[] {
  const own = meetings.filter((day) => !isFurther(day, meetings, text));
  const [first] = own;
  const begins = first?.day;
  const isFirst =
    first === meetings[0] &&
    meetings.every(({ day }) => begins !== undefined && day !== undefined && day >= begins);
  return isFirst ? own : meetings;
}

/** In minutes: a longer period in a mail that moves a meeting may be from the former time to the new one. */
const maxPeriod = 120;

/**
 * Whether the time of a meeting is in doubt: another one stands without a day ("be there at 9:45"), the reader may come after or
 * between times, or a meeting is moved "from 10:00 to 14:00". @param text Folded.
 */
export function isOpenTime(
  meetings: readonly WrittenDay[],
  text: string,
  reader: DateReader,
): boolean {
  const ofMeetings = meetings.flatMap(({ times }) => times);
  if (ofMeetings.some(({ start }) => openTime.test(text.slice(0, start)))) return true;
  const clocks = new Set(
    writtenDays(text, reader).flatMap(({ times }) => times.map(({ clock }) => clock)),
  );
  const isLong = ofMeetings.some(({ minutes = 0 }) => minutes > maxPeriod);
  return (
    (isLong && agreedBefore.test(text)) ||
    timesIn(text, reader).some(({ clock }) => !clocks.has(clock))
  );
}

/** An item of a list. */
const item = /^\s*(?:[-*•·–>]|\(?[a-z\d]{1,2}[.)])\s/;

/** The different days in a text that are ahead. */
const daysIn = (text: string, reader: DateReader) =>
  new Set(
    writtenDays(text, reader)
      .filter((day) => isComing(day, reader) && roleOf(day, text) !== "deadline")
      .map(({ day }) => day),
  );

/**
 * Whether the reader chooses one of several days: in a list, with "or" between them, or as the mail says, unless the other days are
 * of what follows. @param text Folded.
 */
export function isChoice(text: string, reader: DateReader, hasFurther = false): boolean {
  if (daysIn(text, reader).size < 2) return false;
  const lines = text.split("\n");
  const items = lines.filter((line) => item.test(line)).join("\n");
  const sentences = lines.flatMap((line) => line.split(/[.!?](?=\s|$)/));
  return (
    daysIn(items, reader).size > 1 ||
    sentences.some((one) => timeOr.test(one) && daysIn(one, reader).size > 1) ||
    sentences.some((one) => otherOption.test(one) && daysIn(one, reader).size > 0) ||
    (!hasFurther && sentences.some(isTimeChoice))
  );
}
