import { fold } from "@postulo/lexicon/fold";
import {
  asksNothing,
  dutyMark,
  giving,
  hiring,
  mustMark,
  niceMark,
  notAboutTheJob,
  offering,
  personMark,
} from "@postulo/lexicon/requirement-marks";
import { baseVerbs } from "./english/verbs.ts";
import { findTerms } from "./lexicon.ts";
import type { PostingLine } from "./posting-sections.ts";
import { namesOccupation } from "./title-nouns.ts";
import { countWords } from "./words.ts";

/** `isHeadless` when no heading of the posting says what it requires: then a list that begins without one does. */
type UnreadLine = PostingLine & { readonly isHeadless: boolean };

/** How strongly a text asks: what must be, what would be nice, what there is to do. */
export type RequirementKind = "must" | "nice" | "duty";

/** What is longer is a text, not one thing that is asked for. */
const maxRequirementCharacters = 600;

const asking =
  /\b(?:with|who|holding|having|must|avec|titulaire|disposant|ayant|justifiant|maitrisant|experimente\w*|qui|possedant)\b/;
const byExperience =
  /selon (?:l')?(?:experience|profil|competences)|(?:depending|based) on experience|according to experience|commensurate/;

/** Verbs with which a list of requirements may begin; any other one begins what there is to do. */
const stateVerbs = new Set(
  "have hold know possess speak understand demonstrate love enjoy avoir etre savoir maitriser connaitre posseder parler aimer justifier disposer detenir".split(
    " ",
  ),
);

/** "Talk to our neighbours", "Tenir les comptes": things to do, where no heading says so. */
function beginsWithDeed(folded: string): boolean {
  const first = /^[a-z]+/.exec(folded)?.[0] ?? "";
  return (
    !stateVerbs.has(first) &&
    (baseVerbs.has(first) || /^[a-z]{3,}(?:er|ir)$/.test(first)) &&
    /^[a-z]+ (?:to|the|a|an|our|your|in|on|with|new|up|for|le|la|les|l'|des|un|une|aux?|du)\b/.test(
      folded,
    )
  );
}

/** Of a sentence that says whom they look for, only what is asked of that person, or given to them to do. */
function kindOfHiring(text: string, behind: string): RequirementKind | undefined {
  if (asking.test(behind) && (mustMark.test(behind) || findTerms(text).length > 0)) return "must";
  return giving.test(behind) ? "duty" : undefined;
}

/** "Carpenter required": the title, and no requirement. */
const isCall = (text: string, folded: string) =>
  /\b(?:required|wanted|needed)\b/.test(folded) && countWords(text) < 7 && namesOccupation(text);

function kindOfUnheaded(line: UnreadLine, folded: string): RequirementKind | undefined {
  const { text, isBullet } = line;
  if (niceMark.test(folded)) return "nice";
  if (isBullet && beginsWithDeed(folded)) return "duty";
  const hires = hiring.exec(folded);
  if (hires) return kindOfHiring(text, folded.slice(hires.index));
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

/** Noise, talk to machines, pay and comforts: nothing that somebody could bring along. */
function asksNothingOfAnybody({ text, isBullet }: PostingLine, folded: string): boolean {
  if (text.length > maxRequirementCharacters || notAboutTheJob.test(folded)) return true;
  return asksNothing.test(folded) || (!isBullet && offersOnly(folded));
}

function kindAmongDuties({ isBullet }: PostingLine, folded: string): RequirementKind {
  if (niceMark.test(folded)) return "nice";
  return !isBullet && personMark.test(folded) ? "must" : "duty";
}

/** What a line asks for, by its heading and its own words. */
export function kindOfLine(line: UnreadLine): RequirementKind | undefined {
  const folded = fold(line.text);
  if (asksNothingOfAnybody(line, folded)) return undefined;
  switch (line.section) {
    case "nice":
      return "nice";
    case "must":
      return niceMark.test(folded) ? "nice" : "must";
    case "duties":
      return kindAmongDuties(line, folded);
    case "intro":
    case "other":
      return kindOfUnheaded(line, folded);
    case "employer":
      return personMark.test(folded) ? "must" : undefined;
    case "offer":
    case "apply":
      return undefined;
  }
}

const strongMark =
  /\b(?:must|required|essential|mandatory|exig\w+|obligatoires?|imperati\w+|indispensables?|requis\w*|necessaires?)\b/;

/** "CAP required, two years in a kitchen would be a plus" asks for two things with different weight. */
export function mixedParts(text: string): string[] {
  if (text.length > maxRequirementCharacters) return [text];
  const folded = fold(text);
  if (!niceMark.test(folded)) return [text];
  const isMixed = strongMark.test(folded.replace(niceMark, " "));
  if (!isMixed) return [text];
  const parts = text.split(/,\s+|;\s+|(?<!\s)\s+(?:but|mais|while|tandis que)\s+/);
  return parts.length > 1 ? parts : [text];
}
