import type { KnownApplication } from "./known-application.ts";
import { hostOf, isCommonName } from "./mail-fit.ts";
import { companyWords, wordsIn } from "./mail-words.ts";

/** Hosts by which employers recruit: what they send is about applications. */
const platformDomains = new Set(
  (
    "greenhouse.io greenhouse-mail.io lever.co ashbyhq.com workable.com workablemail.com workday.com myworkday.com " +
    "myworkdayjobs.com smartrecruiters.com teamtailor.com teamtailor-mail.com recruitee.com recruitee-mail.com personio.de personio.com " +
    "bamboohr.com icims.com jobvite.com taleo.net successfactors.com successfactors.eu oraclecloud.com breezy.hr breezy-mail.com " +
    "jazz.co applytojob.com flatchr.io taleez.com softgarden.io talentsoft.com welcometothejungle.com wttj.co welcomekit.co tal.net trac.jobs"
  ).split(" "),
);

/** Hosts that send mails and publish postings for many employers, and of private mailboxes. */
const sharedDomains = new Set(
  (
    [...platformDomains].join(" ") +
    " indeed.com indeedemail.com linkedin.com glassdoor.com monster.com hellowork.com apec.fr francetravail.fr cadremploi.fr " +
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

/** The own domain of an address; "" without one. */
export const domainOf = (email: string | null) => ownDomain((email ?? "").split("@")[1] ?? "");
/** An own domain of the employer, from the posting's address or the contact's. */
function ownDomains({ job_url: url, contact_email: email }: KnownApplication): string[] {
  return [ownDomain(hostOf(url)), domainOf(email)].filter(
    (domain) => domain !== "" && !sharedDomains.has(domain),
  );
}

/** Whether an employer recruits by a domain, and its mails are no adverts. */
export const isPlatform = (domain: string) => platformDomains.has(domain);

const label = (domain: string) => (domain.split(".")[0] ?? "").replaceAll("-", "");

/** Whether a domain is the employer's own. */
export function isSender(application: KnownApplication, domain: string): boolean {
  if (domain === "" || sharedDomains.has(domain)) return false;
  if (ownDomains(application).includes(domain)) return true;
  const words = companyWords(application.company_name);
  const isWhole = ["", "and", "et"].some((joint) => {
    const name = words.replaceAll("&", joint).replaceAll(" ", "");
    return name.length >= 3 && label(domain) === name;
  });
  return isWhole || isOwnWords(words, label(domain));
}

/** Whether a domain is made of several words of a company, and has all of them but small ones and those of many companies. */
function isOwnWords(company: string, name: string): boolean {
  const words = company.trim().split(" ");
  const needed = wordsIn(company).filter((word) => !isCommonName(word));
  if (needed.length === 0 || needed.join("").length < 5) return false;
  const isMadeOf = (rest: string, left: readonly string[]): boolean =>
    rest === ""
      ? left.every((word) => !needed.includes(word))
      : left.some(
          (word, at) =>
            word !== "" &&
            rest.startsWith(word) &&
            isMadeOf(rest.slice(word.length), left.toSpliced(at, 1)),
        );
  return words.length <= 8 && !words.includes(name) && isMadeOf(name, words);
}

/** Whether a domain is one word of the employer's name, by which others may be known too. */
export function isNamedLikeSender(application: KnownApplication, domain: string): boolean {
  if (domain === "" || sharedDomains.has(domain)) return false;
  const [words, name] = [companyWords(application.company_name).trim().split(" "), label(domain)];
  return words.length > 1 && name.length >= 5 && !isCommonName(name) && words.includes(name);
}
