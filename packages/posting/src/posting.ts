import { forClient } from "@postulo/lexicon/posting-company";
import { detectDocumentLanguage } from "@postulo/evidence/detect-language";
import type { DetectedLanguage } from "@postulo/evidence/detect-language";
import { isPromptInjection } from "./internal/prompt-injection.ts";
import { plainText } from "./internal/lines/plain-text.ts";
import { restoreLines } from "./internal/lines/restore-lines.ts";
import { joinWrappedLines } from "./internal/lines/wrapped-lines.ts";
import { findCompany } from "./internal/company/company.ts";
import { findReader, findReference } from "./internal/reader/addressee.ts";
import { findTasks } from "./internal/find-tasks.ts";
import { findAnnouncedReference } from "./internal/announced-reference.ts";
import { readHeadLine } from "./internal/lines/head-line.ts";
import type { Reader } from "./reader.ts";
import { findAddress } from "./internal/place/postal-address.ts";
import { asWritten } from "./internal/reader/written-name.ts";
import { findPlace } from "./internal/place/place.ts";
import { readLists } from "./internal/list-votes.ts";
import { sectionedLines } from "./internal/sections.ts";
import type { PostingLine } from "./internal/sections.ts";
import { findTitle } from "./internal/title/title.ts";
import { withSpecialty } from "./internal/title/title-specialty.ts";
import { inFirstGender } from "./internal/title/title-spelling.ts";
import { withoutEmployer } from "./internal/title/title-tail.ts";
import { parseReader } from "./reader.ts";
import { memoize } from "@postulo/evidence/memoize";

export { isOnlyRemote, townOf } from "./internal/place/place.ts";

/** The facts of a pasted posting. Its content is untrusted. */
export type Posting = {
  readonly text: string;
  readonly language: DetectedLanguage;
  readonly title: string | undefined;
  /** The title found in the posting, also where the user has entered another one. Requirements are read with it, so that they do not differ between pages. */
  readonly readTitle: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
  /** The named company recruits for a client that the posting does not name. */
  readonly isAgency: boolean;
  readonly reader: Reader | undefined;
  /** The lines of the only postal address to which applications go. */
  readonly address: readonly string[] | undefined;
  readonly reference: string | undefined;
  /** What the applicant is asked to do, in the posting's words; for the person to read. */
  readonly tasks: readonly string[];
  readonly lines: readonly PostingLine[];
};

/** A statement of the user: null if there is none; undefined or blank if the posting's applies. */
type Stated = string | null | undefined;

/** The user's statements about the job; they override the parsed ones. */
export type StatedTarget = {
  readonly title?: Stated;
  readonly company?: Stated;
  readonly place?: Stated;
  /** In the form of `readerText`. */
  readonly reader?: Stated;
  readonly reference?: Stated;
};

/** A name on one line, for use in a letter; undefined for a prompt injection. */
function statedName(name: string | null | undefined): Stated {
  if (name === null) return null;
  const text = plainText(name ?? "").replace(/\s+/g, " ");
  return text === "" || isPromptInjection(text) ? undefined : text;
}

/** What was stated, else what is found. */
const statedOr = (stated: Stated, find: () => string | undefined): string | undefined =>
  stated === undefined ? find() : (stated ?? undefined);

/** "Lark Staffing is acting as an employment agency": who that is. */
const actingAgency = /^(.{2,60}?),? (?:is|are|acts?|acting) (?:acting )?as an employment/imu;

/** An agency speaks of a client; a client that has a name is the employer. */
function recruitsForOther(text: string, company: string): boolean {
  const [, acting] = actingAgency.exec(text) ?? [];
  if (acting !== undefined && !acting.includes(company)) return false;
  const named = text.toLowerCase().indexOf(company.toLowerCase());
  const before = named < 0 ? "" : text.slice(Math.max(0, named - 34), named);
  return (
    forClient.test(text) &&
    !/client[es]?[, :]+(?:the |l[ae] (?:société |groupe )?|l['’](?:entreprise )?)?$/i.test(before)
  );
}

/** A posting is read again for each letter of another tone or length. */
const readUnstated = memoize((pasted) => readStated(pasted, {}));

/** Reads a posting from pasted text with all its noise: markup, buttons, blanks, one endless line. */
export function readPosting(pasted: string, stated: StatedTarget = {}): Posting {
  const names: StatedTarget = {
    title: statedName(stated.title),
    company: statedName(stated.company),
    place: statedName(stated.place),
    reader: statedName(stated.reader),
    reference: statedName(stated.reference),
  };
  return Object.values(names).every((name) => name === undefined)
    ? readUnstated(pasted)
    : readStated(pasted, names);
}

/** The address for applications; none where the user names another town. */
function addressFor(text: string, town: Stated): readonly string[] | undefined {
  const address = findAddress(text);
  const isHere = town === undefined || (town !== null && address?.at(-1)?.includes(town));
  return isHere ? address : undefined;
}

function readStated(pasted: string, stated: StatedTarget): Posting {
  const plain = plainText(pasted);
  const wrapped = restoreLines(plain);
  const text = restoreLines(joinWrappedLines(plain));
  const foundTitle = findTitle(wrapped);
  // A stated title does not change which company is read: a page may show it already.
  const named = findCompany(wrapped, foundTitle);
  const language = detectDocumentLanguage(text);
  const readCompany = named !== undefined && language === "fr" ? asWritten(named, text) : named;
  const company = statedOr(stated.company, () => readCompany);
  const head = readHeadLine(wrapped, readCompany);
  const lines = readLists(sectionedLines(text));
  const readTitle =
    foundTitle === undefined
      ? head.title
      : withSpecialty(inFirstGender(withoutEmployer(foundTitle, readCompany), text), {
          text: wrapped,
          company: readCompany,
          lines,
        });
  const title = statedOr(stated.title, () => readTitle && withoutEmployer(readTitle, company));
  const place = statedOr(stated.place, () => findPlace(wrapped, company) ?? head.town);
  const isOfEmployer = company === undefined || company === readCompany;
  const reader = stated.reader ? parseReader(stated.reader) : undefined;
  return {
    text,
    language,
    title,
    readTitle,
    company,
    place,
    isAgency:
      stated.company === undefined && company !== undefined && recruitsForOther(wrapped, company),
    reader: stated.reader === undefined ? findReader(text) : reader,
    address: isOfEmployer ? addressFor(text, stated.place) : undefined,
    reference: statedOr(
      stated.reference,
      () => findReference(text) ?? findAnnouncedReference(text),
    ),
    tasks: findTasks(text),
    lines,
  };
}
