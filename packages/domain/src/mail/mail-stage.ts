import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-stages";
import { writtenDays, type DateReader } from "./mail-dates.ts";
import { roleOf } from "./date-role.ts";
import { isPaused, isTimeChoice } from "./mail-acts.ts";
import { sentencesOf } from "./mail-sentences.ts";
import {
  has,
  isDated,
  isOpen,
  isQuestion,
  signsIn,
  signWeights,
  subjectSigns,
  type FoundSign,
  type MailStage,
  type Said,
} from "./stage-signs.ts";

const enough = 3;
/** The sum of a rejection that a receipt in the same mail does not put in doubt. */
const certain = 4;
/** What another stage may have at most, so that the mail is not in doubt. */
const margin = 1.5;
/** What a decision may have at most beside a receipt or a question. */
const doubt = 0.5;

export interface StageReading {
  readonly stage: MailStage;
  /** The sentences that decided, as they are written. */
  readonly sentences: readonly string[];
  /** The sentences that decided, in the order of the mail, each with those beside it. */
  readonly passage: string;
}

function sumOf(found: readonly FoundSign[], stage: Said): number {
  const signs = new Set(found.map(({ sign }) => sign));
  return [...signs].reduce((sum, sign) => {
    const [about, weight] = signWeights[sign];
    return about === stage ? sum + weight : sum;
  }, 0);
}

/** Stages that exclude each other, then those that a mail may say besides. */
const decisive = ["rejected", "offer", "interview"] as const;
const background = ["in_contact", "received"] as const;

function decide(found: readonly FoundSign[]): MailStage {
  const sums = decisive
    .map((stage) => ({ stage, sum: sumOf(found, stage) }))
    .toSorted((one, other) => other.sum - one.sum);
  const [first, second] = sums;
  if (first && first.sum >= enough) {
    const others = second?.sum ?? 0;
    return others <= margin || first.sum >= others * 2 ? first.stage : "none";
  }
  // Sorrow and good wishes beside a receipt or a question may be a decision in words that are not known.
  if ((first?.sum ?? 0) > doubt) return "none";
  // A receipt that asks for something is one of the two.
  const said = background.filter((stage) => sumOf(found, stage) >= enough);
  return (said.length === 1 ? said[0] : undefined) ?? "none";
}

interface Decided {
  readonly found: readonly FoundSign[];
  readonly sentences: readonly string[];
  readonly reader: DateReader;
}

/** Whether a sentence fixes an appointment of the reader. */
const fixesAppointment = (sentence: string, reader: DateReader) =>
  isDated(fold(sentence), reader) && has(lexicon.questionForReader, fold(sentence));

/** Whether a sentence is a question that expects an answer. */
function asksReader(sentence: string): boolean {
  const text = fold(sentence);
  return (
    /\?[\s)!]*$/.test(sentence) &&
    has(lexicon.questionForReader, text) &&
    !has(lexicon.politeQuestion, text)
  );
}

/** Whether a mail only asks for something: it has a question or a request, and neither an offer nor a meeting. */
function isContact({ found, sentences, reader }: Decided): boolean {
  if (!found.some(({ sign }) => sign === "requestedFact" || sign === "question")) return false;
  // A question beside a contract is part of an offer.
  if (sumOf(found, "offer") > 0) return false;
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

/** Whether what the mail says besides does not weaken its stage: an acknowledgement is no invitation, and one does not ask and invite. */
function hasForce(stage: MailStage, decided: Decided): boolean {
  const { found, sentences, reader } = decided;
  const isReceipt = found.some(({ sign }) => sign === "receipt" || sign === "arrival");
  if (stage === "interview" && isReceipt)
    return sentences.some((sentence) => fixesAppointment(sentence, reader));
  if (stage === "rejected" && isReceipt) return sumOf(found, stage) >= certain;
  // A receipt that asks something is more than a receipt.
  if (stage === "received") return !sentences.some(asksReader);
  return stage !== "in_contact" || isContact(decided);
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

/** Whether a mail is about no application: sent to many, by a program, as for an absence, or by an impostor. */
export function isAboutNoApplication(subject: string, body: string): boolean {
  const folded = fold(`${subject}\n${body}`);
  return [lexicon.bulkMail, lexicon.automaticMail, lexicon.fraud].some((list) => has(list, folded));
}

/** Whether the applicant wrote a text. */
export const isByApplicant = (body: string) => has(lexicon.byApplicant, fold(body));

/** Of a mail that says nothing beyond doubt. */
export const noStage: StageReading = { stage: "none", sentences: [], passage: "" };

/** Reads the stage from whole sentences; `none` where two stages have almost the same weight. */
export function readStage(content: MailContent): StageReading {
  const { subject, body, hasCalendar, reader, isPersonal } = content;
  if (isAboutNoApplication(subject, body) || isByApplicant(body)) return noStage;
  const sentences = sentencesOf(body);
  const said: FoundSign[] = [
    ...subjectSigns(subject, reader),
    ...sentences.flatMap((sentence) =>
      signsIn(sentence, reader).map((sign): FoundSign => ({ sign, sentence })),
    ),
    ...(hasCalendar ? [{ sign: "calendar", sentence: subject } as const] : []),
    ...(isPersonal ? sentences.filter((sentence) => isQuestion(sentence, reader)) : []).map(
      (sentence): FoundSign => {
        return { sign: "question", sentence };
      },
    ),
    ...timeChoice(sentences, reader),
  ];
  const isFirst = isFirstPromise(subject, sentences);
  const found = said.filter(({ sign }) => sign !== "promise" || isFirst);
  const stage = decide(found);
  if (stage === "none" || !hasForce(stage, { found, sentences, reader })) return noStage;
  const deciding = found
    .filter(({ sign }) => signWeights[sign][0] === stage && signWeights[sign][1] >= 1)
    .toSorted((one, other) => signWeights[other.sign][1] - signWeights[one.sign][1])
    .map(({ sentence }) => sentence);
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => deciding.includes(sentences[near] ?? ""));
  const passage = [subject, ...sentences.filter((_, at) => isNear(at))].join("\n");
  return { stage, sentences: [...new Set(deciding)].slice(0, 2), passage };
}
