import { matchWish, onlyStudies } from "./internal/wishes/match-wish.ts";
import { proofOfText, proofsOf, proofsOfNotes } from "./internal/wishes/proofs.ts";
import { splitWishes } from "./internal/wishes/split-wishes.ts";
import { provenByYears } from "./internal/wishes/years.ts";
import type { MatchedWish, ProfileParts, Wish } from "./profile-parts.ts";

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
