import { fold } from "@postulo/lexicon/fold";
import { commonHosts } from "@postulo/lexicon/posting-company";
import { initials } from "./company/company-name.ts";

const host = /(?:@|https?:\/\/(?:www\.)?|\bwww\.)([a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,4})/gi;
const common = new Set(commonHosts);
const maxHosts = 40;
/** Minimum length of the part of a name or host that is compared, in characters. */
const leastPart = 5;

/** Labels of a host that do not name its owner: top-level domains and services. "careers.acme.co.uk" belongs to "acme". */
const notOwner =
  /^(?:[a-z]{2}|com|org|net|gov|edu|gouv|asso|info|www|mail|jobs?|careers?|emploi|recrutement|hr)$/;

/** The labels of the hosts in links and e-mail addresses of a text that can name the owner, as written. */
const ownerLabels = (text: string): readonly string[] =>
  [...fold(text).matchAll(host)]
    .slice(0, maxHosts)
    .flatMap(([, named = ""]) => named.split("."))
    .filter((label) => {
      const part = label.replaceAll("-", "");
      return part.length > 2 && !notOwner.test(part) && !common.has(part);
    });

/** The same without hyphens. */
export const contactHosts = (text: string): ReadonlySet<string> =>
  new Set(ownerLabels(text).map((label) => label.replaceAll("-", "")));

const maxHostWords = 6;
/** Of a posting; each is looked for in its whole text. */
const maxLabels = 8;
const leastLabel = 4;
const word = /[\p{L}\p{N}]+|[&+]/gu;
const isAnd = /^(?:&|\+)$/;
const articleBefore = /(?<![\p{L}\p{N}])(?:The|Les?|La) $/u;
/** "Sentia" of "sentia.example" is the beginning of "Sentia Talents". */
const restOfName = /^(?: \p{Lu}[\p{L}\p{N}'’-]{1,30}){1,3}/u;

type Token = { readonly text: string; readonly start: number; readonly end: number };

const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(word)].map(({ 0: text, index }) => ({
    text: fold(text),
    start: index,
    end: index + text.length,
  }));

/** Whether words spell a label: all of its letters ("Trois-Portes"), or its parts in their order ("sirc-orthe", "SIRC du Pays d'Orthe"). */
function spells(tokens: readonly Token[], label: string): boolean {
  const words = tokens.map(({ text }) => text);
  const joined = label.replaceAll("-", "");
  const spellings = ["", "and", "et"].map((and) =>
    words.map((one) => (isAnd.test(one) ? and : one)).join(""),
  );
  if (spellings.includes(joined)) return true;
  const parts = label.split("-");
  if (parts.length < 2 || parts[0] !== words[0] || parts.at(-1) !== words.at(-1)) return false;
  let at = 0;
  for (const one of words) if (one === parts[at]) at += 1;
  return at === parts.length;
}

/** The names in a text that the host of an address spells, as written and with an article before them. */
export function namesOfHosts(text: string): readonly string[] {
  const labels = [...new Set(ownerLabels(text))]
    .filter((label) => label.length >= leastLabel && !/^\d+$/.test(label))
    .slice(0, maxLabels);
  if (labels.length === 0) return [];
  const names = text.split("\n").flatMap((line) => {
    const tokens = tokensOf(line);
    return tokens.flatMap((first, at) => {
      const isName = /^[\p{Lu}\d]/u.test(line.slice(first.start));
      const isAddress = /[@./]$/.test(line.slice(0, first.start));
      if (!isName || isAddress) return [];
      const lasts = tokens.slice(at, at + maxHostWords);
      const last = lasts.findLast((_, count) =>
        labels.some((label) => spells(lasts.slice(0, count + 1), label)),
      );
      if (last === undefined || /^[@.]\p{L}/u.test(line.slice(last.end))) return [];
      if (/[()[\]]/.test(line.slice(first.start, last.end))) return [];
      const article = articleBefore.exec(line.slice(0, first.start))?.[0] ?? "";
      const isDotted = /^(?:\p{Lu}\.)+\p{Lu}$/u.test(line.slice(first.start, last.end));
      const rest = isDotted ? "." : (restOfName.exec(line.slice(last.end))?.[0] ?? "");
      return [article + line.slice(first.start, last.end) + rest];
    });
  });
  return [...new Set(names)];
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
