import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-dates";
import { daysBetween } from "../calendar-days.ts";
import { writtenDays } from "./mail-dates.ts";
import type { NumericOrder } from "./numeric-order.ts";

/** "by 11 December", « au plus tard le 13 décembre »; not "available from 1 March". */
const deadlineBefore =
  /\b(?:by|before|until|avant|jusqu'au|plus tard|d'ici)(?: [a-z']{1,12}){0,3},? ?$/;
const lookBack = 60;
/** Whether a last day follows a text: also "Closing date: 11 December". */
const isDeadlineAfter = (text: string) =>
  deadlineBefore.test(text) ||
  lexicon.postingDeadlineBefore.test(text) ||
  lexicon.closingAlone.test(text);
/** Of a day without its year: the text may be old, and mean the year before. */
const maxDaysAhead = 92;

interface About {
  /** The present day, `YYYY-MM-DD`, for the year of a day without one. */
  readonly today: string;
  readonly language: string | undefined;
  /** Of day and month in digits, in a text that is not French. */
  readonly order?: NumericOrder | undefined;
}

/**
 * The day until which a text asks for something: "Send your CV by 11 December." Undefined where it names none, several, or one
 * that is past.
 * @returns `YYYY-MM-DD`
 */
export function statedDay(text: string, { today, language, order }: About): string | undefined {
  const isFrench = language === "fr";
  const folded = fold(text).replaceAll(/\s+/g, " ");
  // It is not known when the text was written, so that "Friday" alone is no day.
  const dated = writtenDays(folded, { sent: today, isFrench, order }).filter(
    ({ start, end }) =>
      /\d/.test(folded.slice(start, end)) &&
      isDeadlineAfter(folded.slice(Math.max(0, start - lookBack), start)),
  );
  const days = new Set(dated.map(({ day }) => day));
  const [day] = days;
  const [first] = dated;
  const hasYear = first !== undefined && /\d{4}/.test(folded.slice(first.start, first.end));
  if (days.size !== 1 || day === undefined || day < today) return undefined;
  return hasYear || daysBetween(today, day) <= maxDaysAhead ? day : undefined;
}

/** In characters; what is longer says more than the day. */
const maxLine = 120;

/** Between the parts of a line: "Permanent | 37 hours | Closing 4 December". */
const parted = /\n|(?<=[.!?])\s+(?=\p{Lu})|\s[|·•–—-]\s|;\s/u;

/** Whether a part is a day behind "Closing", and nothing else; a shop may close for repairs too. */
function isClosingDay(part: string, { today, language, order }: About): boolean {
  const folded = fold(part);
  const [only, ...others] = writtenDays(folded, {
    sent: today,
    isFrench: language === "fr",
    order,
  });
  return (
    only !== undefined &&
    others.length === 0 &&
    only.end === folded.length &&
    lexicon.closingAlone.test(folded.slice(0, only.start))
  );
}

/** A part from where it speaks of the last day: "full time, closing 4 December". */
function deadlineIn(part: string, about: About): string | undefined {
  const text = part.replace(/^[\s•*–-]+/u, "").trim();
  const starts = [0, ...[...text.matchAll(/, /g)].map(({ index }) => index + 2)];
  return starts
    .map((at) => text.slice(at))
    .find((rest) => lexicon.postingDeadlineFirst.test(fold(rest)) || isClosingDay(rest, about));
}

/** The lines, parts of lines and sentences of a posting that say until when to apply, each with its day, `YYYY-MM-DD`. */
export function statedDeadlines(
  text: string,
  about: About,
): { readonly text: string; readonly day: string }[] {
  return text
    .split(parted)
    .flatMap((part) => deadlineIn(part, about) ?? [])
    .filter((line) => line.length <= maxLine)
    .flatMap((line) => {
      const day = statedDay(line, about);
      return day === undefined ? [] : [{ text: line, day }];
    });
}
