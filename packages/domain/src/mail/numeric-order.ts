import { daysBetween } from "../calendar-days.ts";

/** The order of day and month in a date in digits; likely where nothing in the mail shows it. */
export type NumericOrder = "dayFirst" | "monthFirst" | "likelyDayFirst" | "likelyMonthFirst";

const states =
  "AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY";

/** What only Americans write: a state with its zip code, a telephone number, an American zone. */
const americanSigns = [
  new RegExp(`\\b(?:${states.replaceAll(" ", "|")}),? \\d{5}(?:-\\d{4})?\\b`),
  /(?<![\d.-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}(?![\d-]|\.\d)/,
  /\b(?:[ECMP][SD]T|(?:Eastern|Central|Mountain|Pacific) [Tt]ime)\b/,
];

/** Numbers of video meetings and doors, which look like telephone numbers. */
const codes = /\b(?:id|code|passcode|password|pin)\b[^\p{L}\d\n]{0,4}[\d .-]{3,24}/giu;

/** A telephone number with the code of another country: "+44 20". */
const otherCountryCode = /(?<![\w+])\+(?!1)[1-9](?:[ .()-]{0,2}\d){7,13}/;

const americanZones =
  "America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Boise America/Anchorage Pacific/Honolulu".split(
    " ",
  );

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
  const written = text.replaceAll(codes, " ");
  const isAmerican = address.endsWith(".us") || americanSigns.some((sign) => sign.test(written));
  const isElsewhere = otherCountry.test(address) || otherCountryCode.test(written);
  if (isAmerican) return isElsewhere ? undefined : "monthFirst";
  if (isElsewhere) return "dayFirst";
  return americanZones.includes(zone) ? "likelyMonthFirst" : "likelyDayFirst";
}

/** How far ahead a day may be, in days, if the other order of its numbers gives a nearer one. */
const maxDaysAhead = 120;

/** How near a day may be, in days, that a likely order does not give: nearer, it may be the one that is meant. */
const nearDays = 30;

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
  if (order === undefined || order === "monthFirst") return order && monthFirst;
  const now = sent ?? today;
  const ahead = (day: string) => (now === undefined ? -1 : daysBetween(now, day));
  const isNear = (day: string) => ahead(day) >= 0 && ahead(day) <= nearDays;
  if (order === "likelyMonthFirst") return isNear(dayFirst) ? undefined : monthFirst;
  if (order === "likelyDayFirst" && isNear(monthFirst)) return undefined;
  const isFar = ahead(dayFirst) > maxDaysAhead;
  return isFar && ahead(monthFirst) >= 0 && monthFirst < dayFirst ? undefined : dayFirst;
}
