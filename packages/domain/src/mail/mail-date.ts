import { fold } from "@postulo/lexicon/fold";
import { task } from "@postulo/lexicon/mail-acts";
import { askedDeadlines } from "./asked-deadline.ts";
import { roleOf, type Role } from "./date-role.ts";
import { isCancelled } from "./mail-acts.ts";
import { isComing, writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";
import { isChoice, isOpenTime, meetingsIn, withoutFurther } from "./meeting-days.ts";
import type { MailStage } from "./stage-weights.ts";

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
  /** Whether the mail is about an application of its reader. */
  readonly isAboutOne: boolean;
  /** The sentences that decided the stage, and those beside them. */
  readonly passage: string;
  readonly reader: DateReader;
}

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];

function dateOf(day: WrittenDay, kind: MailDate["kind"]): MailDate | undefined {
  const [time] = day.times;
  if (day.day === undefined) return undefined;
  // Work begins on a day.
  if (!time || kind === "start")
    return { iso: day.day, kind, zone: null, likelyZone: null, minutes: null };
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

/** Before the day in a line that is a date and no sentence: "Date: ", "When: ". */
const beforeLabelledDay = /^\W*(?:(?:[a-z]+ )?(?:date|when|quand|jour)\s?:\s?)?(?:le |on )?$/;

/** Whether a line begins with the day of a meeting. */
const isLabelled = (text: string, iso: string, reader: DateReader) =>
  text
    .split("\n")
    .some((line) =>
      writtenDays(line, reader).some(
        ({ day, start }) =>
          day !== undefined && iso.startsWith(day) && beforeLabelledDay.test(line.slice(0, start)),
      ),
    );

/** Whether a date belongs to what the mail decides: by its sentence, by its own line, or as the last day for an offer or a test. */
function isOfDecision(date: MailDate, { body, stage, passage, reader }: DateContent): boolean {
  const near = writtenDays(foldedText(passage), reader);
  if (near.some(({ day }) => day !== undefined && date.iso.startsWith(day))) return true;
  const text = foldedText(body);
  if (date.kind === "interview") return isLabelled(text, date.iso, reader);
  return stage === "offer" || (stage === "interview" && text.search(task) >= 0);
}

/**
 * The date that a mail fixes: of the interview, else the last day for what it asks. None where it proposes several,
 * none that is past, none away from what decided the stage, and none in a mail with a cancellation.
 */
export function readDate(content: DateContent): MailDate | null {
  const { subject, body } = content;
  if (isCancelled(foldedText(`${subject}\n${body}`))) return null;
  const date = dateInBody(content);
  return date !== null && isOfDecision(date, content) ? date : askedDate(content);
}

/** Stages of a mail that may ask for something by a day; others end an application, or confirm it. */
const asking: readonly MailStage[] = ["none", "in_contact", "interview", "offer"];

/**
 * The days with a time that a mail names beside the date that it fixes, such as that of a trial after the interview; where it
 * fixes none, all of them: they are why. In the form of `MailDate.iso`, in order.
 */
export function otherDates(body: string, date: MailDate | null, reader: DateReader): string[] {
  const named = meetingsIn(foldedText(body), reader).flatMap(
    (day) => dateOf(day, "interview")?.iso ?? day.day ?? [],
  );
  const fixed = date?.iso.slice(0, 10);
  return distinct(named.filter((iso) => iso.slice(0, 10) !== fixed)).toSorted();
}

/** The last day for what the mail asks beside the date that it fixes, `YYYY-MM-DD`: "Please confirm by Friday". */
export function askedBeside(
  body: string,
  date: MailDate | null,
  reader: DateReader,
): string | null {
  const asked = onlyDate(askedDeadlines(body, reader), "deadline")?.iso.slice(0, 10);
  return asked === undefined || asked === date?.iso.slice(0, 10) ? null : asked;
}

/** The deadline for what the mail requests of its reader, if it sets no meeting. */
function askedDate(content: DateContent): MailDate | null {
  const { body, stage, isAboutOne, reader } = content;
  if (!isAboutOne || !asking.includes(stage)) return null;
  const text = foldedText(body);
  const hasMeeting = meetingsIn(text, reader).length > 0 && !isChoice(text, reader);
  return hasMeeting ? null : (onlyDate(askedDeadlines(body, reader), "deadline") ?? null);
}

/** The only meeting that a mail fixes; none where the reader chooses, or its time cannot be told from a former one. */
function meetingDate(text: string, reader: DateReader): MailDate | null {
  const all = meetingsIn(text, reader);
  const meetings = withoutFurther(all, text);
  const isInDoubt =
    isChoice(text, reader, meetings.length < all.length) ||
    meetings.some(({ times }) => distinct(times.map(({ clock }) => clock)).length > 1) ||
    isOpenTime(meetings, text, reader);
  return isInDoubt ? null : (onlyDate(meetings, "interview") ?? null);
}

function dateInBody({ body, stage, reader }: DateContent): MailDate | null {
  if (stage !== "interview" && stage !== "offer" && stage !== "in_contact") return null;
  const text = foldedText(body);
  const coming = writtenDays(text, reader).filter((day) => isComing(day, reader));
  const withRole = (role: Role) => coming.filter((day) => roleOf(day, text) === role);
  if (stage === "interview" && meetingsIn(text, reader).length > 0)
    return meetingDate(text, reader);
  const deadline = onlyDate(withRole("deadline"), "deadline");
  if (deadline || stage !== "offer") return deadline ?? null;
  return onlyDate(withRole("start"), "start") ?? null;
}
