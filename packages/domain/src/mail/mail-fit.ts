import * as lexicon from "@postulo/lexicon/mail-stages";
import { occupations, titleNouns, trades } from "@postulo/lexicon/occupations";
import type { KnownApplication } from "./known-application.ts";
import { companyWords, plain, titleWords, wordsIn } from "./mail-words.ts";

/** The host of an address; "" without one. */
export const hostOf = (url: string | null) =>
  /^(?:https?:)?\/\/([^/?#:]+)/i.exec(url ?? "")?.[1]?.toLowerCase() ?? "";

const genericWords = new Set(
  "this that our your above following open current position positions role post job vacancy opening opportunity employment poste emploi offre recrutement notre votre ce cette sein".split(
    " ",
  ),
);

/** Whether two words are the same but for their ends, as "engineer" and "engineering". */
const areAlike = (one: string, other: string) =>
  one.length >= 4 && other.length >= 4 && one.slice(0, 4) === other.slice(0, 4);

const jobNouns = new Set([...occupations, ...titleNouns]);
const isJobNoun = (word: string) =>
  jobNouns.has(word) || jobNouns.has(word.replace(/s$/, "")) || trades.test(word);

const isIn = (word: string, words: readonly string[]) =>
  words.some((one) => one === word || areAlike(one, word));

/** Whether words name the job of a title: one of its own words, or nothing but its noun. "Process engineer" is no "Quality engineer". */
function isTitle(named: readonly string[], title: readonly string[]): boolean {
  const shared = named.filter((word) => isIn(word, title));
  return (
    shared.some((word) => !isJobNoun(word)) ||
    (shared.length > 0 && (shared.length === named.length || title.every(isJobNoun)))
  );
}

/** Of a folded subject, whom one will talk with, and the phrase "dans le cadre": neither is the job. */
const besideJob = / (?:avec|with) .*| dans le cadre /;

/** Whether a subject has a job's noun that is not in the title, or one whose other words are not in the mail. */
function hasOtherNoun(subject: string, title: readonly string[], words: ReadonlySet<string>) {
  const nouns = wordsIn(subject.replace(besideJob, " ")).filter(isJobNoun);
  const others = title.filter((word) => word.length > 2 && !isJobNoun(word));
  return (
    nouns.some((noun) => !isIn(noun, title)) ||
    (nouns.length > 0 && others.length > 0 && !others.some((word) => words.has(word)))
  );
}

interface ReadWords {
  /** Folded, with its signs. */
  readonly raw: string;
  /** Words alone. */
  readonly subject: string;
  readonly words: ReadonlySet<string>;
}

/** The phrase that begins at a position, without where the job is. */
function phraseAt(raw: string, start: number): string {
  const [phrase = ""] = raw.slice(start, start + 200).split(/[.,;:!?()\n–|]/, 1);
  const [job = ""] = phrase.split(/ - | chez | at /, 1);
  return job.trim() === "" ? phrase : job;
}

/** Phrases before a job, but before other things too: "poste de travail", "à l'offre publiée". */
const vaguePhrase = /^(?:poste d|a l.offre|a l.annonce|opportunity of)/;

/** Whether a mail names the job that the person applied for, and it is another one. */
export function namesOtherJob(
  { job_title: title, company_name: company }: KnownApplication,
  { raw, subject, words: all }: ReadWords,
): boolean {
  if (lexicon.otherJob.test(raw)) return true;
  const [titled, employer] = [wordsIn(titleWords(title)), wordsIn(plain(company))];
  if (hasOtherNoun(subject.replace(companyWords(company), " "), titled, all)) return true;
  const jobs = [...raw.matchAll(lexicon.jobNamed)].flatMap(({ 0: phrase, index }) => {
    const words = wordsIn(plain(phraseAt(raw, index + phrase.length)))
      .slice(0, 6)
      .filter((word) => word.length > 2 && !genericWords.has(word));
    const isJob = words.length > 0 && (!vaguePhrase.test(phrase) || words.some(isJobNoun));
    return isJob ? [words] : [];
  });
  return (
    jobs.length > 0 &&
    !jobs.some((words) => words.some((word) => employer.includes(word)) || isTitle(words, titled))
  );
}

const groupWords = new Set(
  "group groupe hopital hospital centre center university universite ville maison societe company communaute region the transports".split(
    " ",
  ),
);

/** The word by which the companies of a group are known. */
const groupName = ({ company_name: name }: KnownApplication) =>
  wordsIn(plain(name)).find((word) => word.length >= 4 && !groupWords.has(word));

/** Whether two applications are at one employer or at companies of one group. */
export function areOfGroup(one: KnownApplication, other: KnownApplication): boolean {
  const host = hostOf(one.job_url);
  const isOwnHost = host !== "" && host.split(".").length > 2 && !host.startsWith("www.");
  return (
    groupName(one) !== undefined &&
    groupName(one) === groupName(other) &&
    (companyWords(one.company_name) === companyWords(other.company_name) ||
      (isOwnHost && host === hostOf(other.job_url)))
  );
}
