import * as lexicon from "@postulo/lexicon/mail-stages";
import type { KnownApplication } from "./known-application.ts";
import { companyWords, plain, wordsIn } from "./mail-words.ts";

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

/** Whether a mail names the job that the person applied for, and it is another one. @param raw The mail, folded, with its signs. */
export function namesOtherJob(
  { job_title: title, company_name: company }: KnownApplication,
  raw: string,
): boolean {
  if (lexicon.otherJob.test(raw)) return true;
  const [titled, employer] = [wordsIn(plain(title)), wordsIn(plain(company))];
  const named = [...raw.matchAll(lexicon.jobNamed)].map((match) =>
    wordsIn(plain(/^[^.,;:!?()\n–|]*/.exec(raw.slice(match.index + match[0].length))?.[0] ?? ""))
      .slice(0, 6)
      .filter((word) => word.length > 2 && !genericWords.has(word)),
  );
  const jobs = named.filter((words) => words.length > 0);
  return (
    jobs.length > 0 &&
    !jobs.some((words) =>
      words.some(
        (word) =>
          employer.includes(word) || titled.some((mine) => mine === word || areAlike(mine, word)),
      ),
    )
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
