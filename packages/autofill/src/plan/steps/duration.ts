import { inDays, inMonths, inWeeks, inYears } from "@postulo/lexicon/form-texts";
import { plainWords } from "../../classify/phrase.ts";
import { memoize } from "../../classify/memoize.ts";
import type { PageLanguage } from "../countries.ts";

/** Names and approximate lengths in days of the units of durations. */
const units = {
  day: { name: inDays, days: 1 },
  week: { name: inWeeks, days: 7 },
  month: { name: inMonths, days: 30 },
  year: { name: inYears, days: 365 },
} as const;
type Unit = keyof typeof units;

type Duration = { readonly count: number; readonly unit: Unit };

/** A duration in the words of a language: "3 mois". */
export const durationText = ({ count, unit }: Duration, language: PageLanguage): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .format(count)
    .replace(/\s/g, " ");

/** The only unit that the plain words name; undefined for none, and for several. */
function unitIn(words: string): Unit | undefined {
  const [unit, ...others] = (["day", "week", "month", "year"] as const).filter((one) =>
    units[one].name.test(words),
  );
  return others.length === 0 ? unit : undefined;
}

const numberAndWord = /^(\d{1,3}) [a-z]+$/;

/** Parses a text that is a duration in days, weeks, months or years, and nothing else: "3 months", "1 Woche". */
export const durationOf = memoize((text): Duration | undefined => {
  const words = plainWords(text);
  const [, digits] = numberAndWord.exec(words) ?? [];
  const unit = unitIn(words);
  return digits === undefined || unit === undefined ? undefined : { count: Number(digits), unit };
});

/** The length in days of the unit that a text names, "2 to 3 months"; undefined for none, and for several. */
export const unitDaysOf = memoize((text): number | undefined => {
  const unit = unitIn(plainWords(text));
  return unit && units[unit].days;
});
