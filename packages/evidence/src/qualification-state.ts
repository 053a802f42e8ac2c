import { inForce, loss } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { goodAbsence, validity } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "./entry.ts";
import { datesOf } from "./facts.ts";
import { beginsRestricted, isRemark, restrictionsOf } from "./internal/restrictions.ts";
import { markedParts } from "./internal/statements.ts";
import type { Month } from "./internal/trial.ts";
import { isAfter, isHeld } from "./internal/unfinished.ts";
import { countWords } from "./words.ts";

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

/** "both expired": is said of all parts before. */
const ofAll = /(?<!\p{L})(?:both|all|neither|tou(?:s|te|tes)|les deux)(?!\p{L})/iu;
/** "not renewed", « pas refaite depuis »: what was not done with what is named before. */
const undone =
  /^(?:pas|plus|jamais|not|never) (?:encore |yet |been )?\p{L}+(?:ée?s?|ed|aites?|ises?|ues?|done)(?!\p{L})/iu;
/** "not after 7 in the evening" limits what is before it, which holds. */
const isOnlyDenied = (text: string) =>
  restrictionsOf(text).has("denied") && restrictionsOf(text).size === 1;
/** In words: of a part that only dates or labels what is told of it behind a colon. */
const shortPart = 2;

/** Whether a restriction is said of the part before it. */
const isOfBefore = (text: string) =>
  (isRemark(text) && !isOnlyDenied(text)) ||
  beginsRestricted(text) ||
  undone.test(text.trim()) ||
  countWords(text) <= shortPart;

/** Which parts of a sentence are restricted, by themselves or by a remark behind them: both of "First aid (2019, expired)". */
function restrictedParts(parts: readonly { text: string; mark: string }[], today: Month) {
  const restricted = parts.map(({ text }) => isGone(text, today) || isUnfinished(text, today));
  for (let at = parts.length - 1; at > 0; at--) {
    const { text = "", mark = "" } = parts[at] ?? {};
    if (!restricted[at]) continue;
    if (ofAll.test(text)) return parts.map((_, index) => index <= at || restricted[index] === true);
    if (/[:(]/.test(mark) || isOfBefore(text)) restricted[at - 1] = true;
  }
  return restricted;
}

/** What a text says is held, and what it says is lost, denied or to come. */
export type HeldTexts = {
  readonly held: readonly string[];
  readonly restricted: readonly string[];
};

/** "B licence, own car" and "no trailer" of "B licence, own car but no trailer". */
function partsByState(sentence: string, today: Month): HeldTexts {
  if (!isGone(sentence, today) && !isUnfinished(sentence, today))
    return { held: [sentence], restricted: [] };
  const parts = markedParts(sentence);
  const isRestricted = restrictedParts(parts, today);
  const held: string[] = [];
  for (const [at, { text, mark }] of parts.entries()) {
    if (isRestricted[at]) continue;
    const isJoined = at > 0 && !isRestricted[at - 1] && !mark.includes("(");
    if (isJoined) held.push(`${held.pop() ?? ""}${mark}${text}`);
    else held.push(text);
  }
  return {
    held: held.map((run) => run.trim()).filter((run) => countWords(run) > 1 || /\d/.test(run)),
    restricted: parts.filter((_, at) => isRestricted[at]).map(({ text }) => text.trim()),
  };
}

/** The sentences of a text, and of restricted ones the parts, by whether they hold. */
export function textsByState(text: string, today: Month): HeldTexts {
  const parts = text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .map((sentence) => partsByState(sentence, today));
  return {
    held: parts.flatMap(({ held }) => held),
    restricted: parts.flatMap(({ restricted }) => restricted),
  };
}

/** What nothing restricts of a note. */
export const heldSentences = ({ lines }: Entry, today: Month): string[] =>
  lines.flatMap((line) => textsByState(line, today).held);

/** Whether what a text names can be in force: it states so or until when, or has no date. */
export const mayBeInForce = (text: string, today: Month): boolean =>
  inForce.test(fold(text)) || isValid(text, today) || datesOf(text).length === 0;

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
        (isLabelled || isWithin(skill.title, sentence)) &&
        (isGone(sentence, today) || isUnfinished(sentence, today)),
    );
  });
}
