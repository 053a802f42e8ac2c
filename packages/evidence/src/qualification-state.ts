import { deniedOfThing, inForce, loss } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { fiveYearLicence, threeYearLicence } from "@postulo/lexicon/licences";
import { goodAbsence, validity } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "./entry.ts";
import type { EntryDate } from "./profile.ts";
import { datesOf } from "./facts.ts";
import { restrictionsOf } from "./internal/restrictions.ts";
import type { Month } from "./internal/trial.ts";
import { goesOn, isAfter, isHeld } from "./internal/unfinished.ts";

/**
 * What a profile itself says of a qualification:
 * - held: nothing restricts it;
 * - underway: it is not finished, and the entry says in its own words how far it is;
 * - unproven: lapsed, failed, abandoned, or without an end or a word about it.
 */
export type QualificationState = "held" | "underway" | "unproven";

const hasFutureDate = (text: string, today: Month) =>
  datesOf(text).some((date) => isAfter(date, today));

/** "expires 2028", « valable jusqu'en 2029 »: until when something is held. */
const isValid = (text: string, today: Month) =>
  validity.test(fold(text)) && hasFutureDate(text, today);

/** "exam booked January 2027" */
const isToCome = (text: string, today: Month) =>
  hasFutureDate(text, today) && !validity.test(fold(text));

/** "no. 88-1142" and "no 88-1142" deny nothing; "no 2 days alike" does. */
const numberSign = /\bno(?:\.\s?(?=\d)|\s(?=\d{4}))/gi;

/**
 * What is denied of others or of things: "residents who cannot feed themselves", « des produits sans gluten », "zero-downtime". At the
 * beginning "without" and « sans » are said of the writer.
 */
const notOfWriter = [
  /(?<!\p{L})(?:who|that|which|whose|qui|que|dont|qu['’])(?!\p{L})[^,;.()]{0,80}/giu,
  /(?<=[\p{L}\d] )(?:without|sans) (?:an? |any |de |d['’])?[\p{L}-]+/giu,
  /(?<![\p{L}\d])(?:zero|zéro|no|non)-\p{L}+/giu,
];

/** The folded text without what a noun phrase denies of a thing, unless that says that something was not reached. */
const withoutDeniedThings = (folded: string) =>
  folded.replace(deniedOfThing, (phrase) => (restrictionsOf(phrase).has("lapsed") ? phrase : " "));

/** Whether a text says what its writer lacks or does not do: "no programming", and not "no accidents". */
export function isDenial(text: string): boolean {
  const own = notOfWriter.reduce(
    (left, pattern) => left.replaceAll(pattern, " "),
    text.replace(numberSign, ""),
  );
  return (
    restrictionsOf(withoutDeniedThings(fold(own))).has("denied") && !goodAbsence.test(fold(text))
  );
}

/** Whether a text says that something is not there any more, or never was: "left after the first year". */
export const isLost = (text: string): boolean =>
  restrictionsOf(text).has("lapsed") || loss.test(fold(text)) || isDenial(text);

/** "banned until June 2027": until when nothing is held. */
const barred =
  /(?<!\p{L})(?:banned|barred|suspend|disqualified|withdrawn|revoked|retir|interdit|annul)/iu;

/** Whether what a text names is not held any more, or was never. */
export const isGone = (text: string, today: Month): boolean =>
  isLost(text) && (!isValid(text, today) || barred.test(text));

/** Whether what a text names is not finished, or is to come. */
export const isUnfinished = (text: string, today: Month): boolean =>
  restrictionsOf(text).has("planned") ||
  restrictionsOf(text).has("partial") ||
  isToCome(text, today);

const isFrom = (date: EntryDate, today: Month) =>
  date.year > today.year || (date.year === today.year && (date.month ?? 12) >= today.month);

/** Before a day until which something is held; "validity 4 years" is none. */
const untilDay = new RegExp(
  `(?<!\\p{L})(?:${[
    "until|till?|thru|valid|exp(?:ires?)?|due|jusqu|valable|echeance|expire",
    "validit[ey](?! (?:de |of )?\\d{1,2} (?:an|year|mo))",
  ].join("|")})(?!\\p{L}{2})`,
  "u",
);

/** Whether a text says until when something was held, and all its days are past: « valable jusqu'au 12/03/2025 ». */
export function hasRunOut(text: string, today: Month): boolean {
  const dates = datesOf(text);
  return (
    untilDay.test(fold(text)) && dates.length > 0 && !dates.some((date) => isFrom(date, today))
  );
}

/** "refresher overdue", « recyclage à faire » */
const overdue =
  /(?<!\p{L})(?:recyclage|refresher|renewal)[^,;.]{0,20} (?:à faire|dépassé|en retard|overdue)(?!\p{L})/iu;

/** Reads an education by its own texts and dates. A qualification without any date or remark is held. */
export function educationState(entry: Entry, today: Month): QualificationState {
  const texts = [entry.title, entry.detail, ...entry.lines];
  const isOver = (text: string) =>
    isGone(text, today) || hasRunOut(text, today) || overdue.test(text);
  if (texts.some(isOver)) return "unproven";
  const remarks = entry.lines.filter((line) => !isValid(line, today));
  const isComplete = isHeld({ ...entry, lines: remarks }, today);
  if (isComplete && !texts.some((text) => isToCome(text, today))) return "held";
  return entry.lines.length > 0 ? "underway" : "unproven";
}

/** "1st year", « Niveau BTS », "Access to nursing": a title of a part of the studies, or of what leads to them. */
const partialTitle = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:1st|2nd|first|second|third) year|year \\d|[LM]1",
    "niveau (?:bac|bts|cap|bep|dut|licence|master)|access to",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** What a line says of studies that have ended tells of one of their parts, unless it counts them: "2 of 3 units". */
const isOpenLine = (line: string, today: Month, period: Entry["period"]) =>
  period?.end === undefined || isAfter(period.end, today)
    ? isUnfinished(line, today)
    : restrictionsOf(line).has("partial");

/** Whether studies go on, are to come or were not finished, by their dates and by what they say of it. */
export function isOpenEducation(
  known: Pick<Entry, "title" | "period" | "lines">,
  today: Month,
): boolean {
  const entry = {
    ...known,
    id: "",
    kind: "education",
    organisation: "",
    name: "",
    detail: "",
  } as const;
  return (
    goesOn({ ...entry, level: "", years: undefined }, today) ||
    partialTitle.test(known.title) ||
    isGone(known.title, today) ||
    isUnfinished(known.title, today) ||
    known.lines.some((line) => isGone(line, today) || isOpenLine(line, today, known.period))
  );
}

/** In months: how long ago something is dated that is taken to be in force still. */
const recentMonths = 24;
const threeYears = 36;
const fiveYears = 60;

/** In months: how long what a text names is taken to be in force. */
function monthsInForce(text: string): number {
  const folded = fold(text);
  if (fiveYearLicence.test(folded)) return fiveYears;
  return threeYearLicence.test(folded) ? threeYears : recentMonths;
}

const isWithin = (months: number, { year, month = 1 }: EntryDate, today: Month) =>
  (today.year - year) * 12 + today.month - month <= months;

/** Whether what a text names can be in force: it states so or until when, has no date, or a recent one. */
export function mayBeInForce(text: string, today: Month): boolean {
  const dates = datesOf(text);
  const months = monthsInForce(text);
  return (
    isInForce(text, today) ||
    dates.length === 0 ||
    dates.some((date) => isWithin(months, date, today))
  );
}

/** Whether a text says that what it names is in force, or until when. */
export const isInForce = (text: string, today: Month): boolean =>
  inForce.test(fold(text)) || isValid(text, today);
