import { fold } from "@postulo/lexicon/fold";
import { writtenDays } from "./mail-dates.ts";

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
  const dated = writtenDays(folded, { sent: today, isFrench }).filter(({ start, end }) =>
    /\d/.test(folded.slice(start, end)),
  );
  const days = new Set(dated.map(({ day }) => day));
  const [day] = days;
  return days.size === 1 && day !== undefined && day >= today ? day : undefined;
}
