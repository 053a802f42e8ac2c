import * as lexicon from "@postulo/lexicon/mail-dates";
import { writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";

/** What a day is for. */
export type Role = "meeting" | "deadline" | "start" | "other";

/** The sentence around a position. */
const sentenceAround = (text: string, start: number, end: number) =>
  `${
    text
      .slice(0, start)
      .split(/[.!?\n]/)
      .at(-1) ?? ""
  }${/^[^.!?\n]*/.exec(text.slice(end))?.[0] ?? ""}`;

/** What a day is for, by the words around it. @param text Folded. */
export function roleOf(day: WrittenDay, text: string): Role {
  // A time may be before its day: "by 9 am on Monday".
  const start = Math.min(day.start, ...day.times.map((time) => time.start));
  const [before, after] = [
    text.slice(Math.max(0, start - 60), start),
    text.slice(day.end, day.end + 40),
  ];
  if (lexicon.replacedBefore.test(before)) return "other";
  const end = Math.max(day.end, ...day.times.map((time) => time.end));
  if (lexicon.replacedAfter.test(text.slice(end, end + 50))) return "other";
  if (lexicon.promisedAnswer.test(sentenceAround(text, start, day.end))) return "other";
  if (lexicon.movedMeeting.test(sentenceAround(text, start, day.end))) return "other";
  if (lexicon.deadlineBefore.test(before) || lexicon.deadlineAfter.test(after)) return "deadline";
  if (lexicon.startBefore.test(before)) return "start";
  return lexicon.windowBefore.test(before) && day.times.length === 0 ? "other" : "meeting";
}

/** Whether a folded text fixes one day and time that is ahead, and no last day for something. */
export function isMeetingTime(text: string, reader: DateReader): boolean {
  const days = writtenDays(text, reader).filter(({ times }) => times.length > 0);
  return days.some(
    (day) =>
      day.day !== undefined &&
      (reader.sent === undefined || day.day >= reader.sent) &&
      roleOf(day, text) === "meeting",
  );
}
