import type { Period } from "@postulo/evidence/profile";
import { matchWish, onlyStudies } from "./internal/wishes/match-wish.ts";
import { proofOfText, proofsOf, proofsOfNotes } from "./internal/wishes/proofs.ts";
import { splitWishes } from "./internal/wishes/split-wishes.ts";
import { type Month, provenByYears } from "./internal/wishes/years.ts";
import type { Requirement } from "./requirements.ts";

/** One thing that a posting asks for, in its words. */
export type Wish = Pick<Requirement, "kind" | "text">;

/** A text of a profile. */
export type TextPart = { readonly id: string; readonly text: string };

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
  readonly names: readonly TextPart[];
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
};

/** The separate wishes of requirements. */
export const wishesOf = (requirements: readonly Wish[]): Wish[] =>
  requirements.flatMap(({ kind, text }) => splitWishes(text).map((wish) => ({ kind, text: wish })));

/**
 * Compares wishes with a profile. This decides what an application may call proven: the page of a posting, CVs and letters use it.
 * @param title - the advertised title
 */
export function matchWishes(
  wishes: readonly Wish[],
  parts: ProfileParts,
  title = "",
): MatchedWish[] {
  const { summary, entries, otherNotes, today } = parts;
  const proofs = proofsOf(parts);
  const noteProofs = proofsOfNotes(otherNotes);
  const jobs = entries.filter(({ kind }) => kind === "experience");
  return wishes.map((wish) => {
    const found = matchWish(wish, proofs);
    const shown =
      found.provenBy.length > 0
        ? found.provenBy
        : provenByYears(wish.text, { title, jobs, summary, today });
    const match = { ...found, provenBy: onlyStudies(wish.text, shown, proofs) };
    const inNotes = match.provenBy.length > 0 ? [] : matchWish(wish, noteProofs).provenBy;
    return { ...match, inNotes };
  });
}

/** Whether a text proves a wish by itself. A name (a skill, a licence) proves one of a single word, too. */
export const provesWish = (text: string, wish: Wish, isName = false): boolean =>
  matchWish(wish, [proofOfText(text, isName)]).provenBy.length > 0;

/** Whether a text proves a wish, or names a thing of it. */
export function concernsWish(text: string, wish: Wish): boolean {
  const { provenBy, related } = matchWish(wish, [proofOfText(text, true)]);
  return provenBy.length + related.length > 0;
}
