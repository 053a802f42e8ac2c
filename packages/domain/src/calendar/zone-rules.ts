import { wallAsUtc } from "../zoned-time.ts";
import { propertyOf, type Component } from "./content-lines.ts";

/** From one onset to the next, a zone has this offset (RFC 5545, section 3.6.5). */
interface Observance {
  readonly offsetMinutes: number;
  readonly offsetBefore: number;
  /** The first onset by the clock before it, as if it were UTC. */
  readonly first: number;
  /** The latest onset up to a year; the first one where they do not recur. */
  readonly onsetIn: (year: number) => number;
}

/** The offsets of a `VTIMEZONE`. */
export type ZoneRules = readonly Observance[];

/** A zone has two observances, and a few more where its rules changed. */
const maxObservances = 50;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Minutes of `+0130`, `-0500` or `+013000`; undefined for another text. */
function readOffset(text: string | undefined): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(text ?? "") ?? [];
  if (hours === undefined) return undefined;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -size : size;
}

/** `20261130T143000` as if it were UTC; NaN for another text, and for a date that does not exist. */
export function readLocal(text: string): number {
  const [, year, month, day, hour = "00", minute = "00"] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/.exec(text) ?? [];
  return year === undefined ? Number.NaN : wallAsUtc(`${year}-${month}-${day}T${hour}:${minute}`);
}

/** The day of a month that a yearly rule names, such as the last Sunday; at midnight, as if it were UTC. */
function dayInMonth(year: number, month: number, byDay: string): number {
  const [, ordinal = "1", weekday = "SU"] = /^([+-]?\d+)?([A-Z]{2})$/.exec(byDay) ?? [];
  const number = Number(ordinal);
  const wanted = days.indexOf(weekday);
  const edge = number < 0 ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, 1);
  const shift = (wanted - new Date(edge).getUTCDay() + 7) % 7;
  if (number < 0) return edge + ((shift === 0 ? 0 : shift - 7) + (number + 1) * 7) * dayMs;
  return edge + (shift + (number - 1) * 7) * dayMs;
}

/** The last instant of a recurrence by the clock that `UNTIL` is compared with; Infinity without one. */
function endOf(until: string | undefined, offsetBefore: number): number {
  const end = readLocal(until ?? "");
  if (Number.isNaN(end)) return Number.POSITIVE_INFINITY;
  if (until?.endsWith("Z")) return end + offsetBefore * minuteMs;
  return until?.includes("T") ? end : end + dayMs - 1;
}

function onsetsOf(
  { first, offsetBefore }: Pick<Observance, "first" | "offsetBefore">,
  rule: string | undefined,
) {
  const parts = new Map(
    (rule ?? "").split(";").map((part) => {
      const [key = "", value = ""] = part.split("=");
      return [key.toUpperCase(), value] as const;
    }),
  );
  const byDay = parts.get("BYDAY");
  if (parts.get("FREQ") !== "YEARLY" || byDay === undefined) return () => first;
  const timeOfDay = first - Math.floor(first / dayMs) * dayMs;
  const month = Number(parts.get("BYMONTH") ?? new Date(first).getUTCMonth() + 1);
  const onsetOf = (year: number) => dayInMonth(year, month, byDay) + timeOfDay;
  const end = endOf(parts.get("UNTIL"), offsetBefore);
  const endYear = Number.isFinite(end) ? new Date(end).getUTCFullYear() : end;
  const lastYear = onsetOf(endYear) > end ? endYear - 1 : endYear;
  return (year: number) => Math.max(first, onsetOf(Math.min(year, lastYear)));
}

function readObservance(component: Component): Observance[] {
  const offsetMinutes = readOffset(propertyOf(component, "TZOFFSETTO")?.value);
  const first = readLocal(propertyOf(component, "DTSTART")?.value ?? "");
  if (offsetMinutes === undefined || Number.isNaN(first)) return [];
  const offsetBefore = readOffset(propertyOf(component, "TZOFFSETFROM")?.value) ?? offsetMinutes;
  const onsetIn = onsetsOf({ first, offsetBefore }, propertyOf(component, "RRULE")?.value);
  return [{ offsetMinutes, offsetBefore, first, onsetIn }];
}

/** The rules of a `VTIMEZONE`; none for one with more observances than a zone has. */
export const readZoneRules = ({ components }: Component): ZoneRules =>
  components.length > maxObservances ? [] : components.flatMap(readObservance);

/**
 * The offset of a zone in minutes when its clock shows a time; undefined if it has no rules.
 * @param local the time as if it were UTC
 */
export function offsetAt(observances: ZoneRules, local: number): number | undefined {
  const year = new Date(local).getUTCFullYear();
  const onsets = observances
    .flatMap((observance) =>
      [year - 1, year].map((of) => ({ observance, at: observance.onsetIn(of) })),
    )
    .filter(({ at }) => at <= local)
    .toSorted((one, other) => other.at - one.at);
  const earliest = observances.toSorted((one, other) => one.first - other.first)[0];
  return onsets[0]?.observance.offsetMinutes ?? earliest?.offsetBefore;
}
