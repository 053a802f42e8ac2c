import { licence, requiresLicence } from "@postulo/lexicon/licences";

/** The licences, registrations and checks that a text names, in its words. */
export const findLicences = (text: string): string[] => [
  ...new Set([...text.matchAll(licence)].map(([found]) => found.trim())),
];

/** Whether a line requires a licence, whatever its heading: "An enhanced DBS check will be necessary." */
export const asksForLicence = (text: string, folded: string): boolean =>
  requiresLicence.test(folded) && findLicences(text).length > 0;
