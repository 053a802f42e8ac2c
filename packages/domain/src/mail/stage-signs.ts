import { fold } from "@postulo/lexicon/fold";
import { pay, terms } from "@postulo/lexicon/mail-acts";
import * as lexicon from "@postulo/lexicon/mail-stages";
import {
  actsIn,
  isAppointment,
  isArrival,
  isCancelled,
  isHope,
  isInHand,
  isOtherTime,
  isPromise,
  isWithdrawal,
} from "./mail-acts.ts";
import { isMeetingTime } from "./date-role.ts";
import { signWeights, type Sign } from "./stage-weights.ts";
import { writtenDays, type DateReader } from "./mail-dates.ts";

export interface FoundSign {
  readonly sign: Sign;
  readonly sentence: string;
}

/** Unlike `test()`, from the beginning for a global pattern too. */
export const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0;
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

/** Whether a negation is before what a pattern finds. */
function isNegated(pattern: RegExp, text: string): boolean {
  const at = text.search(pattern);
  return positions(lexicon.negation, text).some(
    ({ end }) => end <= at && at - end <= negationReach,
  );
}

/** How far words are from each other that belong together, in characters. */
const reach = 80;

/** Whether a text names a day and a time that can be known. */
export const isDated = (text: string, reader: DateReader) =>
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
  text.split(
    /;| – | — | : |: |, (?=but |mais |however |toutefois |cependant |et |and )|\b(?:but|mais|however)\b/,
  );

/** Whether a sentence speaks of interviews in general: "interviews are expected in May". */
export const isAboutAnybody = (text: string) =>
  has(lexicon.meetingsOfMany, text) && !has(lexicon.questionForReader, text);

function meetingSigns(text: string, reader: DateReader): Sign[] {
  if (isAboutAnybody(text)) return [];
  const isNamed = has(lexicon.meetingNoun, text);
  const isAsked = has(lexicon.meetingVerb, text);
  if ((!isNamed && !isAsked) || isCancelled(text)) return [];
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

/** Signs that only the mail of an application process has. */
const decisions: readonly Sign[] = ["chosenOther", "offeredJob", "hire"];

/** Whether a sentence decides about an application of its reader. */
export function isDecided(sentence: string): boolean {
  const text = fold(sentence).replaceAll(lexicon.setExpression, " ");
  return (
    !isOpen(text) &&
    !/\?[\s)!]*$/.test(sentence) &&
    clausesOf(text).some((clause) => actsIn(clause).some((act) => decisions.includes(act)))
  );
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

/** Whether a sentence tells what could happen, or how the employer recruits. @param text Folded. */
export const isOpen = (text: string): boolean =>
  has(lexicon.hypothesis, text) ||
  has(lexicon.processDescription, text) ||
  has(lexicon.conditionFirst, text);

/** Whether a clause names an amount of pay: "€40,000 a year", "2850 € brut", "43 k". */
const isPay = (clause: string) =>
  /[£€$]|\b(?:chf|eur|euros?)\b|\b\d{2,3} ?k\b/.test(clause) &&
  /\d{3}|\b\d{2,3} ?k\b/.test(clause) &&
  (has(pay, clause) || /\b\d{2,3} ?k\b|\d{2,3}[ ,.']\d{3}/.test(clause));

/** The signs of a clause. What a rejection denies in it counts for nothing: "we will not be inviting you". */
function signsOfClause(clause: string, reader: DateReader): Sign[] {
  const acts = actsIn(clause);
  const fixesTime = isAppointment(clause) && isMeetingTime(clause, reader);
  const signs: Sign[] = [
    ...plainSigns.flatMap(([sign, pattern]) =>
      has(pattern, clause) && !(sign === "jobOffer" && isNegated(pattern, clause)) ? [sign] : [],
    ),
    ...acts,
    ...(isPay(clause) ? (["pay"] as const) : []),
    ...(has(terms, clause) ? (["terms"] as const) : []),
    ...(fixesTime ? (["appointment"] as const) : []),
    ...(isRejected(clause) ? (["rejection"] as const) : []),
    ...meetingSigns(clause, reader),
    ...(isAdvanceNegated(clause) ? (["negatedAdvance"] as const) : []),
    ...(areNear(lexicon.request, lexicon.requested, clause) ? (["requestedFact"] as const) : []),
  ];
  const isRefusal = signs.some(
    (sign) => signWeights[sign][0] === "rejected" && signWeights[sign][1] >= 3,
  );
  return isRefusal || isHope(clause)
    ? signs.filter((sign) => signWeights[sign][0] === "rejected")
    : signs;
}

const timed: readonly Sign[] = ["appointment", "datedMeeting", "meetingScheduled", "meetingVerb"];
const isTimed = (sign: Sign) => timed.includes(sign);

const isDecision = (sign: Sign) => ["rejected", "offer"].includes(signWeights[sign][0]);

/** "Thanks Jane, ": who is thanked for an answer only is not thanked for a meeting. */
const thanksFirst = /^(?:merci|thanks|thank you)(?: (?!for |pour |de |d')\p{L}[\p{L}-]*)?, /u;

/** The signs in a sentence. */
export function signsIn(sentence: string, reader: DateReader): Sign[] {
  const text = fold(sentence)
    .replace(thanksFirst, "")
    .replaceAll(lexicon.setExpression, " ")
    .replaceAll(lexicon.pastMeeting, " ")
    .replaceAll(/\s+/g, " ");
  const isOfApplication = has(lexicon.aboutApplication, text);
  const polite = politeSigns.flatMap(([sign, pattern]): Sign[] =>
    has(pattern, text) && (sign !== "receipt" || isOfApplication) ? [sign] : [],
  );
  if (isArrival(text)) polite.push("arrival");
  if (isPromise(text)) polite.push("promise");
  if (isInHand(text)) polite.push("inHand");
  if (isOpen(text)) return polite;
  const isAsked = /\?[\s)!]*$/.test(sentence);
  if (isWithdrawal(text)) return ["withdrew"];
  const stated = clausesOf(text)
    .flatMap((clause) => signsOfClause(clause, reader))
    .filter((sign) => !(isTimed(sign) && isOtherTime(text)));
  // A question decides nothing: "Would you rather not proceed?"
  return [...polite, ...(isAsked ? stated.filter((sign) => !isDecision(sign)) : stated)];
}

/** Whether a sentence asks the reader something other than to come at a time. */
export function isQuestion(sentence: string, reader: DateReader): boolean {
  const text = fold(sentence);
  return (
    /\?[\s)!]*$/.test(sentence) &&
    has(lexicon.questionForReader, text) &&
    !has(lexicon.politeQuestion, text) &&
    !has(lexicon.negation, text) &&
    !isDated(text, reader)
  );
}

/** The signs in the subject of a mail. */
export function subjectSigns(subject: string, reader: DateReader): FoundSign[] {
  // The subject of an answer is of the mail that is answered.
  if (/^\s*(?:re|rép|aw|antw)\s?:/i.test(subject)) return [];
  const folded = fold(subject).replaceAll(lexicon.setExpression, " ");
  const own = signsIn(subject, reader).filter((sign) => sign !== "requestedFact");
  const meeting: Sign[] = has(lexicon.meetingNoun, folded) ? ["meetingInSubject"] : [];
  return [...own, ...meeting].map((sign) => ({ sign, sentence: subject }));
}
