import { fold } from "@postulo/lexicon/fold";
import { articleBefore, openingLead } from "@postulo/lexicon/posting-company";
import { headingSection } from "../headings.ts";
import { contactHosts } from "../contact-hosts.ts";
import { namedAgency } from "./company-patterns.ts";

/** What the whole posting says of any name in it. */
export type CompanyContext = {
  readonly lines: readonly string[];
  readonly lowerText: string;
  /** Words that occur in small letters, folded. */
  readonly commonWords: ReadonlySet<string>;
  readonly hosts: ReadonlySet<string>;
  /** The first sentences below the title, folded, without their article and what bids to join. */
  readonly openings: readonly string[];
  /** The same of the sentences below a heading about the employer. */
  readonly introductions: readonly string[];
  /** Those who recruit for another one that is named, folded. */
  readonly agencies: ReadonlySet<string>;
};

const isAddress = (word: string) => /@|^\(?(?:https?:|www\.)/.test(word);
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{N}]*/gu;
const bare = (line: string) =>
  fold(line).replace(openingLead, "").replace(articleBefore, "").trim();

const openingRows = 6;
const leastWordsOfSentence = 4;
const isSentence = (line: string) =>
  line.split(/\s+/).length >= leastWordsOfSentence && /\p{Ll}/u.test(line);

/** In characters; a longer row is no heading. */
const maxHeading = 60;
const isBelowHeading = (above: string | undefined, row: string) =>
  above !== undefined && above.length <= maxHeading && isSentence(row);

function smallWords(text: string): ReadonlySet<string> {
  const words = text.split(/\s+/).filter((word) => !isAddress(word));
  return new Set(fold((words.join(" ").match(smallWord) ?? []).join(" ")).split(" "));
}

export function companyContext(
  text: string,
  posting: string,
  title: string | undefined,
): CompanyContext {
  const lines = text.split("\n");
  const rows = lines.filter((line) => line.trim() !== "");
  const named = title === undefined ? undefined : fold(title);
  return {
    lines,
    lowerText: text.toLowerCase(),
    commonWords: smallWords(text),
    hosts: contactHosts(posting),
    agencies: new Set([...text.matchAll(namedAgency)].map(([, agency = ""]) => fold(agency))),
    openings: rows
      .slice(0, openingRows)
      .filter((row) => isSentence(row) && (named === undefined || !fold(row).startsWith(named)))
      .map(bare),
    introductions: rows
      .filter(
        (row, at) =>
          isBelowHeading(rows[at - 1], row) && headingSection(rows[at - 1] ?? "") === "employer",
      )
      .map(bare),
  };
}

/** After a name at the beginning of a sentence: a verb, what is in brackets, or what it is. */
const afterSubject =
  /^(?: \p{Ll}| \(|, (?:(?:an?|the|une?|la|le|entreprise|societe|association|groupe|agence) |l['’])\p{Ll}|\s?[!:])/u;

/** Whether one of the sentences begins with a name. */
export const beginsWith = (sentences: readonly string[], company: string): boolean => {
  const name = bare(company);
  return sentences.some(
    (sentence) => sentence.startsWith(name) && afterSubject.test(sentence.slice(name.length)),
  );
};
