import type { Field } from "../field.ts";
import { plainWords } from "./phrase.ts";

/** Which list or part of the form a field stands in, when its surroundings say so. */
export type Section = "experience" | "education" | "references" | "emergency" | "referral";

const patterns: readonly (readonly [Section, RegExp])[] = [
  [
    "emergency",
    /\bemergency|urgence\b|next of kin|\bparents? (?:or|and|details|information)\b|\bguardians?\b|representant legal|personne a (?:prevenir|contacter)/,
  ],
  ["references", /\b(?:references?|referees?|reference ?check)\b/],
  ["referral", /\b(?:referrals?|refer a friend|cooptation)\b/],
  [
    "education",
    /\b(?:educations?|academic|schooling|school|universit\w+|etudes|scolaire|scolarite|diplomes?|qualifications|formations?)\b/,
  ],
  [
    "experience",
    /\b(?:work ?experiences?|employments?(?! (?:desired|sought|eligib\w*|preferences?))|work history|career history|former employers?|(?:previous|recent|current|present|last) (?:jobs?|employers?|post|position)|experiences?|parcours professionnel|job history)\b/,
  ],
];

const longestHeading = 8;

/** The fields of a form stand in the same containers and under the same headings. */
const remembered = new Map<string, Section | undefined>();
const maxRemembered = 2000;

function sectionOfText(text: string): Section | undefined {
  if (remembered.has(text)) return remembered.get(text);
  if (remembered.size > maxRemembered) remembered.clear();
  const section = readSection(text);
  remembered.set(text, section);
  return section;
}

function readSection(text: string): Section | undefined {
  const spaced = text.replace(/([a-z])([A-Z\d])/g, "$1 $2").replace(/[-_]/g, " ");
  const words = plainWords(spaced);
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The section that the first telling one of these texts names. */
export function sectionOfTexts(texts: readonly string[]): Section | undefined {
  for (const text of texts) {
    const section = text === "" ? undefined : sectionOfText(text);
    if (section) return section;
  }
  return undefined;
}

const isHeading = (text: string) =>
  text.split(/\s+/).length <= longestHeading && !text.includes("?");

/** Containers speak before headings, the nearest first: an id around the entry cannot belong to the section above. */
export function sectionOf(field: Field): Section | undefined {
  for (const container of field.containers) {
    const section = container.length < 120 ? sectionOfText(container) : undefined;
    if (section) return section;
  }
  for (const heading of field.headings.toReversed()) {
    if (isHeading(heading)) {
      const section = sectionOfText(heading);
      if (section) return section;
    }
  }
  return undefined;
}
