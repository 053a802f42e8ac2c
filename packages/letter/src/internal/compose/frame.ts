import type { Entry } from "@postulo/evidence/entry";
import type { Tone } from "@postulo/domain/letter-style";

/** The facts of the posting in a letter; each may be unknown. */
export type LetterTarget = {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
  readonly reference: string | undefined;
};

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** A wish of the posting in its own words: a noun phrase follows "You ask for" without quotation marks, an address is a sentence of its own. */
export type AskedPart = {
  readonly text: string;
  readonly form: "noun" | "phrase" | "address";
};

type Role = Pick<Entry, "kind" | "title" | "organisation" | "period">;

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
  readonly asks: (parts: readonly AskedPart[]) => string;
  /** The heading of lines: where, as what and when; for a further time only where. */
  readonly held: (role: Role, isAgain: boolean) => string;
  readonly career: string;
  /** A job as a line of the career. */
  readonly post: (role: Role) => string;
  /** Before training, licences and skills. */
  readonly background: string;
  readonly year: (role: Role) => string;
  readonly listed: (items: readonly string[]) => string;
  readonly years: (count: number) => string;
  readonly level: (level: string) => string;
  readonly note: (label: string, content: string) => string;
  readonly invitation: Record<Tone, string>;
  /** Begins a noun phrase that needs no quotation marks. */
  readonly nounStart: RegExp;
  /** Speaks to the applicant. */
  readonly address: RegExp;
};

/** Who reads the letter: an office, a name, or both. */
export type Reader = {
  readonly name: string | undefined;
  readonly office: string | undefined;
  /** How the posting addresses the person: "Mr", "Mme". */
  readonly honorific: string | undefined;
};

export type ClosingStyle = {
  readonly northAmerican: boolean;
  readonly tone: Tone;
  readonly reader: Reader | undefined;
};

/** Items in one line, without the marks at their ends. */
export const joinItems = (items: readonly string[], separator: string) =>
  items.map((item) => item.replace(/(?<![\s.;,])[\s.;,]+$/, "")).join(separator);

/** A text that ends like a sentence. */
export const ended = (text: string) => (/[.!?…]["”»]?$/.test(text) ? text : `${text}.`);
