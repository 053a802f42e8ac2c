import * as lexicon from "@postulo/lexicon/job-facts";
import { linesOf, type Written } from "./written-lines.ts";

const address =
  /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?![\w-])/gi;

/** Whether a text is about an application or about questions on the job, and no other matter. @param folded Folded. */
export const isAboutContact = (folded: string): boolean =>
  (lexicon.applyTo.test(folded) || lexicon.askAbout.test(folded)) &&
  !lexicon.otherMatter.test(folded);

interface Found {
  readonly address: string;
  /** Whether applications go there. */
  readonly isForApplications: boolean;
}

/** The sentences of a line; the full stops of an address end none. */
export const sentencesIn = ({ text, folded }: Written): Written[] => {
  const ends = [...text.matchAll(/[.!?] (?=[\p{Lu}«“"])/gu)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, at) => ({
    text: text.slice(start, ends[at]),
    folded: folded.slice(start, ends[at]),
  }));
};

function addressesIn({ text, folded }: Written, lead: string): Found[] {
  const all = [...text.matchAll(address)];
  if (all.length === 0) return [];
  const words = `${lead} ${folded.replaceAll(address, " ")}`;
  const isOther = lexicon.otherMatter.test(words);
  const isContact = isAboutContact(words);
  const isApplication = lexicon.applyTo.test(words);
  return all.flatMap(({ 0: found }) => {
    const mailbox = found.toLowerCase();
    const isHiring = lexicon.hiringMailbox.test(mailbox) && !isOther;
    if (lexicon.otherMailbox.test(mailbox) || !(isHiring || isContact)) return [];
    return [{ address: found, isForApplications: isHiring || isApplication }];
  });
}

/** In characters: a line that a person would read together with the next one. */
const maxLead = 60;
const isLead = ({ text }: Written) => text.length <= maxLead || text.endsWith(":");

/**
 * The mail address that a posting names for applications or for questions about the job; undefined where it names none, or several of
 * one sort. An address for applications is before one for questions.
 */
export function findContactAddress(text: string): string | undefined {
  const lines = linesOf(text);
  const found = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    return sentencesIn(line).flatMap((sentence, part) =>
      addressesIn(sentence, part === 0 && before && isLead(before) ? before.folded : ""),
    );
  });
  const forApplications = found.filter(({ isForApplications }) => isForApplications);
  const chosen = new Map(
    (forApplications.length > 0 ? forApplications : found).map((one) => [
      one.address.toLowerCase(),
      one.address,
    ]),
  );
  const [only] = chosen.values();
  return chosen.size === 1 ? only : undefined;
}
