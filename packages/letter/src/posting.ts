import { detectDocumentLanguage } from "./internal/detect-language.ts";
import type { DetectedLanguage } from "./internal/detect-language.ts";
import { ordersMachine } from "./internal/orders-to-machines.ts";
import { plainText } from "./internal/plain-text.ts";
import { findCompany } from "./internal/posting-company.ts";
import { findPlace } from "./internal/posting-place.ts";
import { sectionedLines } from "./internal/posting-sections.ts";
import type { PostingLine } from "./internal/posting-sections.ts";
import { findTitle } from "./internal/posting-title.ts";

/** What a pasted posting says, as far as it says it. Everything in it is untrusted text. */
export type Posting = {
  readonly text: string;
  readonly language: DetectedLanguage;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
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

/** Reads a posting from pasted text with all its noise: markup, buttons, blanks, one endless line. */
export function readPosting(pasted: string, stated: StatedAim = {}): Posting {
  const text = plainText(pasted);
  const title = statedName(stated.title) ?? findTitle(text);
  return {
    text,
    language: detectDocumentLanguage(text),
    title,
    company: statedName(stated.company) ?? findCompany(text, title),
    place: findPlace(text),
    lines: sectionedLines(text),
  };
}
