import type { Entry } from "@postulo/evidence/entry";
import type { Term } from "@postulo/evidence/find-terms";
import type { Period } from "@postulo/evidence/profile";
import type { Tone } from "@postulo/domain/letter-style";
import type { Reader } from "@postulo/posting/reader";

/** The facts of the posting in a letter; each may be unknown. */
export type LetterTarget = {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
  readonly reference: string | undefined;
};

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/**
 * A wish of the posting in its own words, as it stands in a sentence:
 * - noun: "leading a team", with its article where it needs one;
 * - verb: "prepare journal entries";
 * - quality: "proficient in Excel";
 * - habit: "provides technical support", what the person does;
 * - bare: a noun without article, which French needs;
 * - address: a sentence of the posting, to be quoted.
 */
export type AskedPart = {
  readonly text: string;
  readonly form: "noun" | "verb" | "quality" | "habit" | "bare" | "address";
};

export type Role = Pick<Entry, "kind" | "title" | "detail" | "organisation" | "period">;

/** The fixed sentences of one language; what they say about the applicant comes from parameters only, in the person's words. */
export type Frame = {
  readonly subject: (target: LetterTarget) => string;
  readonly salutation: (tone: Tone, reader: Reader | undefined) => string;
  readonly closing: (style: ClosingStyle) => string;
  readonly dateLine: (
    date: CalendarDate,
    place: { city: string; northAmerican: boolean },
  ) => string;
  readonly opening: (target: LetterTarget) => string;
  /** The wishes have the same form. */
  readonly asks: (parts: readonly AskedPart[]) => string;
  /** The wishes in the left cell of a row, behind its label. */
  readonly inCell: (parts: readonly AskedPart[]) => string;
  /** How a wish of a posting stands in a sentence; undefined when it cannot. */
  readonly askedForm: (text: string) => AskedPart | undefined;
  /** The heading of lines, without colon: where, as what and when; for a further time only where. */
  readonly held: (role: Role, isAgain: boolean) => string;
  /** Whether the heading of an entry can begin a sentence: "As babysitting, I …" cannot. */
  readonly namesRole: (role: Role) => boolean;
  /** A heading of lines of an entry that was named, which answer no wish. */
  readonly further: (held: string) => string;
  /** A line of the person in the first person; undefined where that could fail. */
  readonly ownSentence: (line: string, isCurrent: boolean) => string | undefined;
  /** A sentence of the person behind where it was: "At Calder Valves, as Finance Manager since 2018, I …". */
  readonly situated: (held: string, sentence: string) => string;
  readonly colon: string;
  readonly career: string;
  /** A job as a line of the career. */
  readonly post: (role: Role) => string;
  /** Before training, licences and notes that the posting asks for first. */
  readonly brought: string;
  /** Before other training, licences and skills. */
  readonly background: string;
  readonly year: (role: Role) => string;
  /** Since when studies go on, or until when. */
  readonly underway: (period: Period) => string;
  /** Items as one line behind `background`. */
  readonly listed: (items: readonly string[]) => string;
  readonly years: (count: number) => string;
  /** A language by its name in the table of terms. */
  readonly languageName: (term: Term) => string;
  readonly level: (level: string) => string;
  readonly note: (label: string, content: string) => string;
  readonly invitation: Record<Tone, string>;
  /** A line of the person with where it is from. */
  readonly placed: (line: string, role: Role) => string;
  /** Before the lines of an e-mail. */
  readonly inShort: string;
  /** In an e-mail: that the CV is attached. */
  readonly attached: string;
};

/** A remark behind a text, in brackets unless the text ends with some: "ACCA, Fellow (FCCA), 2014". */
export function withRemark(text: string, remark: string): string {
  if (remark === "") return text;
  return text.endsWith(")") ? `${text}, ${remark}` : `${text} (${remark})`;
}

export type ClosingStyle = {
  readonly northAmerican: boolean;
  readonly tone: Tone;
  readonly reader: Reader | undefined;
};

/** A text without the blanks and marks at its end. */
export const withoutEnd = (text: string) => text.replace(/(?<![\s.;,])[\s.;,]+$/, "").trim();

/** Items in one line, without the marks at their ends. */
export const joinItems = (items: readonly string[], separator: string) =>
  items.map(withoutEnd).join(separator);

/** A text that ends like a sentence. */
export const ended = (text: string) => (/[.!?…]["”»]?$/.test(text) ? text : `${text}.`);
