const dayMs = 86_400_000;

/** Cached, because creating a format is slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a zone shows at an instant: `YYYY-MM-DDTHH:mm`. @param timeZone IANA name. */
export function wallTime(at: number, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

const offsetMs = (at: number, timeZone: string) =>
  Date.parse(`${wallTime(at, timeZone)}Z`) - Math.floor(at / 60_000) * 60_000;

/** A wall time as if it were UTC, in milliseconds; NaN for a date or an hour that does not exist. */
export function wallAsUtc(wall: string): number {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  // The 30th of February is parsed as a day of March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== wall ? Number.NaN : at;
}

/** The years whose instants have four digits in every zone, and that formats number as the ISO does. */
const isInRange = (wall: string) => wall >= "1970" && wall < "9999";

/**
 * The instant at which the clock of a zone shows `YYYY-MM-DDTHH:mm`, in milliseconds; NaN for another text, for a date that
 * does not exist and outside of the years 1970 to 9998. An hour that comes twice is the first one; one that is left out is moved by as much as
 * the clocks are, as calendars do.
 */
export function instantOf(wall: string, timeZone: string): number {
  const asUtc = isInRange(wall) ? wallAsUtc(wall) : Number.NaN;
  if (Number.isNaN(asUtc)) return asUtc;
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((at) => offsetMs(at, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset);
  const shown = candidates.filter((at) => wallTime(at, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : (candidates[0] ?? Number.NaN);
}

/** Whether the program knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return formatOf(timeZone) !== undefined;
  } catch {
    return false;
  }
}
