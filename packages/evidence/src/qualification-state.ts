import { loss } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { goodAbsence, validity } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "./entry.ts";
import { datesOf } from "./facts.ts";
import { restrictionsOf } from "./internal/restrictions.ts";
import type { Month } from "./internal/trial.ts";
import { isAfter, isHeld } from "./internal/unfinished.ts";

/**
 * What a profile itself says of a qualification:
 * - held: nothing restricts it;
 * - underway: it is not finished, and the entry says in its own words how far it is;
 * - unproven: lapsed, failed, abandoned, or without an end or a word about it.
 */
export type QualificationState = "held" | "underway" | "unproven";

const hasFutureDate = (text: string, today: Month) =>
  datesOf(text).some((date) => isAfter(date, today));

/** "expires 2028", « valable jusqu'en 2029 »: until when something is held. */
const isValid = (text: string, today: Month) =>
  validity.test(fold(text)) && hasFutureDate(text, today);

/** "exam booked January 2027" */
const isToCome = (text: string, today: Month) =>
  hasFutureDate(text, today) && !validity.test(fold(text));

/** "no. 88-1142" denies nothing. */
const numberSign = /\bno\.\s?(?=\d)/gi;

/**
 * What is denied of others or of things: "residents who cannot feed themselves", « des produits sans gluten », "zero-downtime". At the
 * beginning "without" and « sans » are said of the writer.
 */
const notOfWriter = [
  /(?<!\p{L})(?:who|that|which|whose|qui|que|dont|qu['’])(?!\p{L})[^,;.()]{0,80}/giu,
  /(?<=[\p{L}\d] )(?:without|sans) (?:an? |any |de |d['’])?[\p{L}-]+/giu,
  /(?<![\p{L}\d])(?:zero|zéro|no|non)-\p{L}+/giu,
];

/** Whether a text says what its writer lacks or does not do: "no programming", and not "no accidents". */
export function isDenial(text: string): boolean {
  const own = notOfWriter.reduce(
    (left, pattern) => left.replaceAll(pattern, " "),
    text.replace(numberSign, ""),
  );
  return restrictionsOf(own).has("denied") && !goodAbsence.test(fold(text));
}

/** Whether a text says that something is not there any more, or never was: "left after the first year". */
export const isLost = (text: string): boolean =>
  restrictionsOf(text).has("lapsed") || loss.test(fold(text)) || isDenial(text);

const isGone = (text: string, today: Month) => isLost(text) && !isValid(text, today);

const isUnfinished = (text: string, today: Month) =>
  restrictionsOf(text).has("planned") ||
  restrictionsOf(text).has("partial") ||
  isToCome(text, today);

/** Reads an education by its own texts and dates. A qualification without any date or remark is held. */
export function educationState(entry: Entry, today: Month): QualificationState {
  const texts = [entry.title, entry.detail, ...entry.lines];
  if (texts.some((text) => isGone(text, today))) return "unproven";
  const remarks = entry.lines.filter((line) => !isValid(line, today));
  const isComplete = isHeld({ ...entry, lines: remarks }, today);
  if (isComplete && !texts.some((text) => isToCome(text, today))) return "held";
  return entry.lines.length > 0 ? "underway" : "unproven";
}

/** The full stop of "5 sem." ends nothing. */
const sentenceEnd = /(?<=(?:\p{L}{4}|\d{4})[.!?])\s|;/u;

/** The sentences of a note that nothing restricts. */
export const heldSentences = ({ lines }: Entry, today: Month): string[] =>
  lines
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) => sentence !== "" && !isGone(sentence, today) && !isUnfinished(sentence, today),
    );

const isWithin = (name: string, text: string) => {
  const words = fold(text)
    .split(/[^\p{L}\d]+/u)
    .join(" ");
  const wanted = fold(name)
    .split(/[^\p{L}\d]+/u)
    .join(" ")
    .trim();
  return wanted !== "" && ` ${words} `.includes(` ${wanted} `);
};

/** Whether neither its own name nor a note or education of the profile restricts a skill: "ADR" with a note "ADR: expired in May". */
export function isSkillHeld(skill: Entry, entries: readonly Entry[], today: Month): boolean {
  if (isGone(skill.title, today) || isUnfinished(skill.title, today)) return false;
  return entries.every((entry) => {
    if (entry.kind === "education")
      return !isWithin(skill.title, entry.title) || educationState(entry, today) === "held";
    if (entry.kind !== "note") return true;
    const isLabelled = isWithin(skill.title, entry.title) || isWithin(entry.title, skill.title);
    const sentences = entry.lines.flatMap((line) => line.split(sentenceEnd));
    return !sentences.some(
      (sentence) =>
        (isLabelled || isWithin(skill.title, sentence)) &&
        (isGone(sentence, today) || isUnfinished(sentence, today)),
    );
  });
}
