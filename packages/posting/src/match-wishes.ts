import { closestTo, mentionsOf } from "./internal/wishes/closest.ts";
import { matchWish, onlyStudies } from "./internal/wishes/match-wish.ts";
import {
  endOfTime,
  mentionIn,
  proofOfText,
  proofsOf,
  proofsOfNotes,
} from "./internal/wishes/proofs.ts";
import { splitWishes } from "./internal/wishes/split-wishes.ts";
import { provenByYears } from "./internal/wishes/years.ts";
import type { MatchedWish, ProfileParts, Wish } from "./profile-parts.ts";

const unique = (ids: readonly string[]) => [...new Set(ids)];

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
  const day = today ?? endOfTime;
  const proofs = proofsOf(parts);
  const mentions = mentionsOf(parts);
  const noteProofs = proofsOfNotes(otherNotes, today);
  const jobs = entries.filter(({ kind }) => kind === "experience");
  return wishes.map((wish) => {
    const found = matchWish(wish, proofs, day);
    const shown =
      found.provenBy.length > 0
        ? found.provenBy
        : provenByYears(wish.text, { title, jobs, summary, today });
    const open = proofs.filter(({ isOpen }) => isOpen).map((one) => ({ ...one, isOpen: false }));
    const unfinished = matchWish(wish, open, day).provenBy;
    const provenBy = unique(onlyStudies(wish.text, shown, proofs));
    const byNotes = unique(matchWish(wish, noteProofs, day).provenBy);
    const inNotes = provenBy.length > 0 ? [] : byNotes;
    const related = unique([...found.related, ...unfinished]).filter(
      (id) => !provenBy.includes(id),
    );
    const isProven = provenBy.length + inNotes.length > 0;
    const closest = isProven ? undefined : closestTo(wish.text, mentions);
    return { ...found, provenBy, related, inNotes, byNotes, closest };
  });
}

/** Whether a text proves a wish by itself, whatever day it is. A name (a skill, a licence) proves one of a single word, too. */
export const provesWish = (text: string, wish: Wish, isName = false): boolean =>
  matchWish(wish, [proofOfText(text, isName)]).provenBy.length > 0;

/** Whether a text proves a wish, or names a thing of it. */
export function concernsWish(text: string, wish: Wish): boolean {
  const { provenBy, related } = matchWish(wish, [mentionIn(text)]);
  return provenBy.length + related.length > 0;
}
