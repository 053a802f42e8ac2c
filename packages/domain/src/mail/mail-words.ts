import { fold } from "@postulo/lexicon/fold";

/** Words alone, folded. */
export const plain = (text: string) =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}&]+/gu, " ")
    .trim()} `;

const legalForms =
  "inc|ltd|limited|llc|llp|plc|corp|corporation|gmbh|ag|sa|sas|sasu|sarl|srl|bv|nv|ab|as|oy|company";
const partners = "(?:&|and|et) (?:associes|associates|partners|partenaires|fils|sons|co)";
/** Also "& Associés", which a signature leaves out. */
const lastLegalForm = new RegExp(`(?: (?:${legalForms})| ${partners}) $`);
const wholeLegalForm = new RegExp(`^(?:${legalForms})$`);

/** Whether a folded word is the legal form of a company. */
export const isLegalForm = (word: string) => wholeLegalForm.test(word);

/** The name of a company as mails write it, between spaces. */
export function companyWords(name: string): string {
  const words = plain(name);
  const shorter = words.replace(lastLegalForm, " ");
  return shorter.trim() === "" ? words : shorter;
}

/** The words of a job title without gender marks and what is in brackets. */
export const titleWords = (title: string) =>
  plain(
    title
      .replaceAll(/\([^()]*\)/g, " ")
      .replaceAll(/\b[hfmwdx]\s?\/\s?[hfmwdx](?:\s?\/\s?[hfmwdx])?\b/gi, " "),
  );

const smallWords = new Set(
  "de la le du des d l et en a au aux the of and for in to un une with an h f m w".split(" "),
);
/** The words of a phrase without the small ones. */
export const wordsIn = (text: string) =>
  text.split(" ").filter((word) => word !== "" && !smallWords.has(word));

/** Whether a set of words has all of a phrase. */
export const hasAllWords = (phrase: string, words: ReadonlySet<string>): boolean =>
  phrase.split(" ").every((word) => words.has(word));

/** Whether a text has a name only in a longer one that is known: "Atelier" in "Atelier Brunel". */
export function isInLongerName(name: string, text: string, others: readonly string[]): boolean {
  const longer = others.filter((other) => other !== name && other.includes(name));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " | "), text);
  return !rest.includes(name);
}
