import { findTerms, type TermHit } from "@postulo/evidence/find-terms";
import { alternativesIn } from "./internal/wishes/alternatives.ts";
import { splitWishes } from "./internal/wishes/split-wishes.ts";
import type { Wish } from "./profile-parts.ts";

/** The separate wishes of requirements. */
export const wishesOf = (requirements: readonly Wish[]): Wish[] =>
  requirements.flatMap(({ kind, text }) => splitWishes(text).map((wish) => ({ kind, text: wish })));

/** What a page lists of wishes: duties only where nothing else is asked for. */
export function listedWishes<Row extends Pick<Wish, "kind">>(
  wishes: readonly Row[],
): readonly Row[] {
  const listed = wishes.filter(({ kind }) => kind !== "duty");
  return listed.length > 0 ? listed : wishes;
}

/** The terms that a wish asks for and that are not among known ones, by their ids. Of alternatives none is lacking if one is known. */
export function lackingTerms(text: string, known: ReadonlySet<string>): TermHit[] {
  const hits = findTerms(text);
  const groups = alternativesIn(text, hits);
  const isKnown = ({ id }: TermHit["term"]) => known.has(id);
  return hits.filter(
    ({ term }) => !groups.some((group) => group.includes(term) && group.some(isKnown)),
  );
}
