import { fold } from "@postulo/lexicon/fold";
import { agencyWord, ofAgency } from "@postulo/lexicon/posting-company";

/** Whether a name is a recruiter's: by a word of it, or by what a line says that begins with it. */
export const isAgency = (company: string, lines: readonly string[]): boolean =>
  agencyWord.test(fold(company)) ||
  lines.some((line) => line.startsWith(company) && ofAgency.test(line));
