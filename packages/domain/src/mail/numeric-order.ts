import { daysBetween } from "../calendar-days.ts";

/** The order of day and month in a date in digits. */
export type NumericOrder = "dayFirst" | "monthFirst";

/** What only Americans write: a state with its zip code, a telephone number, an American zone. */
const americanSigns = [
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/,
  /(?<![\d.-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}(?![\d-]|\.\d)/,
  /\b(?:[ECMP][SD]T|(?:Eastern|Central|Mountain|Pacific) [Tt]ime)\b/,
];

const americanZone =
  /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Indiana\/\w+|Kentucky\/\w+)|Pacific\/Honolulu)$/;

/** Country domains outside of the United States. */
const otherCountry = /\.(?!us$|io$|co$|ai$|me$|tv$)[a-z]{2}$/;

interface Writer {
  /** IANA name of the reader's own zone. */
  readonly zone: string;
  /** Of the sender; "" where it is not known. */
  readonly address: string;
}

/** The order in which a text that is not French writes day and month in digits; undefined where the signs contradict each other. */
export function numericOrderOf(text: string, { zone, address }: Writer): NumericOrder | undefined {
  const isAmerican = address.endsWith(".us") || americanSigns.some((sign) => sign.test(text));
  const isElsewhere = otherCountry.test(address);
  if (isAmerican) return isElsewhere ? undefined : "monthFirst";
  return americanZone.test(zone) && !isElsewhere ? "monthFirst" : "dayFirst";
}

/** How far ahead a day may be, in days, if the other order of its numbers gives a nearer one. */
const maxDaysAhead = 120;

interface WrittenIn {
  /** `YYYY-MM-DD`. */
  readonly sent: string | undefined;
  readonly today?: string | undefined;
  readonly order?: NumericOrder | undefined;
}

/** The day that is meant of one with its day first and one with its month first; undefined in doubt. */
export function likelyDay(
  [dayFirst, monthFirst]: readonly [string, string],
  { sent, today, order }: WrittenIn,
): string | undefined {
  if (order !== "dayFirst") return order === "monthFirst" ? monthFirst : undefined;
  const now = sent ?? today;
  const isFar = now !== undefined && daysBetween(now, dayFirst) > maxDaysAhead;
  return isFar && monthFirst >= now && monthFirst < dayFirst ? undefined : dayFirst;
}
