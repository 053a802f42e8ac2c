import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-stages";
import { writtenDays, type DateReader } from "./mail-dates.ts";
import { roleOf } from "./date-role.ts";
import { isOpenAnswer, isOutcomeToCome, isPaused, isTimeChoice } from "./mail-acts.ts";
import { meetingTimeSigns } from "./meeting-times.ts";
import { sentencesOf } from "./mail-sentences.ts";
import {
  has,
  isDated,
  isOpen,
  isQuestion,
  signsIn,
  subjectSigns,
  type FoundSign,
} from "./stage-signs.ts";
import { isAct, signWeights, stageOf, type MailStage } from "./stage-weights.ts";

export interface StageReading {
  readonly stage: MailStage;
  /** The sentences that decided, as they are written. */
  readonly sentences: readonly string[];
  /** The sentences that decided, in the order of the mail, each with those beside it. */
  readonly passage: string;
}

interface Decided {
  readonly found: readonly FoundSign[];
  readonly sentences: readonly string[];
  readonly reader: DateReader;
}

/** Whether a sentence is a question that expects an answer. */
function asksReader(sentence: string): boolean {
  const text = fold(sentence);
  return (
    /\?[\s)!]*$/.test(sentence) &&
    has(lexicon.questionForReader, text) &&
    !has(lexicon.politeQuestion, text)
  );
}

/** The weight of the signs of a request. */
const enoughToAsk = 3;

/** Whether a mail only asks for something: it has a request, and no word of a decision, an offer or a meeting. */
function isContact({ found, sentences, reader }: Decided): boolean {
  const asks = found.filter(({ sign }) => signWeights[sign][0] === "in_contact");
  const weights = new Map(asks.map(({ sign }) => [sign, signWeights[sign][1]]));
  const weight = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const isAsked = weights.has("requestedFact") || weights.has("question");
  if (!isAsked || weight < enoughToAsk || asks.length < found.length) return false;
  return !sentences.some((sentence) => {
    if (isOpen(fold(sentence))) return false;
    const text = fold(sentence).replaceAll(lexicon.pastMeeting, " ");
    return (
      has(lexicon.meetingNoun, text) ||
      has(lexicon.meetingVerb, text) ||
      has(lexicon.availability, text) ||
      writtenDays(text, reader).some(
        (day) => day.times.length > 0 || (asksReader(sentence) && roleOf(day, text) === "meeting"),
      )
    );
  });
}

/** The sentence that lets the reader choose one of several times. */
function timeChoice(sentences: readonly string[], reader: DateReader): FoundSign[] {
  const times = new Set(
    writtenDays(fold(sentences.join("\n")), reader).flatMap(({ day, times: written }) =>
      day !== undefined && (reader.sent === undefined || day >= reader.sent)
        ? written.map(({ clock }) => `${day} ${clock}`)
        : [],
    ),
  );
  const sentence = sentences.find((one) => isTimeChoice(fold(one)) && !isOpen(fold(one)));
  return times.size > 1 && sentence !== undefined ? [{ sign: "timeChoice", sentence }] : [];
}

/** Whether a promise is of a first answer, and the process has neither gone on nor stands still. */
const isFirstPromise = (subject: string, sentences: readonly string[]): boolean =>
  [subject, ...sentences]
    .map(fold)
    .every((text) => !isPaused(text) && (isOpen(text) || !has(lexicon.meetingNoun, text)));

interface MailContent {
  readonly subject: string;
  /** Without quoted mails and signature. */
  readonly body: string;
  readonly hasCalendar: boolean;
  readonly reader: DateReader;
  /** Whether a person of a known employer wrote it, so that its questions are about the application. */
  readonly isPersonal: boolean;
}

/** Whether a mail is about no application: sent to many, by a program, as for an absence, by an impostor, or about somebody else. */
export function isAboutNoApplication(subject: string, body: string): boolean {
  const folded = fold(`${subject}\n${body}`);
  return [lexicon.bulkMail, lexicon.automaticMail, lexicon.fraud, lexicon.aboutOther].some((list) =>
    has(list, folded),
  );
}

/** Whether the applicant wrote a text. */
export const isByApplicant = (body: string) => has(lexicon.byApplicant, fold(body));

/** Of a mail that says nothing beyond doubt. */
export const noStage: StageReading = { stage: "none", sentences: [], passage: "" };

/** The signs of times that are ahead. In a mail that invites, they belong to the meeting only where its words are beside them. */
function timeSigns(
  { body, reader }: MailContent,
  sentences: readonly string[],
  found: readonly FoundSign[],
): FoundSign[] {
  const signs = meetingTimeSigns(body, reader);
  const isInvited = found.some(({ sign }) => signWeights[sign][0] === "interview" && isAct(sign));
  const isOfMeeting = signs.includes("comeToUs") || !isInvited;
  const dated = sentences.find((sentence) => isDated(fold(sentence), reader));
  return signs.map((sign) => ({ sign, sentence: isOfMeeting ? (dated ?? "") : "" }));
}

/** All signs of a mail, each with its sentence; "" where they have none. */
export function stageSigns(content: MailContent, sentences: readonly string[]): FoundSign[] {
  const { subject, hasCalendar, reader, isPersonal } = content;
  const found: FoundSign[] = [
    ...subjectSigns(subject, reader),
    ...sentences.flatMap((sentence) =>
      signsIn(sentence, reader).map((sign): FoundSign => ({ sign, sentence })),
    ),
    ...(hasCalendar ? [{ sign: "calendar", sentence: subject } as const] : []),
    ...(isPersonal ? sentences.filter((sentence) => isQuestion(sentence, reader)) : []).map(
      (sentence): FoundSign => ({ sign: "question", sentence }),
    ),
    ...timeChoice(sentences, reader),
  ];
  found.push(...timeSigns(content, sentences, found));
  if (sentences.some((sentence) => isPaused(fold(sentence))))
    found.push({ sign: "paused", sentence: "" });
  if (sentences.some((sentence) => isOpenAnswer(fold(sentence))))
    found.push({ sign: "openAnswer", sentence: "" });
  if (sentences.some((sentence) => isOutcomeToCome(fold(sentence))))
    found.push({ sign: "outcome", sentence: "" });
  const isFirst = isFirstPromise(subject, sentences);
  // "Got it" may be of anything.
  const isOfApplication = has(lexicon.aboutApplication, fold(`${subject}\n${content.body}`));
  return found.filter(
    ({ sign }) => (sign !== "promise" || isFirst) && (sign !== "inHand" || isOfApplication),
  );
}

/** Reads the stage from whole sentences; `none` where the signs tell two, or too little of one. */
export function readStage(content: MailContent): StageReading {
  const { subject, body, reader } = content;
  if (isAboutNoApplication(subject, body) || isByApplicant(body)) return noStage;
  const sentences = sentencesOf(body);
  const found = stageSigns(content, sentences);
  const told = stageOf(found.map(({ sign }) => sign));
  const isAsking = told === "none" && isContact({ found, sentences, reader });
  const stage = isAsking ? "in_contact" : told;
  if (stage === "none") return noStage;
  const deciding = found
    .filter(({ sign }) => signWeights[sign][0] === stage && signWeights[sign][1] >= 1)
    .toSorted((one, other) => signWeights[other.sign][1] - signWeights[one.sign][1])
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence !== "");
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => deciding.includes(sentences[near] ?? ""));
  const passage = [subject, ...sentences.filter((_, at) => isNear(at))].join("\n");
  return { stage, sentences: [...new Set(deciding)].slice(0, 2), passage };
}
