import { degreeStart, degreeWords } from "@postulo/lexicon/degrees";
import { jobTitleWords, titleHeadsFirst, titleHeadsLast } from "@postulo/lexicon/job-titles";
import { occupations } from "@postulo/lexicon/occupations";
import {
  employerWords,
  firm,
  organisationWords,
  schoolHead,
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

const occupationWords: ReadonlySet<string> = new Set([
  ...occupations,
  ...titleHeadsFirst,
  ...titleHeadsLast,
]);
const headsFirst: ReadonlySet<string> = new Set(titleHeadsFirst);
const headsLast: ReadonlySet<string> = new Set(titleHeadsLast);
const nounPhrases = /[,/|•·()–—&]|\s-\s|\s(?:of|for|in|at|to|and|et)\s/u;

/** From 0 to 1: how likely a text is a title by the word that heads one of its noun phrases. */
function headScore(text: string): number {
  const phrases = text.split(nounPhrases).map((phrase) => foldWords(phrase).split(" "));
  const isHeaded = phrases.some((words) => {
    const last = words.at(-1) ?? "";
    return headsFirst.has(words[0] ?? "") || headsLast.has(last.replace(/s$/, ""));
  });
  return isHeaded ? Math.min(1, 0.6 + 0.4 / Math.max(1, phrases.flat().length)) : 0;
}

/** Whether a folded word names an occupation, whatever stands beside it. */
export const isOccupation = (word: string): boolean =>
  occupationWords.has(word) || (word.endsWith("s") && occupationWords.has(word.slice(0, -1)));

/** From 0 to 1: how likely a text is a job title by words that are no surnames. */
export function listedRoleScore(text: string): number {
  return firm.test(text) ? 0 : share(text, roleWords);
}

/** From 0 to 1: how likely a text is a job title. */
export function roleScore(text: string): number {
  if (firm.test(text)) return 0;
  const base = listedRoleScore(text) || headScore(text);
  if (base > 0) return base;
  if (/\br&d\b/i.test(text)) return 0.3;
  return foldWords(text)
    .split(" ")
    .some((word) => word.length > 5 && roleEnding.test(word))
    ? 0.5
    : 0;
}

/** From 0 to 1: how likely a text is the name of an organisation by words that name nothing else. */
export function listedOrganisationScore(text: string): number {
  const base = share(text, wordsOfOrganisations);
  return base > 0 || !firm.test(text) ? base : 0.8;
}

/** From 0 to 1: how likely a text is the name of an organisation. */
export function organisationScore(text: string): number {
  const base = listedOrganisationScore(text);
  if (base > 0) return base;
  const common = share(text, wordsOfEmployers);
  if (common > 0 && roleScore(text) === 0) return common;
  return /^\p{Lu}{2,6}$/u.test(text.trim()) ? 0.4 : 0;
}

/** `École nationale d’ingénieurs` is a school, whatever it teaches. */
export const isSchoolName = (text: string): boolean => schoolHead.test(text);

/** From 0 to 1: how likely a text is the name of a school. */
export const schoolScore = (text: string): number => share(text, wordsOfSchools);

/** `A level`, `AS, Nursing`, `A.A. in Design`: in small letters these are other words. */
const associateCode = /^A[ -]?[Ll]evels?\b|^A\.?[AS]\.?(?=$|,|\s[–-]\s|\s(?:in|of|degree)\b)/u;
const associateOf = /^A\.[AS]\b[^,]*/u;

/** `A.S. Larmor Academy`, but not `A.S. Nursing`. */
export const isClub = (text: string): boolean => schoolScore(associateOf.exec(text)?.[0] ?? "") > 0;

/** From 0 to 1: how likely a text is a degree. */
export function degreeScore(text: string): number {
  if (associateCode.test(text)) return 1;
  if (associateOf.test(text)) return isClub(text) ? 0 : 1;
  const plain = dotted(text);
  // In lower case one of them is a month.
  if (/^(?:DEC|AEC)\b/.test(plain)) return 1;
  if (degreeStart.test(plain.trim())) return 1;
  return share(plain, wordsOfDegrees);
}

/** From 0 to 1: how likely a text is the subject of a study. */
export const subjectScore = (text: string): number =>
  studyFieldLabel.test(text) && schoolScore(text) === 0 ? 1 : share(text, wordsOfSubjects);
