import { fold } from "@postulo/lexicon/fold";
import type { StoredProfile, Period } from "@postulo/evidence/profile";
import { figuresOf } from "../number-words.ts";

const yearWord =
  /^[\s-]*(?:and a half\s+|et demie?\s+)?(?:[a-z]+\s+){0,1}(?:years?|yrs?|ans?|annees?)\b(?![\s-]*old)/;

/** In characters. */
const longestYearWord = 120;

/** Whether a figure counts years: "eight years", "six longues années"; not "8-year-old". */
export const countsYears = (text: string, end: number): boolean =>
  yearWord.test(fold(text.slice(end, end + longestYearWord)));

/** Lengths of time in years that a profile states, or that follow from its dates. */
export type Durations = {
  readonly stated: ReadonlySet<string>;
  readonly derived: readonly Length[];
  /** By the folded name of the employer. */
  readonly byEmployer: ReadonlyMap<string, Length>;
};
type Length = { readonly least: number; readonly most: number };

/** The gate has no clock: the current year is that of the latest date in the texts, or one of these after it. */
const yearsSinceLastDate = 2;

const monthsOf = ({ year, month }: { year: number; month: number | undefined }, unknown: number) =>
  year * 12 + (month ?? unknown);

function lengthOf({ start, end, isCurrent }: Period, latestYear: number) {
  if (!start || (!end && !isCurrent)) return undefined;
  const least = end ? monthsOf(end, 1) : latestYear * 12;
  const most = end ? monthsOf(end, 12) : (latestYear + yearsSinceLastDate) * 12 + 12;
  return {
    least: Math.max(0, Math.floor((least - monthsOf(start, 12)) / 12)),
    most: Math.ceil((most - monthsOf(start, 1) + 1) / 12),
  };
}

/** @param texts everything that the profile states. @param laterYears years of the posting, which was written after them. */
export function durationsOf(
  profile: StoredProfile,
  texts: readonly string[],
  laterYears: readonly number[],
): Durations {
  const work = profile.experiences.map(({ period }) => period);
  const all = [...work, ...[...profile.contributions, ...profile.education].map((e) => e.period)];
  const years = all.flatMap(({ start, end }) => [start?.year ?? 0, end?.year ?? 0]);
  const latestYear = Math.max(0, ...years, ...laterYears);
  const lengths = (periods: readonly Period[]) =>
    periods.flatMap((period) => lengthOf(period, latestYear) ?? []);
  const total = lengths(work).reduce(
    (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
    { least: 0, most: 0 },
  );
  const text = texts.join("\n");
  return {
    stated: new Set([
      ...figuresOf(text)
        .filter((figure) => countsYears(text, figure.start + figure.text.length))
        .map(({ value }) => value),
      ...profile.skills.flatMap(({ years: count }) => (count === undefined ? [] : [String(count)])),
    ]),
    derived: [...lengths(all), total],
    byEmployer: lengthsByEmployer(profile, latestYear),
  };
}

/** Merges two jobs at one employer. */
function lengthsByEmployer(profile: StoredProfile, latestYear: number): Map<string, Length> {
  const lengths = new Map<string, Length>();
  for (const { company, period } of profile.experiences) {
    const length = lengthOf(period, latestYear);
    const name = fold(company).trim();
    const before = lengths.get(name);
    if (!length || name.length < 3) continue;
    // Both as one, or the two together.
    lengths.set(name, {
      least: Math.min(length.least, before?.least ?? length.least),
      most: length.most + (before?.most ?? 0),
    });
  }
  return lengths;
}

const placed = /^[^.;,]{0,60}?\b(?:at|with|chez|a|au|aux)\s+(?:the |la |le |l')?/;

/** "… sept ans à L’Orangerie": the employer after the figure. */
function lengthThere({ byEmployer }: Durations, behind: string): Length | undefined {
  const folded = fold(behind);
  const start = placed.exec(folded)?.[0].length;
  if (start === undefined) return undefined;
  const there = folded.slice(start).replace(/^(?:the |la |le |l')/, "");
  return [...byEmployer].find(([name]) =>
    there.startsWith(name.replace(/^(?:the |la |le |l['’])/, "")),
  )?.[1];
}

/** Whether so many years are stated, or follow from the dates of the profile. @param behind what follows the figure. */
export function lasted(durations: Durations, value: string, behind: string): boolean {
  if (durations.stated.has(value)) return true;
  const there = lengthThere(durations, behind);
  return (there ? [there] : durations.derived).some(
    ({ least, most }) => Number(value) >= least && Number(value) <= most,
  );
}
