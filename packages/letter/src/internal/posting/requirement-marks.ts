import { fold } from "@postulo/lexicon/fold";
import {
  asking,
  asksNothing,
  byExperience,
  dutyMark,
  giving,
  hiring,
  mustMark,
  niceMark,
  notAboutTheJob,
  offering,
  personMark,
  stateVerbs,
} from "@postulo/lexicon/requirement-marks";
import { baseVerbs } from "../english/verbs.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import type { PostingLine } from "./sections.ts";
import { containsOccupation } from "../title-nouns.ts";
import { countWords } from "@postulo/evidence/words";

/** `isHeadless` if no heading of the posting announces requirements: then a list without a heading contains them. */
type UnreadLine = PostingLine & { readonly isHeadless: boolean };

/** Whether a line is a requirement, a wish or a duty. */
export type RequirementKind = "must" | "nice" | "duty";

/** A longer text is not one requirement. */
const maxRequirementCharacters = 600;

const stateVerbSet = new Set(stateVerbs);

/** "Talk to our neighbours", "Tenir les comptes": duties without a heading. */
function beginsWithVerb(folded: string): boolean {
  const first = /^[a-z]+/.exec(folded)?.[0] ?? "";
  return (
    !stateVerbSet.has(first) &&
    (baseVerbs.has(first) || /^[a-z]{3,}(?:er|ir)$/.test(first)) &&
    /^[a-z]+ (?:to|the|a|an|our|your|in|on|with|new|up|for|le|la|les|l'|des|un|une|aux?|du)\b/.test(
      folded,
    )
  );
}

/** The kind of the words after a hiring verb: a requirement of the applicant, or a duty. */
function classifyHiring(text: string, behind: string): RequirementKind | undefined {
  if (asking.test(behind) && (mustMark.test(behind) || findTerms(text).length > 0)) return "must";
  return giving.test(behind) ? "duty" : undefined;
}

/** "Carpenter required": the title, and no requirement. */
const isCall = (text: string, folded: string) =>
  /\b(?:required|wanted|needed)\b/.test(folded) && countWords(text) < 7 && containsOccupation(text);

function classifyUnheaded(line: UnreadLine, folded: string): RequirementKind | undefined {
  const { text, isBullet } = line;
  if (niceMark.test(folded)) return "nice";
  if (isBullet && beginsWithVerb(folded)) return "duty";
  const hires = hiring.exec(folded);
  if (hires) return classifyHiring(text, folded.slice(hires.index));
  if (dutyMark.test(folded)) return "duty";
  if (isCall(text, folded)) return undefined;
  const names = findTerms(text).filter(({ term }) => term.kind !== "soft").length;
  const isListed = isBullet && line.section === "intro" && line.isHeadless;
  return mustMark.test(folded) || names >= 2 || isListed ? "must" : undefined;
}

function offersOnly(folded: string): boolean {
  if (byExperience.test(folded)) return true;
  return offering.test(folded) && !mustMark.test(folded) && !niceMark.test(folded);
}

/** Whether a line is noise, a prompt injection, pay or benefits. */
function isNoRequirement({ text, isBullet }: PostingLine, folded: string): boolean {
  if (text.length > maxRequirementCharacters || notAboutTheJob.test(folded)) return true;
  return asksNothing.test(folded) || (!isBullet && offersOnly(folded));
}

function kindAmongDuties({ isBullet }: PostingLine, folded: string): RequirementKind {
  if (niceMark.test(folded)) return "nice";
  return !isBullet && personMark.test(folded) ? "must" : "duty";
}

/** The kind of a line, by its heading and its words. */
export function classifyLine(line: UnreadLine): RequirementKind | undefined {
  const folded = fold(line.text);
  if (isNoRequirement(line, folded)) return undefined;
  switch (line.section) {
    case "nice":
      return "nice";
    case "must":
      return niceMark.test(folded) ? "nice" : "must";
    case "duties":
      return kindAmongDuties(line, folded);
    case "intro":
    case "other":
      return classifyUnheaded(line, folded);
    case "employer":
      return personMark.test(folded) ? "must" : undefined;
    case "offer":
    case "apply":
      return undefined;
  }
}

const strongMark =
  /\b(?:must|required|essential|mandatory|exig\w+|obligatoires?|imperati\w+|indispensables?|requis\w*|necessaires?)\b/;

/** Splits "CAP required, two years in a kitchen would be a plus" into parts of different weight. */
export function splitMixedLine(text: string): string[] {
  if (text.length > maxRequirementCharacters) return [text];
  const folded = fold(text);
  if (!niceMark.test(folded)) return [text];
  const isMixed = strongMark.test(folded.replace(niceMark, " "));
  if (!isMixed) return [text];
  const parts = text.split(/,\s+|;\s+|(?<!\s)\s+(?:but|mais|while|tandis que)\s+/);
  return parts.length > 1 ? parts : [text];
}
