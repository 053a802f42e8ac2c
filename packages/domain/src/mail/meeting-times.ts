import { fold } from "@postulo/lexicon/fold";
import * as acts from "@postulo/lexicon/mail-acts";
import { meetingNoun } from "@postulo/lexicon/mail-stages";
import { roleOf } from "./date-role.ts";
import { isCancelled, isOtherTime } from "./mail-acts.ts";
import { writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";
import { has, isAboutAnybody, isOpen } from "./stage-signs.ts";
import type { MeetingSign } from "./stage-weights.ts";

/** In characters. */
const reach = 160;
const sentenceEnd = /[.!?](?=\s|$)/;

/** The sentence of a day and its time, and those beside it. */
function around(text: string, { start, end, times }: WrittenDay) {
  const last = Math.max(end, ...times.map((time) => time.end));
  const first = Math.min(start, ...times.map((time) => time.start));
  const [before = "", previous = ""] = text
    .slice(Math.max(0, first - reach), first)
    .split(sentenceEnd)
    .toReversed();
  const [rest = "", next = ""] = text.slice(last, last + reach).split(sentenceEnd, 2);
  const after = last + rest.length;
  const isAsked =
    text.charAt(after) === "?" ||
    (text.charAt(after + 1 + next.length) === "?" && has(acts.reader, next));
  return { sentence: `${before}${text.slice(first, last)}${rest}`, previous, next, isAsked };
}

type Around = ReturnType<typeof around>;

/** Whether a sentence is about a meeting of the sender and the reader, as far as it does not tell of something else. */
const isMeant = ({ sentence }: Around) =>
  !isOpen(sentence) && !isAboutAnybody(sentence) && !isOtherTime(sentence);

function signsAround({ sentence, previous, next, isAsked }: Around): MeetingSign[] {
  const passage = `${previous}. ${sentence}. ${next}`;
  const where = `${sentence}. ${next}`;
  const isToReader = isAsked || has(acts.reader, passage) || has(acts.together, passage);
  const isToCome = has(acts.comeToUs, passage) || has(meetingNoun, passage);
  return [
    ...(has(acts.place, where) ? (["placeOfMeeting"] as const) : []),
    ...(has(acts.medium, where) ? (["mediumOfMeeting"] as const) : []),
    ...(has(acts.nextStep, sentence) ? (["nextStep"] as const) : []),
    ...(isAsked ? (["askedTime"] as const) : []),
    ...(isToReader ? (["toReader"] as const) : []),
    ...(isToReader && isToCome ? (["comeToUs"] as const) : []),
  ];
}

/** Reads what a mail says about times that are ahead, and about no last day, no answer and no condition. @param body Without quoted mails. */
export function meetingTimeSigns(body: string, reader: DateReader): MeetingSign[] {
  const text = fold(body).replaceAll(/[^\S\n]+/g, " ");
  if (isCancelled(text)) return [];
  const days = writtenDays(text, reader).filter(
    (day) =>
      day.times.length > 0 &&
      (day.day === undefined || reader.sent === undefined || day.day >= reader.sent) &&
      roleOf(day, text) === "meeting",
  );
  const meant = days.map((day) => around(text, day)).filter(isMeant);
  if (meant.length === 0) return [];
  const moments = new Set(
    days.flatMap(({ day, times }) => times.map(({ clock }) => `${day} ${clock}`)),
  );
  return [moments.size > 1 ? "severalTimes" : "fixedTime", ...meant.flatMap(signsAround)];
}
