import type { Period } from "@postulo/evidence/profile";
import type { Requirement } from "./requirements.ts";

export type Month = { readonly year: number; readonly month: number };

/** One thing that a posting asks for, in its words. */
export type Wish = Pick<Requirement, "kind" | "text">;

/** A text of a profile. */
export type TextPart = { readonly id: string; readonly text: string };

/** A skill, with its level if one is stored. */
export type NamePart = TextPart & {
  readonly level?: string | undefined;
  /** Of experience, where the text does not have them. */
  readonly years?: number | undefined;
};

/** A job, education or activity with its lines. The title of an education has the field. */
export type EntryPart = {
  readonly id: string;
  readonly kind: "experience" | "education" | "contributions";
  readonly title: string;
  readonly organization: string;
  readonly period: Period;
  readonly lines: readonly TextPart[];
};

/** The parts of a profile that can prove a wish. */
export type ProfileParts = {
  /** Paragraphs; as a proof their id is `profile`. */
  readonly summary: readonly string[];
  readonly entries: readonly EntryPart[];
  /** Skills. */
  readonly names: readonly NamePart[];
  /** Notes that name a thing, with their labels (`isCvNote`). */
  readonly notes: readonly TextPart[];
  /** Other notes, which prove what nothing else does. */
  readonly otherNotes: readonly TextPart[];
  /** Until when present jobs count as experience; without it, they do not. */
  readonly today?: Month | undefined;
};

export type MatchedWish = Wish & {
  /** Ids of lines, entries, skills and notes, or `profile` for the summary; the best first. */
  readonly provenBy: readonly string[];
  /** What of it the profile does not name, in the words of the posting. */
  readonly missing: readonly string[];
  /** Ids of what names a thing of it, but does not prove it: a licence in other categories, one tool of several. */
  readonly related: readonly string[];
  /** Where nothing else proves it: ids of other notes that do. */
  readonly inNotes: readonly string[];
  /** Ids of other notes that prove it, whatever else does. */
  readonly byNotes: readonly string[];
  /** Where nothing proves it: what the profile says that comes closest. */
  readonly closest: string | undefined;
};
