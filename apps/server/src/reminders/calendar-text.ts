/** When an entry is: a whole day, `YYYY-MM-DD`, or from an ISO time on, for some minutes where the length is known. */
type CalendarTime =
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "hour"; readonly startsAt: string; readonly minutes: number | null };

/**
 * A task of one whole day, or an interview. A task is written as a VEVENT, since calendar programs show no VTODO of a calendar
 * they subscribe to, and its category is TASK.
 */
export interface CalendarEntry {
  /** The same as long as it is the same entry, whatever changes in it. */
  readonly id: string;
  /** Raised with every change. */
  readonly sequence: number;
  readonly time: CalendarTime;
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  /** Whether the calendar program is to remind of it: in the morning of the day, or an hour before. */
  readonly hasAlarm: boolean;
}

export interface Calendar {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
}

const maxLineBytes = 75;
const reminderHour = 9;

/** A calendar after RFC 5545, as a program that subscribed to it reads it. @param writtenAt when that was. */
export function writeCalendar({ name, entries }: Calendar, writtenAt: Date): string {
  const stamp = basicTime(writtenAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Postulo//Job search//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...(entries.length === 0 ? noEntries : entries.flatMap((entry) => eventLines(entry, stamp))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A calendar without any component is none: https://www.rfc-editor.org/rfc/rfc5545#section-3.6 */
const noEntries = [
  "BEGIN:VTIMEZONE",
  "TZID:UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const basicTime = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
const basicDay = (day: string) => day.replaceAll("-", "");

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** In UTC, which needs no definition of a time zone. Without a length, an entry ends as it starts. */
function timeLines(time: CalendarTime): string[] {
  if (time.kind === "day") {
    return [
      `DTSTART;VALUE=DATE:${basicDay(time.day)}`,
      `DTEND;VALUE=DATE:${basicDay(dayAfter(time.day))}`,
      "CATEGORIES:TASK",
      "TRANSP:TRANSPARENT",
    ];
  }
  return [
    `DTSTART:${basicTime(new Date(time.startsAt))}`,
    ...(time.minutes === null ? [] : [`DURATION:PT${time.minutes}M`]),
    "CATEGORIES:INTERVIEW",
  ];
}

function eventLines(entry: CalendarEntry, stamp: string): string[] {
  const { id, sequence, time, title, description, location, url } = entry;
  const alarm = [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    time.kind === "day" ? `TRIGGER:PT${reminderHour}H` : "TRIGGER:-PT1H",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${id}@postulo`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    ...timeLines(time),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    ...(entry.hasAlarm ? alarm : []),
    "END:VEVENT",
  ];
}

/** Section 3.3.11; what cannot be seen is left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", String.raw`\n`);
}

/** Section 3.1: no line is longer than 75 octets, and no character is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= maxLineBytes) return line;
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join("\r\n");
}
