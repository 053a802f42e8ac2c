import { fold } from "@postulo/lexicon/fold";
import {
  applyHeading,
  asksAnywhere,
  bareMust,
  dutiesAnywhere,
  dutiesHeading,
  dutiesNounHeading,
  employerHeading,
  informingHeading,
  mustHeading,
  niceHeading,
  offerHeading,
  offersAnywhere,
  profileHeading,
} from "@postulo/lexicon/posting-headings";
import { niceMark } from "@postulo/lexicon/requirement-marks";

/** The subject of a part of a posting: "intro" before the first heading, "other" under an unknown one. */
export type Section =
  | "intro"
  | "other"
  | "duties"
  | "must"
  | "nice"
  | "employer"
  | "offer"
  | "apply";

type HeadingRule = { readonly section: Section; readonly pattern: RegExp };

/** In this order on the folded heading; specific words first. */
const headingRules: readonly HeadingRule[] = [
  {
    section: "duties",
    pattern: dutiesNounHeading,
  },
  {
    section: "must",
    pattern: profileHeading,
  },
  {
    section: "nice",
    pattern: niceHeading,
  },
  {
    section: "offer",
    pattern: offerHeading,
  },
  {
    section: "apply",
    pattern: applyHeading,
  },
  {
    section: "must",
    pattern: mustHeading,
  },
  {
    section: "duties",
    pattern: dutiesHeading,
  },
  {
    section: "employer",
    pattern: employerHeading,
  },
];

const bareMustWords = new Set(bareMust);

const maxHeadingWords = 9;
const maxAskingWords = 14;
/** "You have" is a heading; "Vous êtes à l'aise avec l'informatique" is an item. */
const maxWordsOfAddress = 3;

/** What a line with a colon announces. */
function announces(folded: string): Section | undefined {
  if (offersAnywhere.test(folded)) return "offer";
  return dutiesAnywhere.test(folded) ? "duties" : undefined;
}

/** The section by the words of a heading; pay ("£36,000 + bonus") is none of wishes. */
function knownSection(folded: string): Section | undefined {
  const known = headingRules.find(({ pattern }) => pattern.test(folded))?.section;
  if (known === "offer") return known;
  if (known === "nice") return /\d/.test(folded) ? undefined : known;
  return asksAnywhere.test(folded) ? "must" : known;
}

/** The section of a heading by its words: a longer line must request something, and one that addresses the reader needs a colon. */
function sectionOf(folded: string, count: number, isOpen: boolean): Section | undefined {
  // "Tu es la bonne personne si": the list goes on.
  const isEnded = !isOpen && !/ (?:si|if)$/.test(folded);
  if (isEnded && count > maxWordsOfAddress && /^(?:vous|tu|you) /.test(folded)) return undefined;
  const announced = isOpen ? announces(folded) : undefined;
  if (announced) return announced;
  if (count > maxHeadingWords) return asksAnywhere.test(folded) ? "must" : undefined;
  return knownSection(folded);
}

/** Whether no word follows the last colon. */
export const endsWithColon = (line: string): boolean => /(?<!\W)[^\w:：]*[:：]\W*$/.test(line);

/** "Language requirements": a line of nothing but the words of headings that require. */
export function isBareHeading(line: string): boolean {
  const words = fold(line).match(/[\p{L}\p{N}+]+/gu) ?? [];
  return (
    words.length > 0 && words.every((word) => bareMustWords.has(word) || requirementWords.has(word))
  );
}

const requirementWords: ReadonlySet<string> = new Set(
  "requirement requirements requis requise requises language languages educational license licenses licence licences certification certifications et conditions alternate alternative equivalent".split(
    " ",
  ),
);

const maxWordsOfAsking = 5;

/** Whether a heading asks below the words how to apply: "What you'll bring", « Votre profil », unlike "Relevant experience". */
export function asksAgain(line: string): boolean {
  if (endsWithColon(line)) return true;
  const folded = fold(line);
  const isAsking = mustHeading.test(folded) || profileHeading.test(folded);
  return isAsking && line.split(/\s+/).length <= maxWordsOfAsking;
}

/** The section of a heading; undefined for unknown ones. */
export function headingSection(line: string): Section | undefined {
  const folded = fold(
    line
      .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}?)])[^\p{L}\p{N}?)]+$/gu, "")
      .replace(/\s+/g, " "),
  );
  const words = folded.match(/[\p{L}\p{N}+]+/gu) ?? [];
  if (words.length === 0 || words.length > maxAskingWords) return undefined;
  if (informingHeading.test(folded)) return "employer";
  if (words.length === 1 && employerHeading.test(folded)) return "employer";
  if (words.every((word) => bareMustWords.has(word))) return "must";
  return sectionOf(folded, words.length, endsWithColon(line));
}

const questionHeadings: Readonly<Record<string, Section>> = {
  vous: "must",
  toi: "must",
  you: "must",
  nous: "offer",
  us: "employer",
};

/** A heading before a colon, a heading in capitals before a dash, and a longer one that announces a list. */
const headedLines = [
  /^([^:]{3,60}):\s+(\S.*)$/,
  /^(\p{Lu}[\p{Lu} ]{7,40}) [-–] (\S.*)$/u,
  /^([^:]{3,140}follow\w*):\s+(\S.*)$/i,
];

/** "Requirements: Excel, SAP" and "Your role? You ..." are a heading and its content in one line. */
export function inlineHeading(text: string): { section: Section; rest: string } | undefined {
  const question = /^([\p{L}' ]{2,24}?)\s*\?\s+(\S.*)$/u.exec(text);
  if (question?.[1] && question[2] && question[1].trim().split(/\s+/).length <= 3) {
    const section = questionHeadings[fold(question[1].trim())] ?? headingSection(question[1]);
    if (section) return { section, rest: question[2] };
  }
  const parts = headedLines
    .values()
    .map((form) => form.exec(text))
    .find((found) => found !== null);
  if (!parts?.[1] || !parts[2]) return undefined;
  const section = headingSection(parts[1]);
  return section ? { section, rest: parts[2] } : undefined;
}

const statedWhy = /^(.{8,100}?) ?: (?=(?:nous|notre|nos|we|our)(?!\p{L}))/iu;

/** "Un anglais correct est apprécié : nous recevons ..." without its reason, which is about the employer. */
export function withoutWhy(text: string): string {
  const [, asked = ""] = statedWhy.exec(text) ?? [];
  return asked !== "" && namesWish(asked) ? asked : text;
}

/** "Experience in a laboratory preferred" names what is preferred; "Preferred skills" is a heading. */
export function namesWish(line: string): boolean {
  const folded = fold(line);
  const others = folded.replace(niceMark, " ").match(/[\p{L}\p{N}+]+/gu) ?? [];
  return niceMark.test(folded) && others.some((word) => !bareMustWords.has(word));
}
