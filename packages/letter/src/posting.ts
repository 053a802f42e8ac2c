import { forClient } from "@postulo/lexicon/posting-company";
import { detectDocumentLanguage } from "./internal/detect-language.ts";
import type { DetectedLanguage } from "./internal/detect-language.ts";
import { isPromptInjection } from "./internal/posting/prompt-injection.ts";
import { plainText } from "./internal/posting/plain-text.ts";
import { findCompany } from "./internal/posting/company.ts";
import { findReader, findReference, findTasks } from "./internal/posting/addressee.ts";
import type { Reader } from "./internal/compose/frame.ts";
import { findPlace } from "./internal/posting/place.ts";
import { sectionedLines } from "./internal/posting/sections.ts";
import type { PostingLine } from "./internal/posting/sections.ts";
import { findTitle } from "./internal/posting/title.ts";
import { memoize } from "@postulo/evidence/memoize";

/** The facts of a pasted posting. Its content is untrusted. */
export type Posting = {
  readonly text: string;
  readonly language: DetectedLanguage;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
  /** The named company recruits for a client that the posting does not name. */
  readonly isAgency: boolean;
  readonly reader: Reader | undefined;
  readonly reference: string | undefined;
  /** What the applicant is asked to do, in the posting's words; for the person to read. */
  readonly tasks: readonly string[];
  readonly lines: readonly PostingLine[];
};

/** The user's statements about the job; they override the parsed ones. */
export type StatedTarget = {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
};

/** A name on one line, for use in a letter; undefined for a prompt injection. */
function statedName(name: string | undefined): string | undefined {
  const text = plainText(name ?? "").replace(/\s+/g, " ");
  return text === "" || isPromptInjection(text) ? undefined : text;
}

/** An agency speaks of a client; a client that has a name is the employer. */
function recruitsForOther(text: string, company: string): boolean {
  const named = text.toLowerCase().indexOf(company.toLowerCase());
  const before = named < 0 ? "" : text.slice(Math.max(0, named - 24), named);
  return forClient.test(text) && !/client[es]?[, :]+(?:the |la |le |l['’])?$/i.test(before);
}

/** A posting is read again for each letter of another tone or length. */
const readUnstated = memoize((pasted) => readStated(pasted, undefined, undefined));

/** Reads a posting from pasted text with all its noise: markup, buttons, blanks, one endless line. */
export function readPosting(pasted: string, stated: StatedTarget = {}): Posting {
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
    reader: findReader(text),
    reference: findReference(text),
    tasks: findTasks(text),
    lines: sectionedLines(text),
  };
}
