import { fold } from "@postulo/lexicon/fold";

interface PostingJob {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  /** Whether the company recruits for an employer that is not named. */
  readonly isAgency: boolean;
}

/** In characters. */
const maxKeyLength = 500;
const maxBeginLength = 300;

const folded = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/**
 * Recognises a posting, as the column `posting_key` of `letter_answers`: by its job and employer, else by how its text
 * begins. Postings of an agency with the same title may be for different employers.
 */
export function postingKey(posting: string, { title, company, isAgency }: PostingJob): string {
  const isNamed = Boolean(title && company) && !isAgency;
  const key = isNamed
    ? `job:${folded(title ?? "")}|${folded(company ?? "")}`
    : `text:${folded(posting.slice(0, 2 * maxBeginLength)).slice(0, maxBeginLength)}`;
  return key.slice(0, maxKeyLength);
}
