import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-dates";
import { cancelledMeeting } from "@postulo/lexicon/mail-stages";
import { writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";
import type { MailStage } from "./stage-signs.ts";

/** A date that a mail names. */
export interface MailDate {
  /** `YYYY-MM-DDTHH:mm` on the clock of the zone, or `YYYY-MM-DD`. */
  readonly iso: string;
  readonly kind: "interview" | "deadline" | "start";
  /** IANA name of the zone that the mail names; null where it names none. */
  readonly zone: string | null;
  /** The zone of the sender's country, of a time without one: a guess. Null where the country has several, or is not known. */
  readonly likelyZone: string | null;
  /** Of an interview whose end is written. */
  readonly minutes: number | null;
}

interface DateContent {
  readonly subject: string;
  readonly body: string;
  readonly stage: MailStage;
  /** The sentences that decided the stage, and those beside them. */
  readonly passage: string;
  readonly reader: DateReader;
}

type Role = "meeting" | "deadline" | "start" | "other";

/** The sentence around a position. */
const sentenceAround = (text: string, start: number, end: number) =>
  `${
    text
      .slice(0, start)
      .split(/[.!?\n]/)
      .at(-1) ?? ""
  }${/^[^.!?\n]*/.exec(text.slice(end))?.[0] ?? ""}`;

function roleOf(day: WrittenDay, text: string): Role {
  // A time may be before its day: "by 9 am on Monday".
  const start = Math.min(day.start, ...day.times.map((time) => time.start));
  const [before, after] = [
    text.slice(Math.max(0, start - 60), start),
    text.slice(day.end, day.end + 40),
  ];
  if (lexicon.replacedBefore.test(before)) return "other";
  if (lexicon.promisedAnswer.test(sentenceAround(text, start, day.end))) return "other";
  if (lexicon.movedMeeting.test(sentenceAround(text, start, day.end))) return "other";
  if (lexicon.deadlineBefore.test(before) || lexicon.deadlineAfter.test(after)) return "deadline";
  if (lexicon.startBefore.test(before)) return "start";
  return lexicon.windowBefore.test(before) && day.times.length === 0 ? "other" : "meeting";
}

/** Whether a folded text fixes one day and time that is ahead, and no last day for something. */
export function isMeetingTime(text: string, reader: DateReader): boolean {
  const days = writtenDays(text, reader).filter(({ times }) => times.length > 0);
  return days.some(
    (day) =>
      day.day !== undefined &&
      (reader.sent === undefined || day.day >= reader.sent) &&
      roleOf(day, text) === "meeting",
  );
}

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];

function dateOf(day: WrittenDay, kind: MailDate["kind"]): MailDate | undefined {
  const [time] = day.times;
  if (day.day === undefined) return undefined;
  if (!time) return { iso: day.day, kind, zone: null, likelyZone: null, minutes: null };
  if (time.clock === undefined) return undefined;
  return {
    iso: `${day.day}T${time.clock}`,
    kind,
    zone: time.zone ?? null,
    likelyZone: null,
    minutes: time.minutes ?? null,
  };
}

/** The only one of several dates; undefined where they differ, or one of them cannot be read. */
function onlyDate(days: readonly WrittenDay[], kind: MailDate["kind"]): MailDate | undefined {
  const dates = days.map((day) => dateOf(day, kind));
  const known = dates.filter((date) => date !== undefined);
  return known.length === dates.length && distinct(known.map(({ iso }) => iso)).length === 1
    ? (known.find(({ zone }) => zone !== null) ?? known[0])
    : undefined;
}

const foldedText = (text: string) => fold(text).replaceAll(/[^\S\n]+/g, " ");

/**
 * The date that a mail fixes: of the interview, else the last day for what it asks. None where it proposes several,
 * none that is past, none away from the sentences that decided the stage, and none in a mail with a cancellation.
 */
export function readDate(content: DateContent): MailDate | null {
  const { subject, body, passage, reader } = content;
  if (cancelledMeeting.test(foldedText(`${subject}\n${body}`))) return null;
  const date = dateInBody(content);
  if (date === null) return null;
  const near = writtenDays(foldedText(passage), reader);
  return near.some(({ day }) => day !== undefined && date.iso.startsWith(day)) ? date : null;
}

function dateInBody({ body, stage, reader }: DateContent): MailDate | null {
  if (stage !== "interview" && stage !== "offer" && stage !== "in_contact") return null;
  const text = foldedText(body);
  const { sent } = reader;
  const days = writtenDays(text, reader);
  const isPast = ({ day }: WrittenDay) => day !== undefined && sent !== undefined && day < sent;
  const coming = days.filter((day) => !isPast(day));
  const withRole = (role: Role) => coming.filter((day) => roleOf(day, text) === role);
  if (stage === "interview") {
    const meetings = withRole("meeting").filter(({ times }) => times.length > 0);
    if (meetings.some(({ times }) => distinct(times.map(({ clock }) => clock)).length > 1))
      return null;
    if (meetings.length > 0) return onlyDate(meetings, "interview") ?? null;
  }
  const deadline = onlyDate(withRole("deadline"), "deadline");
  if (deadline || stage !== "offer") return deadline ?? null;
  return onlyDate(withRole("start"), "start") ?? null;
}
