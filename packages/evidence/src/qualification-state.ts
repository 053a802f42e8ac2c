import { inForce, loss } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { goodAbsence, validity } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "./entry.ts";
import type { EntryDate } from "./profile.ts";
import { datesOf } from "./facts.ts";
import { isRemark, restrictionsOf } from "./internal/restrictions.ts";
import { isOfOther, markedParts } from "./internal/statements.ts";
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

/** "no. 88-1142" and "no 88-1142" deny nothing; "no 2 days alike" does. */
const numberSign = /\bno(?:\.\s?(?=\d)|\s(?=\d{4}))/gi;

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

/** The same of an education of which only these parts are known. */
export const isHeldEducation = (
  known: Pick<Entry, "title" | "period" | "lines">,
  today: Month,
): boolean => {
  const entry = {
    ...known,
    id: "",
    kind: "education",
    organisation: "",
    name: "",
    detail: "",
  } as const;
  return educationState({ ...entry, level: "", years: undefined }, today) === "held";
};

/** The full stop of "5 sem." ends nothing, and that of "OSHA 10. NATE" does. */
const sentenceEnds = [
  /(?<=(?:\p{L}{4}|\d{4})[.!?]|\)\.)\s/u,
  /(?<=[\p{L}\d)]{2}\.)\s+(?=\p{Lu})/u,
  /(?<=\p{L}{3}\.)\s(?=(?:no|not|never|pas|plus|jamais|aucune?) )/iu,
  /;/u,
];
const sentenceEnd = new RegExp(sentenceEnds.map(({ source }) => source).join("|"), "u");

/** "no trailer", « pas de voiture »: a part that denies a thing of its own, not "not yet" or "none of it". */
const deniesThing =
  /^(?:no|not|pas|sans|non) (?!(?:yet|any|anymore|longer|encore|plus|fait|rien)(?!\p{L}))[^]*\p{L}{2}/iu;
/** What refers to what is before it: "lost it", "both". */
const refersBack =
  /(?<!\p{L})(?:it|them|they|this|these|both|all|neither|none|donc|celle?-ci|les deux|tous|toutes)(?!\p{L})/iu;
/** « pas refaite depuis », "not renewed": what was not done with what is named before. */
const undone =
  /^(?:pas|plus|jamais|not|never) (?:encore |yet |been )?\p{L}+(?:ée?s?|ed|aites?|ises?|ues?|done)(?!\p{L})/iu;

const isRestricted = (text: string, today: Month) =>
  isGone(text, today) || isUnfinished(text, today);

const isOnlyDenied = (text: string) =>
  restrictionsOf(text).has("denied") && restrictionsOf(text).size === 1;

/** Whether a restricted part leaves what stands before it as it is. */
const leavesBefore = ({ text, mark }: { readonly text: string; readonly mark: string }) =>
  isOnlyDenied(text) &&
  deniesThing.test(text.trim()) &&
  !undone.test(text.trim()) &&
  !refersBack.test(text) &&
  !/[:(]/.test(mark);

/** What a text says is held, and what it says is lost, denied or to come. */
export type HeldTexts = {
  readonly held: readonly string[];
  readonly restricted: readonly string[];
};

/** "B licence, own car" is held of "B licence, own car but no trailer", and nothing of "B licence, lost in 2019". */
function partsByState(sentence: string, today: Month): HeldTexts {
  if (!isRestricted(sentence, today)) return { held: [sentence], restricted: [] };
  const parts = markedParts(sentence);
  const first = parts.findIndex(({ text }) => isRestricted(text, today));
  const after = parts.slice(first).filter(({ text }) => isRestricted(text, today));
  if (first < 1 || !after.every(leavesBefore)) return { held: [], restricted: [sentence] };
  const before = parts.slice(0, first);
  const held = before.map(({ text, mark }, at) => (at === 0 ? text : mark + text)).join("");
  const isOpen = held.includes("(") && !held.includes(")");
  return {
    held: [isOpen ? `${held.trim()})` : held.trim()],
    restricted: after.map(({ text }) => text.trim()),
  };
}

/** The sentences of a note, which people also begin in small letters. */
export const sentencesOfNote = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** "Lost it in 2019.", "Expired.": restricts the sentence before. */
const isOfBefore = (sentence: string, today: Month) =>
  isRestricted(sentence, today) &&
  (undone.test(sentence) ||
    refersBack.test(sentence) ||
    (isRemark(sentence) && !isOnlyDenied(sentence) && !isOfOther(sentence)));

/** The sentences of a text, and of restricted ones what stands before a denial of another thing, by whether they hold. */
export function textsByState(text: string, today: Month): HeldTexts {
  const sentences = sentencesOfNote(text);
  const parts = sentences.map((sentence, at) =>
    isOfBefore(sentences[at + 1] ?? "", today)
      ? { held: [], restricted: [sentence] }
      : partsByState(sentence, today),
  );
  return {
    held: parts.flatMap(({ held }) => held),
    restricted: parts.flatMap(({ restricted }) => restricted),
  };
}

/** What nothing restricts of a note. */
export const heldSentences = ({ title, lines }: Entry, today: Month): string[] =>
  isLost(title) ? [] : lines.flatMap((line) => textsByState(line, today).held);

/** In months: how long ago something is dated that is taken to be in force still. */
const recentMonths = 24;

const isRecent = ({ year, month = 1 }: EntryDate, today: Month) =>
  (today.year - year) * 12 + today.month - month <= recentMonths;

/** Whether what a text names can be in force: it states so or until when, has no date, or a recent one. */
export function mayBeInForce(text: string, today: Month): boolean {
  const dates = datesOf(text);
  return (
    isInForce(text, today) || dates.length === 0 || dates.some((date) => isRecent(date, today))
  );
}

/** Whether a text says that what it names is in force, or until when. */
export const isInForce = (text: string, today: Month): boolean =>
  inForce.test(fold(text)) || isValid(text, today);

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
        (isLabelled || isWithin(skill.title, sentence)) && isRestricted(sentence, today),
    );
  });
}
