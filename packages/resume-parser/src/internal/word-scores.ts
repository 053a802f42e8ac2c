import { degreeStart, degreeWords } from "@postulo/lexicon/degrees";
import { jobTitleWords } from "@postulo/lexicon/job-titles";
import { occupations } from "@postulo/lexicon/occupations";
import {
  employerWords,
  firm,
  organisationWords,
  schoolWords,
} from "@postulo/lexicon/organisations";
import { studyFieldLabel, subjectWords } from "@postulo/lexicon/studies";
import { foldWords } from "./folded-text.ts";

const roleWords: ReadonlySet<string> = new Set([...occupations, ...jobTitleWords]);
const wordsOfOrganisations: ReadonlySet<string> = new Set(organisationWords);
const wordsOfEmployers: ReadonlySet<string> = new Set(employerWords);
const wordsOfSchools: ReadonlySet<string> = new Set(schoolWords);
const wordsOfDegrees: ReadonlySet<string> = new Set(degreeWords);

const wordsOfSubjects: ReadonlySet<string> = new Set(subjectWords);

function share(text: string, known: ReadonlySet<string>): number {
  const all = foldWords(text).split(" ").filter(Boolean);
  const hits = all.filter(
    (word) => known.has(word) || (word.endsWith("s") && known.has(word.slice(0, -1))),
  ).length;
  return hits === 0 ? 0 : Math.min(1, 0.6 + 0.4 * (hits / all.length));
}

const roleEnding = /(?:euse|trice|ienne|iste|ieur|teur)s?$/;
const dotted = (text: string) =>
  text
    .replaceAll(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, "$1")
    .replaceAll(/\b(\p{L}{1,3})\.(\p{L}{1,5})\b/gu, "$1$2");

/** From 0 to 1: how likely a text is a job title. */
export function roleScore(text: string): number {
  if (firm.test(text)) return 0;
  const base = share(text, roleWords);
  if (base > 0) return base;
  if (/\br&d\b/i.test(text)) return 0.3;
  return foldWords(text)
    .split(" ")
    .some((word) => word.length > 5 && roleEnding.test(word))
    ? 0.5
    : 0;
}

/** From 0 to 1: how likely a text is the name of an organisation. */
export function organisationScore(text: string): number {
  const base = share(text, wordsOfOrganisations);
  if (base > 0) return base;
  if (firm.test(text)) return 0.8;
  const common = share(text, wordsOfEmployers);
  if (common > 0 && roleScore(text) === 0) return common;
  return /^\p{Lu}{2,6}$/u.test(text.trim()) ? 0.4 : 0;
}

/** From 0 to 1: how likely a text is the name of a school. */
export const schoolScore = (text: string): number => share(text, wordsOfSchools);

/** From 0 to 1: how likely a text is a degree. */
export function degreeScore(text: string): number {
  const plain = dotted(text);
  // In lower case one of them is a month.
  if (/^(?:DEC|AEC)\b/.test(plain)) return 1;
  if (degreeStart.test(plain.trim())) return 1;
  return share(plain, wordsOfDegrees);
}

/** From 0 to 1: how likely a text is the subject of a study. */
export const subjectScore = (text: string): number =>
  studyFieldLabel.test(text) && schoolScore(text) === 0 ? 1 : share(text, wordsOfSubjects);
