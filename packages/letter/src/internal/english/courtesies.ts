import type { LetterTarget, Phrasebook, Variants } from "../phrasebook.ts";
import { withA } from "./grammar.ts";
import { at, inPlace } from "./places.ts";

const plain: Variants<LetterTarget> = [
  ({ title, company }) =>
    title
      ? `I would welcome the chance to talk with you about ${title.includes(",") ? `the position of ${title}` : `the ${title} position`}${at(company)}.`
      : undefined,
  ({ company }) =>
    `I would be glad to go through these points with you${company ? ` and your team at ${company}` : ""} in an interview.`,
  ({ place }) =>
    `Thank you for reading my application; I would be happy to meet you${inPlace(place)} to discuss it.`,
  ({ company }) =>
    company
      ? `I would be glad to tell you in person what I could contribute at ${company}.`
      : undefined,
  ({ title, place }) =>
    title && place
      ? `I look forward to hearing from you and would gladly come to ${place} for an interview.`
      : undefined,
  ({ title, company }) =>
    title && company && !title.includes(",")
      ? `I look forward to learning more about the work of ${withA(title)} at ${company}.`
      : undefined,
];

const warm: Variants<LetterTarget> = [
  ({ company }) =>
    `Thank you for taking the time to read this; I would love to meet you${company ? ` and hear more about ${company}` : ""}.`,
  ({ company }) =>
    company ? `I would be delighted to come by and get to know the team at ${company}.` : undefined,
  ({ title }) =>
    title
      ? `Thank you for reading this far; I would be delighted to talk with you about the job${title.includes(",") ? "" : ` of ${title}`}.`
      : undefined,
  ({ place }) =>
    `It would be a pleasure to meet you${inPlace(place)} and to tell you more in person.`,
];

const formal: Variants<LetterTarget> = [
  ({ company }) =>
    `I thank you for your consideration and remain at your disposal for an interview${at(company)}.`,
  ({ title }) =>
    title
      ? `I should be grateful for the opportunity to discuss ${title.includes(",") ? `the position of ${title}` : `the ${title} position`} with you.`
      : undefined,
  ({ place }) =>
    `I should be pleased to present my application to you in person${inPlace(place)}, at a time that suits you.`,
];

/** Salutation, invitation and closing of a letter. */
export const courtesiesEn: Pick<Phrasebook, "salutation" | "closing" | "invitation"> = {
  salutation: ({ company }, tone) => {
    if (tone === "formal") return "Dear Sir or Madam,";
    return company ? `Dear ${company.replace(/^The /, "")} hiring team,` : "Dear hiring team,";
  },
  closing: ({ northAmerican, tone }) => {
    if (tone === "warm") return [() => "Warm regards,", () => "With kind regards,"];
    if (tone === "formal")
      return northAmerican
        ? [() => "Respectfully yours,", () => "Very truly yours,"]
        : [() => "Yours faithfully,"];
    return northAmerican ? [() => "Sincerely,"] : [() => "Yours sincerely,", () => "Kind regards,"];
  },
  invitation: { plain, warm, formal },
};
