import { endBefore, midday } from "@postulo/lexicon/mail-dates";
import { halfAfter, spokenTimes, type RawTime } from "./spoken-times.ts";

/** A time of the day in a text. */
export interface WrittenTime {
  /** `HH:mm`; undefined where the half of the day is not known, as in "at 2:30". */
  readonly clock: string | undefined;
  /** IANA name; undefined where the text names no zone. */
  readonly zone: string | undefined;
  /** Of the end, if it is a period. */
  readonly minutes: number | undefined;
  readonly start: number;
  readonly end: number;
}

/** Zones by their names in mails, folded. "EST" is New York also in summer, because people write it all year. */
const zoneNames: Readonly<Record<string, string>> = {
  cet: "Europe/Paris",
  cest: "Europe/Paris",
  "heure de paris": "Europe/Paris",
  "heure de bruxelles": "Europe/Brussels",
  "heure de geneve": "Europe/Zurich",
  "heure de londres": "Europe/London",
  "heure de montreal": "America/Toronto",
  "heure francaise": "Europe/Paris",
  "heure belge": "Europe/Brussels",
  "heure suisse": "Europe/Zurich",
  "heure de l'est": "America/Toronto",
  "heure d'europe centrale": "Europe/Paris",
  hae: "America/Toronto",
  hne: "America/Toronto",
  he: "America/Toronto",
  "oslo time": "Europe/Oslo",
  "paris time": "Europe/Paris",
  "london time": "Europe/London",
  "uk time": "Europe/London",
  "dublin time": "Europe/Dublin",
  "irish time": "Europe/Dublin",
  "irish standard time": "Europe/Dublin",
  "berlin time": "Europe/Berlin",
  "brussels time": "Europe/Brussels",
  "amsterdam time": "Europe/Amsterdam",
  "madrid time": "Europe/Madrid",
  "zurich time": "Europe/Zurich",
  "lisbon time": "Europe/Lisbon",
  "new york time": "America/New_York",
  "toronto time": "America/Toronto",
  "montreal time": "America/Toronto",
  "eastern time": "America/New_York",
  "central time": "America/Chicago",
  "pacific time": "America/Los_Angeles",
  eastern: "America/New_York",
  pacific: "America/Los_Angeles",
  "sydney time": "Australia/Sydney",
  "melbourne time": "Australia/Melbourne",
  aest: "Australia/Sydney",
  aedt: "Australia/Sydney",
  gmt: "Europe/London",
  bst: "Europe/London",
  utc: "UTC",
  est: "America/New_York",
  edt: "America/New_York",
  et: "America/New_York",
  cst: "America/Chicago",
  cdt: "America/Chicago",
  ct: "America/Chicago",
  mst: "America/Denver",
  pst: "America/Los_Angeles",
  pdt: "America/Los_Angeles",
  pt: "America/Los_Angeles",
};

const namedZone = new RegExp(
  `^[ ,]*\\(?\\b(${Object.keys(zoneNames)
    .toSorted((one, other) => other.length - one.length)
    .join("|")})\\b(?! ?[+-]\\d)`,
);
const offsetZone = /^[ ,]*\(?(?:utc|gmt) ?([+-])0?(\d{1,2})(?::?00)?\b/;
const placeZone = /^[ ,]*\(?((?:europe|america|asia|africa|australia)\/[a-z_]+)\b/;

const title = (name: string) =>
  name.replaceAll(/(?<=^|[/_])[a-z]/g, (letter) => letter.toUpperCase());

/** The zone that a text begins with. An offset is a zone without seasons. */
function zoneAt(text: string): string | undefined {
  const [, sign, hours] = offsetZone.exec(text) ?? [];
  // The signs of these zones are reversed.
  if (hours !== undefined)
    return Number(hours) === 0 ? "UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${Number(hours)}`;
  const [, place] = placeZone.exec(text) ?? [];
  if (place !== undefined) return title(place);
  const [, name = ""] = namedZone.exec(text) ?? [];
  return wordZones.has(name) ? shortZone(text, name) : zoneNames[name];
}

/** Zones that are words or abbreviations of another meaning: "et" in French, "he" in English. */
const wordZones = new Set(["et", "ct", "pt", "he"]);

const shortZone = (text: string, name: string) =>
  new RegExp(`^ ?\\(?${name}\\)?\\s?(?:[.,;)!]|$)`).test(text) ? zoneNames[name] : undefined;

const half = "(?:am|pm|a\\.m\\.?|p\\.m\\.?)";
const fourDigits = "(?<hour>[01]\\d|2[0-3])(?<minute>[0-5][05])";
const timePatterns = [
  `\\b(?<hour>[01]?\\d|2[0-3]) ?(?:heures?|hrs?|h)(?: ?(?<minute>[0-5]\\d))?(?![\\d\\p{L}/])`,
  `\\b(?<hour>[01]?\\d|2[0-3])[:.](?<minute>[0-5]\\d)(?::\\d{2})?(?: ?(?<half>${half}))?(?![\\d/:.]\\d|%)`,
  `\\b(?<hour>1[0-2]|0?[1-9]) ?(?<half>${half})(?!\\p{L})`,
  // "from 1800 hrs", but not "from 1800 hours a year".
  `(?<=\\b(?:at|from) |(?<!\\S)@ ?)${fourDigits} ?(?:hrs|hours|h)(?![\\p{L}/]| (?:of|per|an?)\\b)`,
  // "at 1800"; a year is none.
  `(?<=\\bat |(?<!\\S)@ ?)(?!19|20)${fourDigits}(?!\\d)`,
].map((source) => new RegExp(source, "gu"));
const bareDigits = timePatterns.length - 1;
/** Punctuation, the end or a day, which is blank, behind four digits. */
const closing = /^(?:\s*(?:[!?;)]|[.,](?!\d)|$)|\s(?:on\s)?\s{3})/;
/** "at 1450 Pacific Avenue". */
const streetAfter = /^ (?:eastern|pacific) (?!time\b)\p{L}/u;

/** Whether four digits are a time by what follows them, and not an amount or the number of a house. */
const isTimeBefore = (after: string) =>
  closing.test(after) || (zoneAt(after) !== undefined && !streetAfter.test(after));

/** The beginning of "2-3 pm" and "de 14 à 15 h". */
const openRange = new RegExp(
  `(?<!\\ben )\\b(?<hour>[01]?\\d|2[0-3])` +
    `(?= ?(?:-|–|to|a) ?(?:[01]?\\d|2[0-3])(?:[:.][0-5]\\d)? ?(?<half>h|heures|am|pm|a\\.m|p\\.m)\\b)`,
  "gu",
);

function rawTime(match: RegExpMatchArray, isSureForm: boolean): RawTime {
  const start = match.index ?? 0;
  const { hour = "", minute = "0", half: written } = match.groups ?? {};
  const mark = written?.replaceAll(".", "");
  const isHalf = mark === "am" || mark === "pm";
  return {
    hour: Number(hour),
    minute: Number(minute),
    half: isHalf ? mark : undefined,
    isSure: isHalf || isSureForm || Number(hour) > 7 || hour.startsWith("0"),
    start,
    end: start + match[0].length,
  };
}

const atNoon = ({ index, 0: found }: RegExpMatchArray): RawTime => ({
  hour: 12,
  minute: 0,
  half: undefined,
  isSure: true,
  start: index ?? 0,
  end: (index ?? 0) + found.length,
});

function rawTimes(text: string, isFrench: boolean): RawTime[] {
  const found = [
    ...timePatterns.flatMap((pattern, index) =>
      [...text.matchAll(pattern)]
        .map((match) => rawTime(match, isFrench || index === 0 || index >= 3))
        .filter(({ end }) => index !== bareDigits || isTimeBefore(text.slice(end, end + 40))),
    ),
    ...[...text.matchAll(openRange)].map((match) =>
      rawTime(match, isFrench || match.groups?.["half"]?.startsWith("h") === true),
    ),
    ...[...text.matchAll(midday)].map(atNoon),
    ...spokenTimes(text),
  ].map((time) => ({ ...time, half: time.half ?? halfAfter(text.slice(time.end, time.end + 40)) }));
  const taken: RawTime[] = [];
  for (const time of found)
    if (!taken.some((one) => time.start < one.end && time.end > one.start)) taken.push(time);
  return taken.toSorted((one, other) => one.start - other.start);
}

/** Minutes of the day; undefined where the half of the day is not known. @param after The time that ends the period. */
function minutesOf(time: RawTime, after?: RawTime): number | undefined {
  const mark = time.half ?? (time.isSure ? undefined : after?.half);
  if (!time.isSure && mark === undefined) return undefined;
  const shift = mark === "pm" && time.hour < 12 ? 12 : mark === "am" && time.hour === 12 ? -12 : 0;
  const minutes = (time.hour + shift) * 60 + time.minute;
  return minutes < 24 * 60 ? minutes : undefined;
}

const isRange = (between: string) => /^ ?(?:-|–|to|a|until|till|jusqu'a) ?$/.test(between);
const clockOf = (minutes: number | undefined) =>
  minutes === undefined
    ? undefined
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Before noon and after it: "11 - 12:30 pm" begins before it. */
function startOfRange(time: RawTime, last: RawTime): number | undefined {
  if (time.half !== undefined || last.half === undefined) return minutesOf(time, last);
  const ends = minutesOf(last) ?? 0;
  const [early, late] = (["am", "pm"] as const).map((mark) => minutesOf({ ...time, half: mark }));
  return late !== undefined && late < ends ? late : early;
}

/** A time, or the period from it to another one. */
function writtenTime(time: RawTime, last: RawTime | undefined, text: string): WrittenTime {
  const begins = last ? startOfRange(time, last) : minutesOf(time);
  const ends = last && minutesOf(last);
  const minutes = (ends ?? 0) - (begins ?? 0);
  const end = (last ?? time).end;
  return {
    clock: clockOf(begins),
    zone: zoneAt(text.slice(end, end + 40)) ?? zoneAt(text.slice(time.end, time.end + 40)),
    minutes: begins !== undefined && minutes > 0 ? minutes : undefined,
    start: time.start,
    end,
  };
}

/** Whether a time in brackets is the one before it on the clock of another place: "3 pm AEST (6 am in London)". */
const isElsewhere = ({ zone }: WrittenTime, between: string) =>
  zone !== undefined && between.lastIndexOf("(") > between.lastIndexOf(")");

/** The times of the day in a text, a period as one. @param text Folded, without its days. */
export function readTimes(text: string, isFrench: boolean): WrittenTime[] {
  const raw = rawTimes(text, isFrench);
  const times: WrittenTime[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const [time, next] = [raw[at], raw[at + 1]];
    if (!time) continue;
    const last = next && isRange(text.slice(time.end, next.start)) ? next : undefined;
    const before = times.at(-1);
    const isEnd = endBefore.test(text.slice(Math.max(0, time.start - 30), time.start));
    if (before && isEnd) continue;
    if (!before || !isElsewhere(before, text.slice(before.end, time.start)))
      times.push(writtenTime(time, last, text));
    if (last) at += 1;
  }
  return times;
}
