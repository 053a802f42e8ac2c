import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-stages";
import type { KnownApplication } from "./known-application.ts";
import { titleIn } from "./mail-title.ts";
import {
  companyWords,
  hasAllWords,
  isInLongerName,
  isLegalForm,
  plain,
  titleWords,
  wordsIn,
} from "./mail-words.ts";
import type { MailAddress } from "./received-mail.ts";
import { domainOf, isNamedLikeSender, isSender } from "./sender-domain.ts";

/** Why a mail may belong to an application. */
export const applicationReasons = [
  "contact",
  "domain",
  "partOfDomain",
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

/** What senders add to the name of their company. */
const teamWords = new Set(
  "recruitment recruiting recruiter careers career talent talents team hr people jobs hiring acquisition human resources no reply noreply via at from department office staff candidate experience recrutement carrieres carriere equipe rh ressources humaines service candidature candidatures contact interview interviews application applications offer entretien offre".split(
    " ",
  ),
);
export interface MailEvidence {
  readonly from: MailAddress;
  readonly subject: string;
  /** With the signature. */
  readonly text: string;
  readonly hasCalendar?: boolean;
  /** The mails around it: of the thread that it answers, and the one that forwards it. They tell of which application it is. */
  readonly thread?: {
    readonly from: MailAddress;
    readonly subject: string;
    readonly text: string;
  };
}

/** A word as it is written. */
interface Token {
  readonly folded: string;
  /** Whether it has a capital and further letters. */
  readonly isCapital: boolean;
  /** Whether nothing but a space is before it. */
  readonly followsSpace: boolean;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}&]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    isCapital: /^\p{Lu}\p{L}/u.test(word),
    followsSpace: /[^\s.,;:!?()–|-] $/u.test(text.slice(Math.max(0, index - 2), index)),
  }));

/** A mail as it is compared with each application. */
export interface PreparedMail {
  readonly from: MailAddress;
  /** The addresses of the mail and of who passed it on. */
  readonly senders: readonly string[];
  readonly domains: readonly string[];
  readonly senderName: string;
  readonly subject: string;
  /** With the thread. */
  readonly text: string;
  /** All words of the mail: most applications have a word that is not among them, and need no search in its text. */
  readonly words: ReadonlySet<string>;
  /** As they are written. */
  readonly lines: string;
  /** The same below the subject. */
  readonly written: string;
  readonly hasCalendar: boolean;
  /** Folded, with its signs. */
  readonly raw: string;
  /** The same with the thread. */
  readonly rawThread: string;
  /** Whether the mail names a company on its own, by the company's words; applications share companies. */
  readonly isOwnName: (company: string) => boolean;
}

/** A text without its sentences about another application of the reader: "Your application for Baker is not affected." */
const withoutOtherApplications = (text: string) =>
  lexicon.otherApplication.test(fold(text))
    ? text
        .split("\n")
        .map((line) =>
          line
            .split(/(?<=[.!?])\s+/)
            .filter((sentence) => !lexicon.otherApplication.test(fold(sentence)))
            .join(" "),
        )
        .join("\n")
    : text;

/** A title with both genders as in "Assistant(e)", in its shorter form. */
const withoutFeminine = (text: string) =>
  text.replaceAll(/(?<=\p{L})\((?:e|ne|se|ere|ère|ice|rice|trice|euse)s?\)/gu, "");

/** Prepares a mail once for all applications. */
export function prepareMail(evidence: MailEvidence): PreparedMail {
  const { from, subject, text: whole, hasCalendar = false, thread } = evidence;
  const text = withoutOtherApplications(whole);
  const history = thread ? `${thread.subject}\n${thread.text}` : "";
  const all = `${text}\n${history}`;
  const [senderName, plainSubject, plainText] = [from.name, subject, all]
    .map(withoutFeminine)
    .map(plain);
  const tokens = tokensOf(`${subject}\n${all}`);
  const senders = [from.address, thread?.from.address ?? ""].filter((address) => address !== "");
  const raw = fold(`${subject}\n${text}`);
  const ownNames = new Map<string, boolean>();
  return {
    from,
    senders,
    domains: senders.map(domainOf),
    senderName: senderName ?? "",
    subject: plainSubject ?? "",
    text: plainText ?? "",
    words: new Set(`${senderName}${plainSubject}${plainText}`.split(" ")),
    lines: whole,
    written: `${subject}\n${whole}`,
    hasCalendar,
    raw,
    rawThread: `${raw}\n${fold(history)}`,
    isOwnName(company) {
      const isOwn = ownNames.get(company) ?? !isAlwaysLonger(company, tokens);
      ownNames.set(company, isOwn);
      return isOwn;
    },
  };
}

/** Whether a word behind a company's name belongs to a longer one: "Cargo" in "Nimbus Cargo", not "Ltd" or "Team". */
const goesOn = (next: Token | undefined) =>
  next !== undefined &&
  next.isCapital &&
  next.followsSpace &&
  !teamWords.has(next.folded) &&
  !isLegalForm(next.folded);

/** Whether a company is named only as the beginning of a longer name. */
function isAlwaysLonger(company: string, tokens: readonly Token[]): boolean {
  const words = company.trim().split(" ");
  let isNamed = false;
  for (let at = 0; at < tokens.length; at++) {
    if (!words.every((word, index) => tokens[at + index]?.folded === word)) continue;
    if (!goesOn(tokens[at + words.length])) return false;
    isNamed = true;
  }
  return isNamed;
}

function hasReference(application: KnownApplication, raw: string): boolean {
  const reference = fold(application.reference ?? "").trim();
  if (reference.length < 4 || !/\d/.test(reference)) return false;
  const at = raw.indexOf(reference);
  const isWhole =
    !/[\p{L}\d]/u.test(raw[at - 1] ?? " ") && !/\d/.test(raw[at + reference.length] ?? " ");
  return at >= 0 && isWhole;
}

/** What continues a name or a number in an address: `/jobs/7` is not in `/jobs/71`, nor `lenoir.test` in `not-lenoir.test`. */
const continuesAddress = /[\p{L}\p{N}_%~-]/u;

/** Whether a mail has the address of the posting, or one below it. */
function hasLink({ job_url: url }: KnownApplication, raw: string): boolean {
  const address = fold(url ?? "")
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[/?#]$/, "");
  if (address.split("/").length < 3) return false;
  for (let at = raw.indexOf(address); at >= 0; at = raw.indexOf(address, at + 1)) {
    const before = raw.slice(Math.max(0, at - 5), at).replace(/www\.$/, "");
    const after = raw.charAt(at + address.length);
    if (!/[\p{L}\p{N}_.-]$/u.test(before) && !continuesAddress.test(after)) return true;
  }
  return false;
}

/** The companies and the jobs of all applications. */
interface KnownNames {
  /** The names of all companies, between spaces. */
  readonly names: readonly string[];
  /** The titles of the jobs at a company, by its name. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
}

/** Why a mail may belong to an application. */
export function reasonsFor(
  application: KnownApplication,
  mail: PreparedMail,
  { names, titles }: KnownNames,
): ApplicationReason[] {
  const company = companyWords(application.company_name);
  const title = titleWords(application.job_title);
  const isPossible = company.trim().length >= 2 && hasAllWords(company, mail.words);
  const isPresent = isPossible && mail.isOwnName(company);
  const isNamed = (text: string) =>
    isPresent && text.includes(company) && !isInLongerName(company, text, names);
  const email = (application.contact_email ?? "").toLowerCase();
  const titleReason = titleIn(title, titles.get(company) ?? [], mail);
  const isDomain = mail.domains.some((domain) => isSender(application, domain));
  const checks: readonly (readonly [ApplicationReason, boolean])[] = [
    ["contact", email !== "" && mail.senders.includes(email)],
    ["domain", isDomain],
    [
      "partOfDomain",
      !isDomain && mail.domains.some((domain) => isNamedLikeSender(application, domain)),
    ],
    ["sender", isPossible && isSenderName(company, mail.senderName)],
    ["subject", isNamed(mail.subject)],
    ["text", isNamed(mail.text)],
    ["signature", isNamed(mail.text) && isInSignature(company, mail.lines)],
    ["title", titleReason === "title"],
    ["partOfTitle", titleReason === "partOfTitle"],
    ["reference", hasReference(application, mail.rawThread)],
    ["link", hasLink(application, mail.rawThread)],
    ["person", hasPerson(plain(application.contact_name ?? ""), mail)],
  ];
  return checks.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Whether a mail has a first and a last name. */
const hasPerson = (name: string, mail: PreparedMail): boolean =>
  name.trim().includes(" ") &&
  hasAllWords(name, mail.words) &&
  `${mail.senderName}${mail.text}`.includes(name);

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
