import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-meetings";
import { pastMeeting } from "@postulo/lexicon/mail-stages";
import type { StageReading } from "./mail-stage.ts";
import { has } from "./stage-signs.ts";

/** The meeting that a mail invites to. */
export interface MailMeeting {
  /** `unclear`: by telephone or not. */
  readonly medium: "phone" | "other" | "unclear" | "unsaid";
  /** Its number among the meetings of the application; `unclear` where the mail names several. */
  readonly round: "second" | "third" | "final" | "unclear" | "unsaid";
  /** A test that the applicant does alone, and no meeting. */
  readonly isTest: boolean;
  /** Whether the mail only reminds of it. */
  readonly isReminder: boolean;
  /** Whether it is called an interview, and is not one agreed before. */
  readonly isNewInterview: boolean;
}

/** What a text says of a meeting that is ahead. */
const aheadIn = (text: string) => fold(text).replaceAll(pastMeeting, " ");

interface Ahead {
  /** The subject, and the sentences that decided. */
  readonly decided: string;
  /** With the sentences beside them. */
  readonly passage: string;
  readonly body: string;
}

function mediumOf({ decided, passage, body }: Ahead): MailMeeting["medium"] {
  const isOther = has(lexicon.notByPhone, passage);
  if (has(lexicon.byPhone, decided)) return isOther ? "unclear" : "phone";
  // Elsewhere the words may be about something else: "reach us by phone".
  if (has(lexicon.byPhone, isOther ? passage : body)) return "unclear";
  if (isOther) return "other";
  if (!has(lexicon.call, decided)) return "unsaid";
  return has(lexicon.notByPhone, body) ? "unclear" : "phone";
}

const rounds = [
  ["second", lexicon.secondRound],
  ["third", lexicon.thirdRound],
  ["final", lexicon.finalRound],
  ["unclear", lexicon.laterRound],
] as const;

function roundOf(passage: string): MailMeeting["round"] {
  const named = rounds.flatMap(([round, pattern]) => (has(pattern, passage) ? [round] : []));
  return named.length > 1 ? "unclear" : (named[0] ?? "unsaid");
}

/** What a mail tells of the meeting that it invites to. @param body Without quoted mails and signature. */
export function readMeeting(subject: string, body: string, stage: StageReading): MailMeeting {
  const [passage, whole] = [aheadIn(stage.passage), aheadIn(body)];
  const decided = stage.sentences.map(aheadIn);
  return {
    medium: mediumOf({ decided: [aheadIn(subject), ...decided].join("\n"), passage, body: whole }),
    round: roundOf(passage),
    isTest: decided.some((text) => has(lexicon.test, text) && !has(lexicon.interviewNoun, text)),
    isReminder:
      has(lexicon.reminderFirst, fold(subject)) ||
      decided.some((text) => has(lexicon.reminder, text)),
    isNewInterview: has(lexicon.interviewNoun, passage) && !has(lexicon.agreedBefore, whole),
  };
}

/** Whether an application moves on by a meeting: a test is no interview, and a reminder no news. */
export const isStep = ({ isTest, isReminder }: MailMeeting): boolean => !isTest && !isReminder;
