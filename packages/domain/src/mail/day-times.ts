import { deadlineBefore } from "@postulo/lexicon/mail-dates";
import type { WrittenTime } from "./mail-times.ts";

/** Positions in a folded text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const gap = 48;
/** How far a time may be before its day; the longer one with a zone between them: "23:59 UK time on Friday". */
const [leadingGap, longLeadingGap] = [8, 20];

/** Between a time and the day after it to which it belongs. */
const leadIn = /^[ ,]*(?:on |le )?$/;

/** The times beside each day: after it up to the next day, or just before it. @param text Folded, without its days. */
export function attachTimes<Day extends Span>(
  days: readonly Day[],
  times: readonly WrittenTime[],
  text: string,
) {
  const followingOf = (at: number) => {
    const [day, next] = [days[at], days[at + 1]];
    if (!day) return [];
    return times.filter(
      ({ start, end }) =>
        start >= day.end &&
        start - day.end <= gap &&
        end <= (next?.start ?? Number.POSITIVE_INFINITY),
    );
  };
  const leadingOf = (at: number) => {
    const start = days[at]?.start ?? 0;
    const previousEnd = days[at - 1]?.end ?? 0;
    const reach = at === 0 || start - previousEnd > gap ? longLeadingGap : leadingGap;
    return times.filter(
      (time) =>
        time.start >= previousEnd &&
        time.end <= start &&
        start - time.end <= reach &&
        // "The interview at 2 pm, before Tuesday": the time is not of the last day.
        !deadlineBefore.test(text.slice(time.end, start)),
    );
  };
  const ownOf = (at: number) => {
    const next = days[at + 1];
    // "At 2 pm on Tuesday": a time before a day belongs to it, unless that day has its own time.
    return followingOf(at).filter(
      ({ end }) =>
        !next ||
        !leadIn.test(text.slice(end, next.start)) ||
        (leadingOf(at).length === 0 && followingOf(at + 1).length > 0),
    );
  };
  return days.map((day, at) => {
    const own = ownOf(at);
    if (own.length > 0) return { ...day, times: own };
    const taken = ownOf(at - 1);
    return { ...day, times: leadingOf(at).filter((time) => !taken.includes(time)) };
  });
}
