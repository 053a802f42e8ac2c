import * as lexicon from "@postulo/lexicon/mail-stages";
import { occupations, titleNouns, trades } from "@postulo/lexicon/occupations";
import type { KnownApplication } from "./known-application.ts";
import { companyWords, plain, titleWords, wordsIn } from "./mail-words.ts";

/** The host of an address; "" without one. */
export const hostOf = (url: string | null) =>
  /^(?:https?:)?\/\/([^/?#:]+)/i.exec(url ?? "")?.[1]?.toLowerCase() ?? "";

const genericWords = new Set(
  "this that our your above following open current position positions role post job vacancy opening opportunity employment poste emploi offre recrutement notre votre ce cette sein pour garde police secours travail concernant regarding confirmation reponse cdd cdi".split(
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

const initialsOf = (words: readonly string[]) => words.map((word) => word.charAt(0)).join("");

/** Whether a phrase names the job of a title: it has one of the title's words beside the noun, or it is the noun alone. */
function isTitle(named: readonly string[], title: readonly string[]): boolean {
  if (title.length > 1 && named.includes(initialsOf(title))) return true;
  const shared = named.filter((word) => isIn(word, title));
  return (
    shared.some((word) => !isJobNoun(word)) ||
    (shared.length > 0 && (shared.length === named.length || title.every(isJobNoun)))
  );
}

/** In a folded subject, the person one will talk with, the phrase "dans le cadre" and where the job is: these are not the job. */
const besideJob = / (?:avec|with) .*| dans le cadre | (?:chez|at) [^ ]+/;

/** Whether a word next to the noun of a job can make it another job, as "process" in "process engineer". */
const isQualifier = (word = "") =>
  word.length > 2 &&
  wordsIn(word).length > 0 &&
  !genericWords.has(word) &&
  !lexicon.aboutApplication.test(word);

/**
 * Whether a folded subject names another job than the title: by a noun that is not in the title, or by the same noun with another
 * word next to it while the mail has none of the title's other words.
 */
function namesOtherTitle(
  subject: string,
  title: readonly string[],
  mailWords: ReadonlySet<string>,
): boolean {
  const words = subject.replace(besideJob, " ").trim().split(" ");
  const nouns = [...words.entries()].filter(([, word]) => isJobNoun(word));
  if (nouns.some(([, noun]) => !isIn(noun, title))) return true;
  const others = title.filter((word) => word.length > 2 && !isJobNoun(word));
  if (others.length === 0 || others.some((word) => mailWords.has(word))) return false;
  return nouns.some(([at]) => isQualifier(words[at - 1]) || isQualifier(words[at + 1]));
}

interface ReadWords {
  /** Folded, with its signs. */
  readonly raw: string;
  /** Words alone. */
  readonly subject: string;
  readonly words: ReadonlySet<string>;
}

/** What follows the name of a job in a sentence. */
const endOfJob =
  / (?:-|chez|at|et|and|qui|which|that|on|we|nous|is|est|has|came|ouvert|vu|a bien|a ete|n'a) /;

/** The phrase that begins at a position, without where the job is. */
function phraseAt(raw: string, start: number): string {
  const [phrase = ""] = raw.slice(start, start + 200).split(/[.,;:!?()\n–|]/, 1);
  const [job = ""] = phrase.split(endOfJob, 1);
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
  if (namesOtherTitle(subject.replace(companyWords(company), " "), titled, all)) return true;
  const initials = initialsOf(titled);
  const jobs = [...raw.matchAll(lexicon.jobNamed)].flatMap(({ 0: phrase, index }) => {
    const words = wordsIn(plain(phraseAt(raw, index + phrase.length)))
      .slice(0, 6)
      .filter((word) => !genericWords.has(word) && (word.length > 2 || word === initials));
    const isJob = words.length > 0 && (!vaguePhrase.test(phrase) || words.some(isJobNoun));
    return isJob ? [words] : [];
  });
  return (
    jobs.length > 0 &&
    !jobs.some((words) => words.some((word) => employer.includes(word)) || isTitle(words, titled))
  );
}

const groupWords = new Set(
  "group groupe hopital hospital centre center clinique clinic university universite ville commune mairie maison societe company communaute region the transports cooperative agence agency institut institute ecole school nhs trust foundation fondation software solutions services studio cabinet atelier".split(
    " ",
  ),
);

/** Whether a word is in the names of many companies. */
export const isCommonName = (word: string): boolean => groupWords.has(word) || isJobNoun(word);

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
