import { licence, requiresLicence } from "@postulo/lexicon/licences";
import { countWords } from "@postulo/evidence/words";

/** The licences, registrations and checks that a text names, in its words. */
export const findLicences = (text: string): string[] => [
  ...new Set([...text.matchAll(licence)].map(([found]) => found.trim())),
];

/** Whether a line requires a licence, whatever its heading: "An enhanced DBS check will be necessary." */
export const asksForLicence = (text: string, folded: string): boolean =>
  requiresLicence.test(folded) && findLicences(text).length > 0;

const maxWordsBeside = 2;

/** Whether a text begins with a licence and says hardly anything else. */
export function isLicenceAlone(text: string): boolean {
  const [first] = findLicences(text);
  return (
    first !== undefined &&
    text.startsWith(first) &&
    countWords(text.replaceAll(licence, " ")) <= maxWordsBeside
  );
}
