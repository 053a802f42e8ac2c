import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-moves";
import { laterRound, secondRound, thirdRound } from "@postulo/lexicon/mail-meetings";
import { openTime, replacedAfter } from "@postulo/lexicon/mail-dates";
import { meetingNoun, negation } from "@postulo/lexicon/mail-stages";
import { isCancelled } from "./mail-acts.ts";
import type { MailDate } from "./mail-date.ts";
import { isComing, timesIn, writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";
import type { WrittenTime } from "./mail-times.ts";
import { isChoice } from "./meeting-days.ts";
import { sentencesOf } from "./mail-sentences.ts";
import { has, isOpen } from "./stage-signs.ts";

/** A mail that gives an interview another time. */
export interface MailMove {
  /** The day of the interview before, `YYYY-MM-DD`; null where the mail names none, or several. */
  readonly from: string | null;
  /** The time after; null where the mail names none, or several. */
  readonly to: MailDate | null;
  /** Whether the mail names a second interview or a further one, so that it may add one and move none. */
  readonly namesFurther: boolean;
  /** Days that the mail does not say to be the new one. */
  readonly otherDays: readonly string[];
  /** As it is written. */
  readonly sentence: string;
  /** The sentences with the new time and with the words of moving, and those beside them. */
  readonly passage: string;
}

/** Whether a sentence tells what was agreed before. @param text Folded. */
const wasSo = (text: string) => has(lexicon.agreedOnce, text);

/** What a day is in a mail that moves a meeting. */
type Side = "new" | "old" | "unknown";

interface MovedDay extends WrittenDay {
  readonly side: Side;
  readonly at: number;
  /** Folded. */
  readonly sentence: string;
}

const plain = (sentence: string) => fold(sentence).replaceAll(/\s+/g, " ");

/** Whether a sentence is about a meeting, or refers to the text before it, which is. */
const isAboutMeeting = (text: string, before: string) =>
  has(meetingNoun, text) || (has(lexicon.pronoun, text) && has(meetingNoun, before));

/** Whether a day replaces another one, or is replaced: "Tuesday at 11 am instead", "instead of Thursday". */
const isReplaced = ({ start, end, times }: WrittenDay, text: string) =>
  lexicon.replacing.test(text.slice(0, start)) ||
  lexicon.newBefore.test(text.slice(Math.max(end, ...times.map((time) => time.end))));

/** Whether a sentence moves a meeting, and does not only tell how to. @param text Folded. @param before The text before it. */
function isMoving(text: string, before: string, reader: DateReader): boolean {
  if (isOpen(text) || lexicon.mayMove.test(text)) return false;
  if (writtenDays(text, reader).some((day) => isReplaced(day, text))) return true;
  const at = text.search(lexicon.moving);
  const isDenied = has(negation, text.slice(Math.max(0, at - 30), at));
  return at >= 0 && !isDenied && isAboutMeeting(text, before);
}

function sideOf(day: WrittenDay, text: string, isMovingSentence: boolean): Side {
  const start = Math.min(day.start, ...day.times.map((time) => time.start));
  const end = Math.max(day.end, ...day.times.map((time) => time.end));
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 40);
  if (lexicon.newDay.test(before)) return "new";
  if (lexicon.oldBefore.test(before) && isMovingSentence) return "old";
  if (replacedAfter.test(after)) return "old";
  if (lexicon.newBefore.test(after)) return "new";
  return isMovingSentence && lexicon.movedTo.test(before) ? "new" : "unknown";
}

/** Whether a time is the one before: "at 11 am instead of 2 pm". */
const isOldTime = ({ start }: WrittenTime, text: string) =>
  lexicon.oldBefore.test(text.slice(Math.max(0, start - 40), start));

/** The only time of a new day; undefined where its sentence has another one that may be meant. */
function onlyTime(day: MovedDay, days: readonly MovedDay[], reader: DateReader) {
  const { sentence } = day;
  const ofOld = days
    .filter((one) => one.at === day.at && one.side === "old")
    .flatMap(({ times }) => times);
  const times = timesIn(sentence, reader).filter(
    (time) => !ofOld.some(({ start }) => start === time.start) && !isOldTime(time, sentence),
  );
  const [time] = day.times.filter((one) => times.some(({ start }) => start === one.start));
  const isOnly = new Set(times.map(({ clock }) => clock)).size === 1;
  return isOnly && time && !openTime.test(sentence.slice(0, time.start)) ? time : undefined;
}

function newTime(days: readonly MovedDay[], reader: DateReader): MailDate | undefined {
  const found = days
    .filter((day) => day.side === "new" && isComing(day, reader))
    .map((day) => ({ day, time: onlyTime(day, days, reader) }));
  const moments = new Set(found.map(({ day, time }) => `${day.day}T${time?.clock}`));
  const [first] = found;
  if (moments.size !== 1 || !first?.time?.clock || first.day.day === undefined) return undefined;
  const { clock, zone = null, minutes = null } = first.time;
  return {
    iso: `${first.day.day}T${clock}`,
    kind: "interview",
    zone: zone ?? null,
    likelyZone: null,
    minutes: minutes ?? null,
  };
}

const furtherMeetings = [secondRound, thirdRound, laterRound, lexicon.furtherMeeting];

/** The day after the words of moving for which a question asks, where no day is the new one: "Are you free on Tuesday at 11 am?" */
function askedDay(
  days: readonly MovedDay[],
  first: number,
  sentences: readonly string[],
): MovedDay | undefined {
  const later = days.filter(({ at, side }) => at > first && side === "unknown");
  const [day] = later;
  const isMarked = days.some(({ side }) => side === "new");
  const isAsked = day !== undefined && /\?\s*$/.test(sentences[day.at] ?? "");
  return later.length === 1 && isAsked && !isMarked ? day : undefined;
}

const distinct = (days: readonly WrittenDay[]) => [
  ...new Set(days.flatMap(({ day }) => (day === undefined ? [] : [day]))),
];

/**
 * Reads the old and the new time of a meeting that a mail moves; null for another mail.
 * @param body Without quoted mails and signature.
 */
export function readMove(subject: string, body: string, reader: DateReader): MailMove | null {
  const sentences = sentencesOf(body);
  const texts = sentences.map(plain);
  const whole = [plain(subject), ...texts].join("\n");
  const moving = texts.map((text, at) =>
    isMoving(text, [plain(subject), texts[at - 1]].join("\n"), reader),
  );
  const first = moving.indexOf(true);
  if (first < 0 || !has(meetingNoun, whole)) return null;
  if (isCancelled(whole.replaceAll(lexicon.moving, " "))) return null;
  const days = texts.flatMap((sentence, at) =>
    writtenDays(sentence, reader).map((day): MovedDay => ({
      ...day,
      at,
      sentence,
      side: sideOf(day, sentence, moving[at] === true),
    })),
  );
  const asked = askedDay(days, first, sentences);
  const sides = days.map((day): MovedDay => (day === asked ? { ...day, side: "new" } : day));
  const old = distinct(days.filter(({ side }) => side === "old"));
  const to = isChoice(texts.filter((_, at) => !moving[at]).join("\n"), reader)
    ? undefined
    : newTime(sides, reader);
  const told = [first, ...sides.filter(({ side }) => side === "new").map(({ at }) => at)];
  const isNear = (at: number) => told.some((one) => Math.abs(one - at) <= 1);
  return {
    from: old.length === 1 ? (old[0] ?? null) : null,
    to: to !== undefined && !old.includes(to.iso.slice(0, 10)) ? to : null,
    namesFurther: furtherMeetings.some((pattern) => has(pattern, whole)),
    otherDays: distinct(
      days.filter(
        ({ side, at, sentence }) =>
          side === "old" || (side === "unknown" && (at <= first || moving[at] || wasSo(sentence))),
      ),
    ),
    sentence: sentences[first] ?? "",
    passage: [subject, ...sentences.filter((_, at) => isNear(at))].join("\n"),
  };
}
