import { fold } from "@postulo/lexicon/fold";
import {
  abilityStart,
  aboutApplication,
  actionNoun,
  applicantWord,
  asking,
  asksNothing,
  byExperience,
  dutyMark,
  employerAsks,
  employerSubject,
  giving,
  headFact,
  hiring,
  infinitive,
  mustMark,
  niceMark,
  notAboutTheJob,
  offering,
  offerStart,
  otherSubject,
  personMark,
  personStart,
  readerWord,
  requiredOfPerson,
  requirementStart,
  someone,
  statementStart,
  stateVerbs,
  verbWithObject,
  wantedWord,
} from "@postulo/lexicon/requirement-marks";
import { baseVerbs } from "@postulo/evidence/english-verbs";
import { findTerms } from "@postulo/evidence/find-terms";
import { endsWithColon, isBareHeading } from "./headings.ts";
import { asksForLicence, isLicenceAlone } from "./licences.ts";
import type { PostingLine } from "./sections.ts";
import { maxRequirementCharacters, withoutWishedAside } from "./lines/split-line.ts";
import { isInstruction } from "./prompt-injection.ts";
import { containsOccupation } from "./title/title-nouns.ts";
import { contentKeys, countWords } from "@postulo/evidence/words";

/** `isHeadless` if no heading of the posting announces requirements: then a list without a heading contains them. */
export type UnreadLine = PostingLine & { readonly isHeadless: boolean };

/** Whether a line is a requirement, a wish or a duty. */
export type RequirementKind = "must" | "nice" | "duty";

const stateVerbSet = new Set(stateVerbs);

/** "Talk to our neighbours", "Tenir les comptes": duties without a heading. */
function beginsWithVerb(folded: string): boolean {
  const first = /^[a-z]+/.exec(folded)?.[0] ?? "";
  return (
    !stateVerbSet.has(first) &&
    (baseVerbs.has(first) || infinitive.test(first)) &&
    verbWithObject.test(folded)
  );
}

/** The kind of the words after a hiring verb: a requirement of the applicant, or a duty. */
function classifyHiring(text: string, behind: string): RequirementKind | undefined {
  if (someone.test(behind)) return "must";
  if (asking.test(behind) && (mustMark.test(behind) || findTerms(text).length > 0)) return "must";
  return giving.test(behind) ? "duty" : undefined;
}

const maxCallWords = 10;

/** "Carpenter required": the title, and no requirement. */
const isCall = (text: string, folded: string) =>
  wantedWord.test(folded) && countWords(text) < maxCallWords && containsOccupation(text);

/** "Rigueur, précision", "Experience of till work": a fragment about the applicant. */
const maxFragmentWords = 30;
const isFragment = (text: string, folded: string) =>
  requirementStart.test(folded) && countWords(text) <= maxFragmentWords;

/** "Our client has 20 years of experience." */
const isOfOthers = (folded: string) =>
  otherSubject.test(folded) && !requiredOfPerson.test(folded) && !hiring.test(folded);

/** Of a sentence that may be about anybody. */
const maxWordsOfNobody = 15;

/** "The old mill is a place of experience for ...": a long sentence that does not speak of who applies. */
const isAboutNobody = ({ text, isBullet }: UnreadLine, folded: string): boolean =>
  !isBullet &&
  statementStart.test(folded) &&
  countWords(text) > maxWordsOfNobody &&
  ![applicantWord, requiredOfPerson, niceMark, hiring, dutyMark, requirementStart].some((mark) =>
    mark.test(folded),
  );

function classifyUnheaded(line: UnreadLine, folded: string): RequirementKind | undefined {
  const { text, isBullet } = line;
  if (isOfOthers(folded) || isAboutNobody(line, folded)) return undefined;
  if (niceMark.test(folded)) return "nice";
  if (isFragment(text, folded)) return "must";
  if (isBullet && beginsWithVerb(folded)) return "duty";
  const hires = hiring.exec(folded);
  if (hires) return classifyHiring(text, folded.slice(hires.index));
  if (dutyMark.test(folded)) return "duty";
  return !isCall(text, folded) && asksWithoutHeading(line, folded) ? "must" : undefined;
}

/** Of the words that carry the meaning of a line. */
const leastShareOfTerms = 0.6;

/** "Python, SQL, Docker": a line that names terms and hardly anything else. */
function listsTerms(text: string): boolean {
  const terms = findTerms(text).filter(({ term }) => term.kind !== "soft");
  const named = new Set(terms.flatMap((hit) => [...contentKeys(hit.text)]));
  return terms.length >= 2 && named.size >= contentKeys(text).size * leastShareOfTerms;
}

function asksWithoutHeading({ text, isBullet, section, isHeadless }: UnreadLine, folded: string) {
  if (mustMark.test(folded) || personMark.test(folded) || listsTerms(text)) return true;
  const isItem = isBullet && section === "intro" && isHeadless && !actionNoun.test(folded);
  return isItem && !headFact.test(folded);
}

/** Pay and comforts; in brackets they are beside what is asked for: "Registered with the NMC (parking free)". */
function offersOnly(folded: string): boolean {
  if (byExperience.test(folded)) return true;
  const isOffering = offering.test(folded.replace(/\([^()]{1,120}\)/g, " "));
  return isOffering && !mustMark.test(folded) && !niceMark.test(folded);
}

/** "Débutants acceptés.", "Experience isn't needed" */
const statesNoNeed = (folded: string): boolean =>
  asksNothing.test(folded.replace(/[\s.,;!…]{1,6}$/, ""));

const leastFacts = 3;

const isFact = (field: string) => headFact.test(field) || offering.test(field);

/** "Requisition 41-207 | Salem, OR | Full time | $29": the facts of a post in one line. */
function listsFacts(text: string): boolean {
  const fields = text.split(/\s[|·•]\s/).map(fold);
  return fields.length >= leastFacts && fields.some(isFact);
}

/** Whether a line is noise, a prompt injection, pay, benefits or about the application. */
function isNoRequirement({ text, isBullet }: PostingLine, folded: string): boolean {
  if (listsFacts(text)) return true;
  if (notAboutTheJob.test(folded)) return true;
  if (offerStart.test(folded)) return true;
  if (statesNoNeed(folded)) return !personMark.test(folded);
  return aboutApplication.test(folded) || (!isBullet && offersOnly(folded));
}

/** "Bac ST2S exigé (ou en cours)": a demand at the end of an item; "Perform other duties as required" is none. */
function endsWithDemand(folded: string): boolean {
  const demand = requiredOfPerson.exec(folded);
  if (!demand || beginsWithVerb(folded)) return false;
  return afterDemand.test(folded.slice(demand.index + demand[0].length));
}

const afterDemand = /^(?: ?\([^()]{1,40}\))?[ .;!]{0,4}$/;

/** "We are certified, and moved in May": a sentence about the employer that asks nothing of the reader. */
const isAboutEmployer = (folded: string): boolean =>
  isOfOthers(folded) ||
  (employerSubject.test(folded) && !employerAsks.test(folded) && !readerWord.test(folded));

function kindAmongDuties(
  { text, isBullet }: PostingLine,
  folded: string,
): RequirementKind | undefined {
  if (niceMark.test(folded)) return "nice";
  if (personStart.test(folded)) return "must";
  const isAsked = requiredOfPerson.test(folded) || isFragment(text, folded);
  if (isBullet) return abilityStart.test(folded) || endsWithDemand(folded) ? "must" : "duty";
  if (isAsked) return "must";
  const hires = hiring.exec(folded);
  if (hires)
    return (
      classifyHiring(text, folded.slice(hires.index)) ??
      (containsOccupation(text) ? undefined : "duty")
    );
  return isAboutEmployer(folded) ? undefined : "duty";
}

/** The kind of a line among what is offered, or how to apply. */
function kindElsewhere(
  { text, section }: PostingLine,
  folded: string,
): RequirementKind | undefined {
  if (offering.test(folded)) return undefined;
  const isFragmentHere = section === "apply" && isFragment(text, folded);
  if (!personMark.test(folded) && !isFragmentHere) return undefined;
  return niceMark.test(folded) ? "nice" : "must";
}

function kindInSection(line: UnreadLine, folded: string): RequirementKind | undefined {
  switch (line.section) {
    case "nice":
      return "nice";
    case "must":
      if (!line.isBullet && isOfOthers(folded)) return undefined;
      return niceMark.test(folded) ? "nice" : "must";
    case "duties":
      return kindAmongDuties(line, folded);
    case "intro":
    case "other":
      return classifyUnheaded(line, folded);
    case "employer":
    case "offer":
    case "apply":
      return kindElsewhere(line, folded);
  }
}

/** "Language requirements", "You will need the following:": lines that ask for nothing themselves. */
const isLabel = (text: string): boolean => endsWithColon(text) || isBareHeading(text);

/** "- CACES R489 1A/1B/3/5": an item that is a licence and at most a word or two about it. */
const isLicenceItem = ({ text, isBullet, section }: UnreadLine): boolean =>
  isBullet && section !== "offer" && section !== "employer" && isLicenceAlone(text);

/** The kind of a line, by its heading and its words; a wish in brackets does not change that of the line. */
export function classifyLine(line: UnreadLine): RequirementKind | undefined {
  const folded = fold(withoutWishedAside(line.text));
  if (line.text.length > maxRequirementCharacters || isInstruction(folded)) return undefined;
  const isLicence = isLicenceItem(line);
  // "permis D" is a heading by its words.
  if (isLabel(line.text) && !isLicence) return undefined;
  const asks = asksForLicence(line.text, folded) || isLicence;
  if (asks && !statesNoNeed(folded))
    return line.section === "nice" || niceMark.test(folded) ? "nice" : "must";
  return isNoRequirement(line, folded) ? undefined : kindInSection(line, folded);
}
