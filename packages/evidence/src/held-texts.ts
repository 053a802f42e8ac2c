import { fold } from "@postulo/lexicon/fold";
import { notOffered } from "@postulo/lexicon/quotable-lines";
import { noteSentenceEnd } from "@postulo/lexicon/sentence-ends";
import type { Entry } from "./entry.ts";
import { isRemark, restrictingParts, restrictionsOf } from "./internal/restrictions.ts";
import { isOfOther, markedParts } from "./internal/statements.ts";
import type { Month } from "./internal/trial.ts";
import { educationState, hasRunOut, isGone, isUnfinished } from "./qualification-state.ts";

/** The full stop of "5 sem." ends nothing, and that of "OSHA 10. NATE" does. */
const sentenceEnds = [
  /(?<=(?:\p{L}{4}|\d{4})[.!?]|\)\.)\s/u,
  noteSentenceEnd,
  /(?<=\p{L}{3}\.)\s(?=(?:no|not|never|pas|plus|jamais|aucune?) )/iu,
  /;/u,
];
const sentenceEnd = new RegExp(sentenceEnds.map(({ source }) => source).join("|"), "u");

/** Denies something that the part itself names: "no trailer", « pas de voiture », but not "not yet". */
const deniesThing =
  /^(?:no|not|pas|sans|non) (?!(?:yet|any|anymore|longer|encore|plus|fait|rien)(?!\p{L}))[^]*\p{L}{2}/iu;
/** A word for what was named before: "lost it", "both". */
const anaphora =
  /(?<!\p{L})(?:it|them|they|this|these|both|all|neither|none|donc|celle?-ci|les deux|tous|toutes)(?!\p{L})/iu;
/** « pas refaite depuis », "not renewed": what was not done with what is named before. */
const undone =
  /^(?:pas|plus|jamais|not|never) (?:encore |yet |been )?\p{L}+(?:ée?s?|ed|aites?|ises?|ues?|done)(?!\p{L})/iu;

/** Whether what a note says is lost, denied, to come, not wanted, or somebody else's. */
const isRestricted = (text: string, today: Month) =>
  isGone(text, today) ||
  isUnfinished(text, today) ||
  hasRunOut(text, today) ||
  notOffered.test(fold(text)) ||
  text.trimEnd().endsWith("?");

const isOnlyDenied = (text: string) =>
  restrictionsOf(text).has("denied") && restrictionsOf(text).size === 1;

/** Whether a restricted part leaves what stands before it as it is. */
const leavesBefore = ({ text, mark }: { readonly text: string; readonly mark: string }) =>
  isOnlyDenied(text) &&
  deniesThing.test(text.trim()) &&
  !undone.test(text.trim()) &&
  !anaphora.test(text) &&
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

/** "Needs renewing", "Not any more": takes back the sentence before, whatever it says. */
const onlyTakesBack = /^(?:needs? (?:renew|redo)|not any ?more|no longer|gone|plus maintenant)/iu;
/** The subject of a sentence about the one before: "That one has run out", « Le recyclage ... » */
const toldOfBefore =
  /^(?:it|that|this|they|those|both|le recyclage|la validité|the (?:renewal|refresher))(?!\p{L})/iu;

/** Whether a sentence is about the one before: "Lost it in 2019.", "Expired." */
const refersToBefore = (sentence: string) =>
  undone.test(sentence) ||
  anaphora.test(sentence) ||
  toldOfBefore.test(sentence) ||
  restrictingParts(sentence).some(({ start }) => start === 0) ||
  (isRemark(sentence) && !isOnlyDenied(sentence) && !isOfOther(sentence));

/** Whether a sentence restricts the one before. */
const isOfBefore = (sentence: string, today: Month) =>
  onlyTakesBack.test(sentence) || (isRestricted(sentence, today) && refersToBefore(sentence));

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
  title !== "" && isRestricted(title, today)
    ? []
    : lines.flatMap((line) => textsByState(line, today).held);

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
  if (isRestricted(skill.title, today)) return false;
  return entries.every((entry) => {
    if (entry.kind === "education")
      return !isWithin(skill.title, entry.title) || educationState(entry, today) === "held";
    if (entry.kind !== "note") return true;
    const isLabelled = isWithin(skill.title, entry.title) || isWithin(entry.title, skill.title);
    return !entry.lines
      .flatMap(sentencesOfNote)
      .some(
        (sentence) =>
          (isLabelled || isWithin(skill.title, sentence)) && isRestricted(sentence, today),
      );
  });
}
