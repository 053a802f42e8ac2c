import {
  educationSection,
  emergencySection,
  experienceSection,
} from "@postulo/lexicon/form-sections";
import type { Field } from "../field.ts";
import { memoize } from "./memoize.ts";
import { plainWords } from "./phrase.ts";

/** The section of the form that a field is in, by headings and containers. */
export type Section = "experience" | "education" | "references" | "emergency" | "referral";

const patterns: readonly (readonly [Section, RegExp])[] = [
  ["emergency", emergencySection],
  ["references", /\b(?:references?|referees?|reference ?check)\b/],
  ["referral", /\b(?:referrals?|refer a friend|cooptation)\b/],
  ["education", educationSection],
  ["experience", experienceSection],
];

const maxHeadingWords = 8;

/** The name of the whole form, such as "Employment application", is no section of it. */
const formName = /\b(?:employment|work|job|career) application\b/;

const sectionOfText = memoize((text: string): Section | undefined => {
  const spaced = text.replace(/([a-z])([A-Z\d])/g, "$1 $2").replace(/[-_]/g, " ");
  const words = plainWords(spaced).replace(formName, "");
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
});

/** The section of the first of these texts that names one. */
export function sectionOfTexts(texts: readonly string[]): Section | undefined {
  for (const text of texts) {
    const section = text === "" ? undefined : sectionOfText(text);
    if (section) return section;
  }
  return undefined;
}

const isHeading = (text: string) =>
  text.split(/\s+/).length <= maxHeadingWords && !text.includes("?");

/**
 * Containers precede headings, nearest first, because a container cannot belong to the section above. One around the form is
 * of the page, such as the category of a post.
 */
export function sectionOf(field: Field): Section | undefined {
  for (const container of field.containers.slice(0, field.containersInForm)) {
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
