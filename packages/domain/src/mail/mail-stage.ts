import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-stages";
import { writtenDays, type DateReader } from "./mail-dates.ts";
import { sentencesOf } from "./mail-sentences.ts";

/** What a mail says about an application; `none`: nothing, or nothing beyond doubt. */
export const mailStages = [
  "received",
  "in_contact",
  "interview",
  "offer",
  "rejected",
  "none",
] as const;
export type MailStage = (typeof mailStages)[number];
type Said = Exclude<MailStage, "none">;

/** What is found in a sentence. Each counts once in a mail. */
type Sign =
  | "negatedAdvance"
  | "otherCandidates"
  | "rejection"
  | "filledPosition"
  | "regret"
  | "goodWishes"
  | "onFile"
  | "mismatch"
  | "invitedToMeeting"
  | "meetingScheduled"
  | "meetingAvailability"
  | "meetingInSubject"
  | "meetingVerb"
  | "datedMeeting"
  | "lookForward"
  | "calendar"
  | "jobOffer"
  | "offerContext"
  | "requestedFact"
  | "recruiterContact"
  | "question"
  | "receipt"
  | "thanksForApplying";

/** The weight of a sign for a stage. A stage needs at least 3. */
const weights: Readonly<Record<Sign, readonly [Said, number]>> = {
  negatedAdvance: ["rejected", 3],
  rejection: ["rejected", 3],
  filledPosition: ["rejected", 3],
  otherCandidates: ["rejected", 2],
  regret: ["rejected", 1],
  goodWishes: ["rejected", 1],
  onFile: ["rejected", 0.5],
  mismatch: ["rejected", 1],
  invitedToMeeting: ["interview", 3],
  meetingScheduled: ["interview", 3],
  meetingAvailability: ["interview", 3],
  meetingInSubject: ["interview", 1],
  meetingVerb: ["interview", 2],
  datedMeeting: ["interview", 2],
  lookForward: ["interview", 1],
  calendar: ["interview", 3],
  jobOffer: ["offer", 3],
  offerContext: ["offer", 1],
  requestedFact: ["in_contact", 3],
  recruiterContact: ["in_contact", 3],
  question: ["in_contact", 3],
  receipt: ["received", 3],
  thanksForApplying: ["received", 1.5],
};
const enough = 3;
/** The sum of a rejection that a receipt in the same mail does not put in doubt. */
const certain = 4;
/** What another stage may have at most, so that the mail is not in doubt. */
const margin = 1.5;

export interface StageReading {
  readonly stage: MailStage;
  /** The sentences that decided, as they are written. */
  readonly sentences: readonly string[];
  /** The sentences that decided, in the order of the mail, each with those beside it. */
  readonly passage: string;
}

interface FoundSign {
  readonly sign: Sign;
  readonly sentence: string;
}

/** Unlike `test()`, from the beginning for a global pattern too. */
const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0;
const positions = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

/** How far a negation is before what it negates, in characters. */
const negationReach = 60;

/** Whether an employer's step is denied: "we will not be taking your application further". */
function isAdvanceNegated(text: string): boolean {
  const negations = positions(lexicon.negation, text);
  return positions(lexicon.advance, text).some(({ start }) =>
    negations.some(({ end }) => end <= start && start - end <= negationReach),
  );
}

/** How far words are from each other that belong together, in characters. */
const reach = 80;

/** Whether a text names a day and a time that can be known. */
const isDated = (text: string, reader: DateReader) =>
  writtenDays(text, reader).some(({ day, times }) => day !== undefined && times.length > 0);

/** Whether something of one list is close to something of another one. */
function areNear(one: RegExp, other: RegExp, text: string): boolean {
  const others = positions(other, text);
  return positions(one, text).some(({ start, end }) =>
    others.some((next) => next.start - end <= reach && start - next.end <= reach),
  );
}

/** Clauses are read apart: "we liked your application, but we have chosen someone else". */
const clausesOf = (text: string) =>
  text.split(/;| – | — |, (?=but |mais |however |toutefois |cependant )|\b(?:but|mais|however)\b/);

/** Whether a sentence speaks of interviews in general: "interviews are expected in May". */
const isAboutAnybody = (text: string) =>
  has(lexicon.meetingsOfMany, text) && !has(lexicon.questionForReader, text);

function meetingSigns(text: string, reader: DateReader): Sign[] {
  if (isAboutAnybody(text)) return [];
  const isNamed = has(lexicon.meetingNoun, text);
  const isAsked = has(lexicon.meetingVerb, text);
  if ((!isNamed && !isAsked) || has(lexicon.cancelledMeeting, text)) return [];
  return [
    ...(isAsked ? (["meetingVerb"] as const) : []),
    ...(isDated(text, reader) ? (["datedMeeting"] as const) : []),
    ...(areNear(lexicon.invitation, lexicon.meetingNoun, text)
      ? (["invitedToMeeting"] as const)
      : []),
    ...(areNear(lexicon.scheduled, lexicon.meetingNoun, text)
      ? (["meetingScheduled"] as const)
      : []),
    ...(areNear(lexicon.availability, lexicon.meetingNoun, text)
      ? (["meetingAvailability"] as const)
      : []),
  ];
}

/** A word of negation just before a rejection: "has not been rejected". */
const deniedBefore = /\b(?:not|n't|never|pas|jamais) (?:\p{L}+ )?$/u;

function isRejected(text: string): boolean {
  const at = text.search(lexicon.rejection);
  return at >= 0 && !deniedBefore.test(text.slice(0, at));
}

const plainSigns = [
  ["otherCandidates", lexicon.otherCandidates],
  ["filledPosition", lexicon.filledPosition],
  ["regret", lexicon.regret],
  ["mismatch", lexicon.mismatch],
  ["jobOffer", lexicon.jobOffer],
  ["offerContext", lexicon.offerContext],
  ["lookForward", lexicon.lookForward],
  ["recruiterContact", lexicon.recruiterContact],
] as const;

/** What also counts in a sentence about what could happen. */
const politeSigns = [
  ["goodWishes", lexicon.goodWishes],
  ["onFile", lexicon.onFile],
  ["receipt", lexicon.receipt],
  ["thanksForApplying", lexicon.thanksForApplying],
] as const;

const isDecision = (sign: Sign) => ["rejected", "offer"].includes(weights[sign][0]);

function signsIn(sentence: string, reader: DateReader): Sign[] {
  const text = fold(sentence)
    .replaceAll(lexicon.setExpression, " ")
    .replaceAll(lexicon.pastMeeting, " ")
    .replaceAll(/\s+/g, " ");
  const isOfApplication = has(lexicon.aboutApplication, text);
  const polite = politeSigns.flatMap(([sign, pattern]) =>
    has(pattern, text) && (sign !== "receipt" || isOfApplication) ? [sign] : [],
  );
  const isOpen =
    has(lexicon.hypothesis, text) ||
    has(lexicon.processDescription, text) ||
    has(lexicon.conditionFirst, text);
  if (isOpen) return polite;
  const isAsked = /\?[\s)!]*$/.test(sentence);
  const stated = clausesOf(text).flatMap((clause): Sign[] => [
    ...plainSigns.flatMap(([sign, pattern]) => (has(pattern, clause) ? [sign] : [])),
    ...(isRejected(clause) ? (["rejection"] as const) : []),
    ...meetingSigns(clause, reader),
    ...(isAdvanceNegated(clause) ? (["negatedAdvance"] as const) : []),
    ...(areNear(lexicon.request, lexicon.requested, clause) ? (["requestedFact"] as const) : []),
  ]);
  // A question decides nothing: "Would you rather not proceed?"
  return [...polite, ...(isAsked ? stated.filter((sign) => !isDecision(sign)) : stated)];
}

function sumOf(found: readonly FoundSign[], stage: Said): number {
  const signs = new Set(found.map(({ sign }) => sign));
  return [...signs].reduce((sum, sign) => {
    const [about, weight] = weights[sign];
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
  if ((first?.sum ?? 0) > margin) return "none";
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

/** A stage that is not weakened by what the mail says besides: an acknowledgement is no invitation, and one does not ask and invite. */
function withForce(stage: MailStage, { found, sentences, reader }: Decided): MailStage {
  const isReceipt = found.some(({ sign }) => sign === "receipt");
  if (stage === "interview" && isReceipt)
    return sentences.some((sentence) => fixesAppointment(sentence, reader)) ? stage : "none";
  if (stage === "rejected" && isReceipt && sumOf(found, stage) < certain) return "none";
  if (stage !== "in_contact") return stage;
  if (!found.some(({ sign }) => sign === "requestedFact" || sign === "question")) return "none";
  const isMeeting = sentences.some((sentence) => {
    const text = fold(sentence).replaceAll(lexicon.pastMeeting, " ");
    return (
      has(lexicon.meetingNoun, text) ||
      has(lexicon.meetingVerb, text) ||
      writtenDays(text, reader).some(({ times }) => times.length > 0)
    );
  });
  return isMeeting ? "none" : stage;
}

interface MailContent {
  readonly subject: string;
  /** Without quoted mails and signature. */
  readonly body: string;
  readonly hasCalendar: boolean;
  readonly reader: DateReader;
  /** Whether a person of a known employer wrote it, so that its questions are about the application. */
  readonly isPersonal: boolean;
}

/** Whether a sentence asks the reader something other than to come at a time. */
function isQuestion(sentence: string, reader: DateReader): boolean {
  const text = fold(sentence);
  return (
    /\?[\s)!]*$/.test(sentence) &&
    has(lexicon.questionForReader, text) &&
    !has(lexicon.politeQuestion, text) &&
    !has(lexicon.negation, text) &&
    !isDated(text, reader)
  );
}

function subjectSigns(subject: string, reader: DateReader): FoundSign[] {
  const folded = fold(subject).replaceAll(lexicon.setExpression, " ");
  const own = signsIn(subject, reader).filter((sign) => sign !== "requestedFact");
  const meeting: Sign[] = has(lexicon.meetingNoun, folded) ? ["meetingInSubject"] : [];
  return [...own, ...meeting].map((sign) => ({ sign, sentence: subject }));
}

/** Whether a mail is about no application: sent to many, or by a program, as for an absence. */
export function isAboutNoApplication(subject: string, body: string): boolean {
  const folded = fold(`${subject}\n${body}`);
  return has(lexicon.bulkMail, folded) || has(lexicon.automaticMail, folded);
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
  const found = [
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
  ];
  const stage = withForce(decide(found), { found, sentences, reader });
  if (stage === "none") return noStage;
  const deciding = found
    .filter(({ sign }) => weights[sign][0] === stage && weights[sign][1] >= 1)
    .toSorted((one, other) => weights[other.sign][1] - weights[one.sign][1])
    .map(({ sentence }) => sentence);
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => deciding.includes(sentences[near] ?? ""));
  const passage = [subject, ...sentences.filter((_, at) => isNear(at))].join("\n");
  return { stage, sentences: [...new Set(deciding)].slice(0, 2), passage };
}
