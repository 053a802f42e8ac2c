import { fold } from "@postulo/lexicon/fold";
import { commonHosts } from "@postulo/lexicon/posting-company";
import { initials } from "./company-name.ts";

const host = /(?:@|https?:\/\/(?:www\.)?|\bwww\.)([a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,4})/gi;
const common = new Set(commonHosts);
const maxHosts = 40;
/** Minimum length of the part of a name or host that is compared, in characters. */
const leastPart = 5;

/** Labels of a host that do not name its owner: top-level domains and services. "careers.acme.co.uk" belongs to "acme". */
const notOwner =
  /^(?:[a-z]{2}|com|org|net|gov|edu|gouv|asso|info|www|mail|jobs?|careers?|emploi|recrutement|hr)$/;

/** The labels of the hosts in links and e-mail addresses of a text that can name the owner. */
export function contactHosts(text: string): ReadonlySet<string> {
  const parts = [...fold(text).matchAll(host)]
    .slice(0, maxHosts)
    .flatMap(([, named = ""]) => named.split("."))
    .map((part) => part.replaceAll("-", ""))
    .filter((part) => part.length > 2 && !notOwner.test(part) && !common.has(part));
  return new Set(parts);
}

/** Whether a host belongs to a name: both are the same letters, one begins with the other, or the host is its initials. */
export function ownsHost(key: readonly string[], hosts: ReadonlySet<string>): boolean {
  const joined = key.join("");
  return [...hosts].some(
    (part) =>
      part === joined ||
      part === initials(key) ||
      (joined.length >= leastPart && part.startsWith(joined)) ||
      (part.length >= leastPart && joined.startsWith(part)),
  );
}
