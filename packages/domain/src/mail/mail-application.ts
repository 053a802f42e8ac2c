import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-stages";
import type { KnownApplication } from "./known-application.ts";
import { areOfGroup, hostOf, namesOtherJob } from "./mail-fit.ts";
import { companyWords, plain, titleWords, wordsIn } from "./mail-words.ts";
import type { MailAddress } from "./received-mail.ts";

/** Why a mail may belong to an application. */
export const applicationReasons = [
  "contact",
  "domain",
  "sender",
  "subject",
  "text",
  "signature",
  "title",
  "partOfTitle",
  "reference",
  "link",
  "person",
] as const;
export type ApplicationReason = (typeof applicationReasons)[number];

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

/** Hosts that send mails and publish postings for many employers, and of private mailboxes. */
const sharedDomains = new Set(
  (
    "greenhouse.io greenhouse-mail.io lever.co ashbyhq.com workable.com workablemail.com workday.com myworkday.com " +
    "myworkdayjobs.com smartrecruiters.com teamtailor.com teamtailor-mail.com recruitee.com recruitee-mail.com personio.de personio.com " +
    "bamboohr.com icims.com jobvite.com taleo.net successfactors.com successfactors.eu oraclecloud.com breezy.hr breezy-mail.com " +
    "jazz.co applytojob.com flatchr.io taleez.com softgarden.io talentsoft.com welcometothejungle.com wttj.co welcomekit.co " +
    "indeed.com indeedemail.com linkedin.com glassdoor.com monster.com hellowork.com apec.fr francetravail.fr cadremploi.fr " +
    "meteojob.com jobteaser.com gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr live.com yahoo.com yahoo.fr icloud.com " +
    "me.com proton.me protonmail.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr gmx.com gmx.de bluewin.ch google.com calendly.com zoom.us eventbrite.com"
  ).split(" "),
);
const secondLevel = new Set("co com org gov ac gouv net edu nhs".split(" "));

/** The part of a host that belongs to one owner: `example.co.uk` of `mail.example.co.uk`. */
function ownDomain(host: string): string {
  const labels = host.toLowerCase().split(".").filter(Boolean);
  const isLong = secondLevel.has(labels.at(-2) ?? "") && (labels.at(-1) ?? "").length === 2;
  return labels.slice(isLong ? -3 : -2).join(".");
}

const domainOf = (email: string | null) => ownDomain((email ?? "").split("@")[1] ?? "");
/** What senders add to the name of their company. */
const teamWords = new Set(
  "recruitment recruiting recruiter careers career talent talents team hr people jobs hiring acquisition human resources no reply noreply via at from department office staff candidate experience recrutement carrieres carriere equipe rh ressources humaines service candidature candidatures contact".split(
    " ",
  ),
);
export interface MailEvidence {
  readonly from: MailAddress;
  readonly subject: string;
  /** With the signature. */
  readonly text: string;
}

interface Prepared {
  readonly from: MailAddress;
  readonly domain: string;
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  /** All words of the mail: most applications have a word that is not among them, and need no search in its text. */
  readonly words: ReadonlySet<string>;
  /** As they are written. */
  readonly lines: string;
  /** Folded, with its signs. */
  readonly raw: string;
}

function prepare({ from, subject, text }: MailEvidence): Prepared {
  const [senderName, plainSubject, plainText] = [from.name, subject, text].map(plain);
  return {
    from,
    domain: domainOf(from.address),
    senderName: senderName ?? "",
    subject: plainSubject ?? "",
    text: plainText ?? "",
    words: new Set(`${senderName}${plainSubject}${plainText}`.split(" ")),
    lines: text,
    raw: fold(`${subject}\n${text}`),
  };
}

/** Whether a mail has all words of a phrase, in any order. */
const hasAllWords = (phrase: string, { words }: Prepared): boolean =>
  phrase.split(" ").every((word) => words.has(word));

/** An own domain of the employer, from the posting's address or the contact's. */
function ownDomains({ job_url: url, contact_email: email }: KnownApplication): string[] {
  return [ownDomain(hostOf(url)), domainOf(email)].filter(
    (domain) => domain !== "" && !sharedDomains.has(domain),
  );
}

const label = (domain: string) => (domain.split(".")[0] ?? "").replaceAll("-", "");

function isSender(application: KnownApplication, { domain }: Prepared): boolean {
  if (domain === "" || sharedDomains.has(domain)) return false;
  if (ownDomains(application).includes(domain)) return true;
  const name = companyWords(application.company_name).replaceAll(/[ &]/g, "");
  return name.length >= 3 && label(domain) === name;
}

/** What follows a company's name when it is the name of another one: "Atelier" in "Atelier Brunel". */
function isInLongerName(name: string, text: string, others: readonly string[]): boolean {
  const longer = others.filter((other) => other !== name && other.includes(name));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " | "), text);
  return !rest.includes(name);
}

function hasReference(application: KnownApplication, raw: string): boolean {
  const reference = fold(application.reference ?? "").trim();
  if (reference.length < 4 || !/\d/.test(reference)) return false;
  const at = raw.indexOf(reference);
  const isWhole =
    !/[\p{L}\d]/u.test(raw[at - 1] ?? " ") && !/\d/.test(raw[at + reference.length] ?? " ");
  return at >= 0 && isWhole;
}

/** A number or code in the posting's address that the mail names too. */
function hasLink({ job_url: url }: KnownApplication, raw: string): boolean {
  const plainUrl = fold(url ?? "")
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[/?#]$/, "");
  return plainUrl.split("/").length > 2 && raw.includes(plainUrl);
}

interface Companies {
  /** The names of all companies, between spaces. */
  readonly names: readonly string[];
}

function reasonsFor(
  application: KnownApplication,
  mail: Prepared,
  { names }: Companies,
): ApplicationReason[] {
  const company = companyWords(application.company_name);
  const title = titleWords(application.job_title);
  const isPossible = company.trim().length >= 2 && hasAllWords(company, mail);
  const isNamed = (text: string) =>
    isPossible && text.includes(company) && !isInLongerName(company, text, names);
  const contact = plain(application.contact_name ?? "");
  const email = (application.contact_email ?? "").toLowerCase();
  const hasTitle =
    hasAllWords(title, mail) && (mail.subject.includes(title) || mail.text.includes(title));
  const checks: readonly (readonly [ApplicationReason, boolean])[] = [
    ["contact", email !== "" && email === mail.from.address],
    ["domain", isSender(application, mail)],
    ["sender", isPossible && isSenderName(company, mail.senderName)],
    ["subject", isNamed(mail.subject)],
    ["text", isNamed(mail.text)],
    ["signature", isNamed(mail.text) && isInSignature(company, mail.lines)],
    ["title", hasTitle],
    ["partOfTitle", !hasTitle && hasPartOfTitle(title, mail)],
    ["reference", hasReference(application, mail.raw)],
    ["link", hasLink(application, mail.raw)],
    [
      "person",
      contact.trim().includes(" ") &&
        hasAllWords(contact, mail) &&
        `${mail.senderName}${mail.text}`.includes(contact),
    ],
  ];
  return checks.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Whether a sender's name is the company's, and not of another one that begins with it. */
function isSenderName(company: string, senderName: string): boolean {
  if (!senderName.includes(company)) return false;
  const rest = wordsIn(senderName.replace(company, " "));
  return rest.every((word) => teamWords.has(word)) || rest.length >= 4;
}

/** Whether a line is a name and no sentence: a heading, or a line of a signature. */
function isInSignature(company: string, text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.some(
    (line, at) =>
      (at < 2 || at >= lines.length - 8) &&
      line.length < 70 &&
      !/[.!?]\s*$/.test(line) &&
      plain(line).includes(company),
  );
}

/** The part of a title's words that a mail has. */
function hasPartOfTitle(title: string, { words }: Prepared): boolean {
  const own = wordsIn(title).filter((word) => word.length > 2);
  const found = own.filter((word) => words.has(word) || words.has(`${word}s`));
  return own.length > 1 && found.length >= 2 && found.length >= own.length / 2;
}

/** Where a company is named: one fact, however often it is seen. */
const companyReasons: readonly ApplicationReason[] = ["sender", "subject", "text", "signature"];
/** By whom a mail is sent. */
const senderReasons: readonly ApplicationReason[] = ["contact", "domain"];

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
const isDistinct = ({ reasons }: Pick<ApplicationCandidate, "reasons">) =>
  reasons.some((reason) => ownReasons.includes(reason));

/** Mailboxes of an employer for any matter. */
const generalMailbox = /^(?:info|infos|hello|contact|news|newsletter|infolettre|office|shop|team)@/;

/** What shows without words of an application process that a mail is about an application. */
function isEvidence({ reasons }: ApplicationCandidate, { from }: Prepared): boolean {
  const isFrom = (["contact", "domain", "sender"] as const).some((one) => reasons.includes(one));
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

/** Whether nothing in a mail is against this job: another one that it names, or one of the same group. */
function fitsJob(
  { id, reasons }: ApplicationCandidate,
  { raw }: Prepared,
  applications: readonly KnownApplication[],
): boolean {
  const own = applications.find((one) => one.id === id);
  if (!own || reasons.includes("reference") || reasons.includes("title")) return true;
  if (namesOtherJob(own, raw)) return false;
  const isShared = applications.some((other) => other !== own && areOfGroup(own, other));
  return isDistinct({ reasons }) || !isShared;
}

/** Whether a mail is of the process of an application, and no advert. */
const isProcess = (best: ApplicationCandidate, mail: Prepared): boolean =>
  best.score >= enough &&
  (lexicon.ownApplication.test(mail.raw) || isEvidence(best, mail)) &&
  (best.reasons.includes("reference") || !lexicon.advert.test(mail.raw));

/** The application that a mail is about; none where two are almost as likely. */
export function findApplication(
  evidence: MailEvidence,
  applications: readonly KnownApplication[],
): ApplicationReading {
  const mail = prepare(evidence);
  const companies = {
    names: [...new Set(applications.map((one) => companyWords(one.company_name)))],
  };
  const candidates = applications
    .map((application) => {
      const reasons = reasonsFor(application, mail, companies);
      const score = namesEmployer(reasons) ? scoreOf(reasons) : scoreOf(reasons) / 4;
      return { id: application.id, score, reasons };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = candidates;
  const isAboutOne =
    best !== undefined && isProcess(best, mail) && fitsJob(best, mail, applications);
  const isSure = isAboutOne && best.score - (next?.score ?? 0) >= margin;
  return {
    id: isSure ? best.id : null,
    reasons: isSure ? best.reasons : [],
    isAboutOne,
    candidates: candidates.slice(0, 8),
  };
}

/** The number or code of a posting at the end of its address, such as `VE-26-0078`; null for another address. */
export function referenceOf(url: string | null): string | null {
  const [address = ""] = (url ?? "").split(/[?#]/);
  const [last = ""] = address.split("/").slice(3).slice(-1);
  const isCode = last.length <= 20 && /^[a-z]{0,4}-?\d[\d-]+$/i.test(last);
  const isYear = /^(?:19|20)\d\d$/.test(last);
  return isCode && !isYear && last.length >= 4 ? last : null;
}
