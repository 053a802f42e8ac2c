import * as lexicon from "@postulo/lexicon/mail-stages";
import {
  prepareMail,
  reasonsFor,
  type ApplicationReason,
  type MailEvidence,
  type PreparedMail,
} from "./application-evidence.ts";
import type { KnownApplication } from "./known-application.ts";
import { areOfGroup, namesOtherJob } from "./mail-fit.ts";
import { sentencesOf } from "./mail-sentences.ts";
import { isDecided } from "./stage-signs.ts";
import { companyWords, titleWords } from "./mail-words.ts";
import { isPlatform } from "./sender-domain.ts";

export interface ApplicationCandidate {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly ApplicationReason[];
}

const weights: Readonly<Record<ApplicationReason, number>> = {
  contact: 6,
  link: 6,
  reference: 6,
  domain: 5,
  partOfDomain: 3,
  sender: 4,
  subject: 4,
  text: 3,
  signature: 5,
  title: 4,
  partOfTitle: 2,
  person: 2,
};
/** The sum from which on an application is proposed, and how much the next one must be below it. */
const enough = 5;
const margin = 2;

/** Where a company is named: one fact, however often it is seen. */
const companyReasons: readonly ApplicationReason[] = ["sender", "subject", "text", "signature"];
/** By whom a mail is sent. */
const senderReasons: readonly ApplicationReason[] = ["contact", "domain", "partOfDomain"];

const most = (reasons: readonly ApplicationReason[]) =>
  Math.max(0, ...reasons.map((reason) => weights[reason]));

function scoreOf(reasons: readonly ApplicationReason[]): number {
  const company = reasons.filter((reason) => companyReasons.includes(reason));
  const sender = reasons.filter((reason) => senderReasons.includes(reason));
  const others = reasons.filter(
    (reason) => !companyReasons.includes(reason) && !senderReasons.includes(reason),
  );
  return (
    most(company) +
    (company.length > 1 ? 1 : 0) +
    most(sender) +
    others.reduce((sum, reason) => sum + weights[reason], 0)
  );
}

/** What tells one application from another one of the same employer or group. */
const ownReasons: readonly ApplicationReason[] = [
  "title",
  "partOfTitle",
  "reference",
  "contact",
  "person",
  "link",
];
/** Mailboxes of an employer for any matter. */
const generalMailbox = /^(?:info|infos|hello|contact|news|newsletter|infolettre|office|shop|team)@/;
const automaticSender =
  /no-?reply|do-?not-?reply|ne-?pas-?repondre|ne_pas_repondre|mailer|notification|^(?:news|events|alert)/;

/** Whether a program sends from a mailbox, as far as its name tells. */
export const isAutomatic = (address: string): boolean => automaticSender.test(address);

const recruiting = "talent career carriere recrut recruit candidat hiring jobs emploi".split(" ");
const recruitingTeams = new Set("hr rh drh people job noreply".split(" "));

/** Whether a mailbox recruits for all jobs of an employer, as far as its name tells. */
const isSharedMailbox = (address: string): boolean =>
  (address.split("@")[0] ?? "")
    .split(/[.+_-]/)
    .some((word) => recruitingTeams.has(word) || recruiting.some((one) => word.startsWith(one)));

const isDistinct = (reasons: readonly ApplicationReason[], { from }: PreparedMail) =>
  reasons.some(
    (reason) =>
      ownReasons.includes(reason) && (reason !== "contact" || !isSharedMailbox(from.address)),
  );

/** Whether the mail names this very job. */
const isOfJob = (reasons: readonly ApplicationReason[]) =>
  (["reference", "title", "link"] as const).some((reason) => reasons.includes(reason));

/** What shows without words of an application process that a mail is about an application. */
function isEvidence({ reasons }: ApplicationCandidate, { from }: PreparedMail): boolean {
  const isFrom = (["contact", "domain", "partOfDomain", "sender"] as const).some((one) =>
    reasons.includes(one),
  );
  return (
    reasons.includes("reference") ||
    (reasons.includes("contact") && !generalMailbox.test(from.address)) ||
    (isFrom && (reasons.includes("title") || reasons.includes("person")))
  );
}

/** Whether there is anything beyond the job's title and a person's name. */
const namesEmployer = (reasons: readonly ApplicationReason[]) =>
  reasons.some((reason) => !["title", "partOfTitle", "person"].includes(reason));

export interface ApplicationReading {
  /** The application, if it is beyond doubt. */
  readonly id: string | null;
  readonly reasons: readonly ApplicationReason[];
  /** Whether the mail is about this person's application to one of those, even if it is not known to which. */
  readonly isAboutOne: boolean;
  /** All that may be meant, the most likely first. */
  readonly candidates: readonly ApplicationCandidate[];
}

/** Whether a mail names another job than that of an application. */
function isOfOtherJob(
  { id, reasons }: ApplicationCandidate,
  mail: PreparedMail,
  applications: readonly KnownApplication[],
): boolean {
  const own = applications.find((one) => one.id === id);
  return own !== undefined && !isOfJob(reasons) && namesOtherJob(own, mail);
}

/** Whether other applications are at the same employer or group, and nothing tells this one from them. */
function isOneOfSeveral(
  { id, reasons }: ApplicationCandidate,
  mail: PreparedMail,
  applications: readonly KnownApplication[],
): boolean {
  const own = applications.find((one) => one.id === id);
  if (!own || isOfJob(reasons) || isDistinct(reasons, mail)) return false;
  return applications.some((other) => other !== own && areOfGroup(own, other));
}

/** Whether a mail names the employer. */
const isNamed = (reasons: readonly ApplicationReason[]) =>
  reasons.includes("subject") || reasons.includes("text");

/**
 * Whether a mail may be about another employer than its own: an agency or a sister company recruits for that one, which the subject names,
 * or beside the job's title.
 */
const isForOther = (best: ApplicationCandidate, others: readonly ApplicationCandidate[]) =>
  others.some(
    ({ reasons }) =>
      (reasons.includes("subject") && !best.reasons.includes("subject")) ||
      (isNamed(reasons) && isOfJob(reasons) && !isOfJob(best.reasons)),
  );

/** Whether a person, and no program, writes from the employer's domain, and about recruitment. */
const isFromColleague = ({ reasons }: ApplicationCandidate, mail: PreparedMail): boolean =>
  (reasons.includes("domain") || reasons.includes("contact")) &&
  !isAutomatic(mail.from.address) &&
  (mail.hasCalendar || lexicon.processWord.test(mail.raw)) &&
  !lexicon.noProcess.test(mail.raw);

/** Whether a mail offers the job to everybody, and does not speak of it to the applicant. */
const isAdvert = (best: ApplicationCandidate, mail: PreparedMail): boolean =>
  lexicon.advert.test(mail.raw) &&
  !best.reasons.includes("reference") &&
  (isSharedMailbox(mail.from.address) || !isFromColleague(best, mail));

/** Whether a platform by which employers recruit names the employer and the job. */
const isFromPlatform = ({ reasons }: ApplicationCandidate, { domains }: PreparedMail): boolean =>
  domains.some(isPlatform) && reasons.includes("title") && namesEmployer(reasons);

/** Whether a mail is of the process of an application, and no advert. */
const isProcess = (best: ApplicationCandidate, mail: PreparedMail): boolean =>
  best.score >= enough &&
  (lexicon.ownApplication.test(mail.rawThread) ||
    isEvidence(best, mail) ||
    isFromColleague(best, mail) ||
    isFromPlatform(best, mail) ||
    sentencesOf(mail.lines).some(isDecided)) &&
  !isAdvert(best, mail);

/** The application that a mail is about; none where two are almost as likely. */
export function findApplication(
  evidence: MailEvidence,
  applications: readonly KnownApplication[],
): ApplicationReading {
  const mail = prepareMail(evidence);
  const titles = Map.groupBy(applications, (one) => companyWords(one.company_name));
  const known = {
    names: [...titles.keys()],
    titles: new Map(
      [...titles].map(([name, all]) => [name, all.map((one) => titleWords(one.job_title))]),
    ),
  };
  const candidates = applications
    .map((application) => {
      const reasons = reasonsFor(application, mail, known);
      const score = namesEmployer(reasons) ? scoreOf(reasons) : scoreOf(reasons) / 4;
      return { id: application.id, score, reasons };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best, ...others] = candidates;
  const isAboutOne =
    best !== undefined && isProcess(best, mail) && !isOfOtherJob(best, mail, applications);
  const isSure =
    isAboutOne &&
    best.score - (others[0]?.score ?? 0) >= margin &&
    !isForOther(best, others) &&
    !isOneOfSeveral(best, mail, applications);
  return {
    id: isSure ? best.id : null,
    reasons: isSure ? best.reasons : [],
    isAboutOne,
    candidates: candidates.slice(0, 8),
  };
}
