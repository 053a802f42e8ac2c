import { fold } from "@postulo/lexicon/fold";
import { daysBetween } from "../calendar-days.ts";
import { writtenDays } from "./mail-dates.ts";

/** "by 11 December", « au plus tard le 13 décembre »; not "available from 1 March". */
const deadlineBefore =
  /\b(?:by|before|until|avant|jusqu'au|plus tard|d'ici)(?: [a-z']{1,12}){0,3},? ?$/;
const lookBack = 40;
/** Of a day without its year: the text may be old, and mean the year before. */
const maxDaysAhead = 92;

/**
 * The day until which a text asks for something: "Send your CV by 11 December." Undefined where it names none, several, or one
 * that is past.
 * @param about - the present day, `YYYY-MM-DD`, for the year of a day without one, and the language of the text
 * @returns `YYYY-MM-DD`
 */
export function statedDay(
  text: string,
  about: { readonly today: string; readonly language: string | undefined },
): string | undefined {
  const { today, language } = about;
  const isFrench = language === "fr";
  const folded = fold(text).replaceAll(/\s+/g, " ");
  // It is not known when the text was written, so that "Friday" alone is no day.
  const dated = writtenDays(folded, { sent: today, isFrench }).filter(
    ({ start, end }) =>
      /\d/.test(folded.slice(start, end)) &&
      deadlineBefore.test(folded.slice(Math.max(0, start - lookBack), start)),
  );
  const days = new Set(dated.map(({ day }) => day));
  const [day] = days;
  const [first] = dated;
  const hasYear = first !== undefined && /\d{4}/.test(folded.slice(first.start, first.end));
  if (days.size !== 1 || day === undefined || day < today) return undefined;
  return hasYear || daysBetween(today, day) <= maxDaysAhead ? day : undefined;
}
