import { forClient } from "@postulo/lexicon/posting-company";
import { detectDocumentLanguage } from "./internal/detect-language.ts";
import type { DetectedLanguage } from "./internal/detect-language.ts";
import { ordersMachine } from "./internal/orders-to-machines.ts";
import { plainText } from "./internal/plain-text.ts";
import { findCompany } from "./internal/posting-company.ts";
import { findPlace } from "./internal/posting-place.ts";
import { sectionedLines } from "./internal/posting-sections.ts";
import type { PostingLine } from "./internal/posting-sections.ts";
import { findTitle } from "./internal/posting-title.ts";
import { remembered } from "./internal/remembered.ts";

/** What a pasted posting says, as far as it says it. Everything in it is untrusted text. */
export type Posting = {
  readonly text: string;
  readonly language: DetectedLanguage;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
  /** The company that is named recruits for somebody else, whom the posting does not name. */
  readonly isAgency: boolean;
  readonly lines: readonly PostingLine[];
};

/** What the person says of the job; it wins over what is read. */
export type StatedAim = {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
};

/** A name on one line, as it may stand in a letter; one that talks to whoever writes the letter is none. */
function statedName(name: string | undefined): string | undefined {
  const text = plainText(name ?? "").replace(/\s+/g, " ");
  return text === "" || ordersMachine(text) ? undefined : text;
}

/** An agency speaks of a client; a client that has a name is the employer. */
function recruitsForOther(text: string, company: string): boolean {
  const named = text.toLowerCase().indexOf(company.toLowerCase());
  const before = named < 0 ? "" : text.slice(Math.max(0, named - 24), named);
  return forClient.test(text) && !/client[es]?[, :]+(?:the |la |le |l['’])?$/i.test(before);
}

/** A posting is read again for each letter of another tone or length. */
const readUnstated = remembered((pasted) => readStated(pasted, undefined, undefined));

/** Reads a posting from pasted text with all its noise: markup, buttons, blanks, one endless line. */
export function readPosting(pasted: string, stated: StatedAim = {}): Posting {
  const title = statedName(stated.title);
  const company = statedName(stated.company);
  return title === undefined && company === undefined
    ? readUnstated(pasted)
    : readStated(pasted, title, company);
}

function readStated(
  pasted: string,
  statedTitle: string | undefined,
  statedCompany: string | undefined,
): Posting {
  const text = plainText(pasted);
  const title = statedTitle ?? findTitle(text);
  const company = statedCompany ?? findCompany(text, title);
  return {
    text,
    language: detectDocumentLanguage(text),
    title,
    company,
    place: findPlace(text),
    isAgency:
      statedCompany === undefined && company !== undefined && recruitsForOther(text, company),
    lines: sectionedLines(text),
  };
}
