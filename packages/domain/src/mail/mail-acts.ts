import * as acts from "@postulo/lexicon/mail-acts";
import {
  cancelledMeeting,
  lookForward,
  meetingNoun,
  negation,
  regret,
} from "@postulo/lexicon/mail-stages";

/** What a sentence does with the application of its reader. */
export type Act =
  | "chosenOther"
  | "tookOther"
  | "givenAway"
  | "goodbye"
  | "offeredJob"
  | "hire"
  | "jobIsYours"
  | "becomeOurs"
  | "offerPaper"
  | "wishToMeet"
  | "summons"
  | "appointment"
  | "task"
  | "arrival"
  | "inHand"
  | "withdrew"
  | "promise";

interface Span {
  readonly start: number;
  readonly end: number;
}

const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0;
const spans = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

interface Sequence {
  /** What may be between the two, in characters. */
  readonly reach: number;
  /** What may not be between them. */
  readonly without?: RegExp;
}

/** Whether something of one list is followed by something of another one. */
function isFollowed(
  [first, second]: readonly [RegExp, RegExp],
  text: string,
  { reach, without }: Sequence,
): boolean {
  const seconds = spans(second, text);
  return spans(first, text).some(({ end }) =>
    seconds.some(
      ({ start }) =>
        start >= end &&
        start - end <= reach &&
        (without === undefined || !has(without, text.slice(end, start))),
    ),
  );
}

const isBeside = ([one, other]: readonly [RegExp, RegExp], text: string, within: Sequence) =>
  isFollowed([one, other], text, within) || isFollowed([other, one], text, within);

const isRejection: readonly (readonly [Act, (clause: string) => boolean])[] = [
  [
    "chosenOther",
    (clause) =>
      isFollowed([acts.choosing, acts.otherPerson], clause, { reach: 30, without: acts.reader }),
  ],
  [
    "givenAway",
    (clause) =>
      isFollowed([acts.postNoun, acts.givenAway], clause, { reach: 40, without: acts.reader }),
  ],
  [
    "tookOther",
    (clause) =>
      isFollowed([acts.appointing, acts.otherHuman], clause, { reach: 40, without: acts.reader }),
  ],
  ["goodbye", (clause) => has(acts.goodbye, clause)],
];

const isInvitation: readonly (readonly [Act, (clause: string) => boolean])[] = [
  [
    "wishToMeet",
    (clause) =>
      !has(acts.oneDay, clause) &&
      has(acts.reader, clause) &&
      isFollowed([acts.wish, acts.meetReader], clause, { reach: 40 }),
  ],
  [
    "summons",
    (clause) =>
      has(acts.reader, clause) && isFollowed([acts.summons, acts.occasion], clause, { reach: 40 }),
  ],
  ["task", (clause) => isBeside([acts.task, acts.taskAction], clause, { reach: 60 })],
];

const isOffer: readonly (readonly [Act, (clause: string) => boolean])[] = [
  [
    "offeredJob",
    (clause) =>
      isFollowed([acts.offering, acts.offeredJob], clause, { reach: 40, without: meetingNoun }),
  ],
  ["hire", (clause) => has(acts.hire, clause)],
  ["jobIsYours", (clause) => isFollowed([acts.postNoun, acts.yours], clause, { reach: 30 })],
  [
    "becomeOurs",
    (clause) =>
      has(acts.reader, clause) && isFollowed([acts.wish, acts.becomeOurs], clause, { reach: 30 }),
  ],
  ["offerPaper", (clause) => isBeside([acts.offerPaper, acts.paperAction], clause, { reach: 60 })],
];

/** Whether a text cancels a meeting, and does not only tell how to. @param text Folded. */
export const isCancelled = (text: string): boolean =>
  has(cancelledMeeting, text.replaceAll(acts.mayCancel, " "));

/** Whether a clause is about a meeting or a test that has taken place, or will not take place. */
const isOver = (clause: string) => has(acts.past, clause) || isCancelled(clause);

/**
 * The acts of a clause that states something. A rejection takes the sense of what is denied in it: "we will not be inviting you".
 * @param clause Folded, without conditions, questions about decisions and past meetings.
 */
export function actsIn(clause: string): Act[] {
  const found = (list: typeof isRejection) =>
    list.flatMap(([act, holds]) => (holds(clause) ? [act] : []));
  const rejections = found(isRejection);
  if (rejections.length > 0) return rejections;
  if (has(negation, clause) || has(regret, clause)) return [];
  return [...found(isOffer), ...(isOver(clause) ? [] : found(isInvitation))];
}

/** Whether a sentence fixes an appointment by the words beside its day and time. */
export const isAppointment = (clause: string): boolean =>
  (has(acts.appointment, clause) || has(lookForward, clause)) &&
  !isOver(clause) &&
  !has(acts.sentApplication, clause);

/** Whether a sentence confirms that an application has arrived. */
export const isArrival = (text: string): boolean =>
  isBeside([acts.sentApplication, acts.arrived], text, { reach: 90 }) &&
  !has(acts.withdrawal, text);

/** Whether a sentence tells in a person's words that an application has arrived. */
export const isInHand = (text: string): boolean =>
  has(acts.inHand, text) && !has(acts.withdrawal, text) && !has(acts.task, text);

/** Whether a sentence takes note that its reader gave the application up. */
export const isWithdrawal = (text: string): boolean => has(acts.withdrew, text);

/** Whether the time in a sentence is of no meeting with the reader: the office is closed, others meet, an answer comes. */
export const isOtherTime = (text: string): boolean => has(acts.otherTime, text);

/** Whether a text answers a question of its reader, or tells that nothing is decided. */
export const isOpenAnswer = (text: string): boolean => has(acts.answersReader, text);

/** Whether a text announces that a decision will be communicated. A call for that is no interview. */
export const isOutcomeToCome = (text: string): boolean => has(acts.outcome, text);

/** Whether a clause tells what somebody would have done, or hopes to do. */
export const isHope = (clause: string): boolean => has(acts.hope, clause);

/** Whether a sentence promises to read an application, or to answer. */
export const isPromise = (text: string): boolean => has(acts.promise, text);

/** Whether a text tells that a process stands still, or is late. */
export const isPaused = (text: string): boolean => has(acts.pause, text);

/** Whether a sentence lets its reader choose a time. */
export const isTimeChoice = (text: string): boolean => has(acts.timeChoice, text);
