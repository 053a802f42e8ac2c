import type { KnownApplication } from "./known-application.ts";
import { fold } from "@postulo/lexicon/fold";
import { wallTime } from "../zoned-time.ts";
import { findApplication, isAutomatic, type ApplicationReading } from "./mail-application.ts";
import { askedBeside, otherDates, readDate, type MailDate } from "./mail-date.ts";
import type { DateReader } from "./mail-dates.ts";
import { readMeeting, type MailMeeting } from "./mail-meeting.ts";
import { readMove, type MailMove } from "./mail-move.ts";
import { readLength } from "./mail-length.ts";
import { noVenue, readVenue, venuePassage, type MailVenue } from "./mail-venue.ts";
import { numericOrderOf } from "./numeric-order.ts";
import { innermostMail, quotedText, splitSignature } from "./mail-sections.ts";
import {
  isAboutNoApplication,
  isByApplicant,
  noStage,
  readStage,
  type StageReading,
} from "./mail-stage.ts";
import type { ReceivedMail } from "./received-mail.ts";

/** What a mail proposes. Nothing of it is certain: the person confirms it. */
export interface MailProposal {
  /** The mail that was read: the inner one of a forwarded mail. */
  readonly mail: ReceivedMail;
  readonly application: ApplicationReading;
  readonly stage: StageReading;
  readonly date: MailDate | null;
  /** Of an interview: the other days with a time, as `MailDate.iso`; without a date they are why none is proposed. */
  readonly otherDates: readonly string[];
  /** The last day for what the mail asks beside its date, `YYYY-MM-DD`: an answer, a confirmation. */
  readonly asked: string | null;
  /** Null unless the stage is an interview. */
  readonly meeting: MailMeeting | null;
  /** Null unless the mail gives an interview another time. */
  readonly move: MailMove | null;
  /** Of the interview whose date the mail has. */
  readonly venue: MailVenue;
}

/** Zones of countries with one, by the ends of domains. */
const zonesByDomain: Readonly<Record<string, string>> = {
  uk: "Europe/London",
  ie: "Europe/Dublin",
  fr: "Europe/Paris",
  be: "Europe/Brussels",
  ch: "Europe/Zurich",
  lu: "Europe/Luxembourg",
  de: "Europe/Berlin",
  at: "Europe/Vienna",
  nl: "Europe/Amsterdam",
  it: "Europe/Rome",
  dk: "Europe/Copenhagen",
  se: "Europe/Stockholm",
  no: "Europe/Oslo",
  pl: "Europe/Warsaw",
};

const zoneOfSender = (address: string) => zonesByDomain[address.split(".").at(-1) ?? ""];

const frenchWords = /\b(?:le|la|les|vous|nous|votre|pour|est|une|des)\b/g;
const englishWords = /\b(?:the|you|we|your|for|is|and|our|with|to)\b/g;

/** Whether a text is rather French than English. @param text Folded. */
const isFrench = (text: string): boolean =>
  (text.match(frenchWords) ?? []).length > (text.match(englishWords) ?? []).length;

interface Reader {
  readonly applications: readonly KnownApplication[];
  /** IANA name of the person's own zone. */
  readonly zone: string;
  /** The day on the person's clock, `YYYY-MM-DD`, for a mail without a date. */
  readonly today: string;
}

/** In characters: what an employer decided is said before. */
const maxReadLength = 12_000;

/** Whether a mail is to one applicant: no mass mail, no advert, and not what the applicant wrote. */
const isToOneApplicant = ({ isBulk, subject }: ReceivedMail, body: string): boolean =>
  isBulk !== true && !isAboutNoApplication(subject, body) && !isByApplicant(body);

const withLikelyZone = (date: MailDate, zone: string | undefined): MailDate => ({
  ...date,
  likelyZone: date.iso.includes("T") && date.zone === null ? (zone ?? null) : null,
});

/** Stages of a mail that may move an interview. */
const isMovable = ({ isAboutOne }: ApplicationReading, { stage }: StageReading): boolean =>
  isAboutOne && ["none", "in_contact", "interview"].includes(stage);

/** Whether a mail may ask for something beside the date that it fixes. */
const isAsking = ({ stage }: StageReading): boolean => stage === "interview" || stage === "offer";

/** Whether a date may be the one that another one replaces. */
const isOldDay = ({ iso }: MailDate, move: MailMove | null): boolean =>
  move?.otherDays.includes(iso.slice(0, 10)) === true;

interface MailContent {
  readonly subject: string;
  readonly body: string;
  readonly reader: DateReader;
  readonly stage: StageReading;
  readonly application: ApplicationReading;
}

/** The new time of a moved interview, else the date that the mail fixes. */
function readTimes(content: MailContent): Pick<MailProposal, "move" | "date"> {
  const { subject, body, reader, stage, application } = content;
  const { isAboutOne } = application;
  const move = isMovable(application, stage) ? readMove(subject, body, reader) : null;
  if (move?.to) return { move, date: move.to };
  const { stage: said, passage } = stage;
  const date = readDate({ subject, body, stage: said, isAboutOne, passage, reader });
  return { move, date: date && isOldDay(date, move) ? null : date };
}

/** The day on which a mail was sent. */
const dayOf = ({ date }: ReceivedMail, zone: string): string | undefined =>
  date === null ? undefined : wallTime(Date.parse(date), zone).slice(0, 10);

/** An interview with the length that is told elsewhere, if its end is not written. */
const withLength = (date: MailDate, readMinutes: () => number | null): MailDate =>
  date.kind === "interview" ? { ...date, minutes: date.minutes ?? readMinutes() } : date;

/** What a mail says of times, and of the meeting at the time that it fixes. */
function readPlan(content: MailContent, senderZone: string | undefined) {
  const { subject, body, reader, stage, application } = content;
  const { move, date } = readTimes(content);
  const meeting = stage.stage === "interview" ? readMeeting(subject, body, stage) : null;
  const passage = `${stage.passage}\n${move?.passage ?? ""}`;
  const told = { subject, body, passage, day: date?.iso.slice(0, 10), reader };
  const timed = date && withLength(date, () => readLength(venuePassage(told)));
  return {
    move,
    meeting,
    date: timed && withLikelyZone(timed, senderZone),
    otherDates: meeting && !move ? otherDates(body, date, reader) : [],
    asked: isAsking(stage) ? askedBeside(body, date, reader) : null,
    venue: application.isAboutOne ? readVenue(told, meeting?.medium) : noVenue,
  };
}

/** Reads from a mail which application it is about, what it says about it, and the date it fixes. */
export function readMail(
  received: ReceivedMail,
  { applications, zone, today }: Reader,
): MailProposal {
  const mail = innermostMail(received, zone);
  const { from, subject } = mail;
  const text = mail.text.slice(0, maxReadLength);
  const [body] = splitSignature(text);
  const senderZone = zoneOfSender(from.address);
  const reader = {
    sent: dayOf(mail, senderZone ?? zone),
    today,
    isFrench: isFrench(fold(body)),
    order: numericOrderOf(text, { zone, address: from.address }),
  };
  const thread = {
    from: received.from,
    subject: received.subject,
    text: quotedText(received, mail).slice(0, maxReadLength),
  };
  const hasCalendar = mail.calendars.some((calendar) => !/^METHOD:CANCEL/im.test(calendar));
  const likely = findApplication({ from, subject, text, hasCalendar, thread }, applications);
  const application = isToOneApplicant(mail, body)
    ? likely
    : { ...likely, id: null, reasons: [], isAboutOne: false };
  const isPersonal = application.id !== null && !isAutomatic(from.address);
  const stage = application.isAboutOne
    ? readStage({ subject, body, hasCalendar, reader, isPersonal })
    : noStage;
  return {
    mail,
    application,
    stage,
    ...readPlan({ subject, body, reader, stage, application }, senderZone),
  };
}
