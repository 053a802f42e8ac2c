import { provesThing } from "@postulo/posting/match-wishes";
import type { BackgroundItem } from "./background-facts.ts";
import type { ProvenWish } from "./proven-wishes.ts";

type Items = readonly BackgroundItem[];

/** How many of the first requirements of a posting count as what it asks for first. */
const firstRequirements = 3;

/** Whether an item is of an entry that proves a wish, and says so by itself. */
const isProof = ({ text, sources, isHeldStudy }: BackgroundItem, wish: ProvenWish) =>
  sources.some((id) => wish.provenBy.includes(id) || wish.byNotes.includes(id)) &&
  (isHeldStudy === true || provesThing(text, wish, true));

/**
 * Of the licences, trainings and notes of a person, those that prove musts, in the order of the posting, if one of them proves what the
 * posting asks for first; else none. The others are background.
 */
export function broughtFirst(
  musts: readonly ProvenWish[],
  held: readonly Items[],
  most: number,
): { readonly brought: Items; readonly rest: readonly Items[] } {
  const proofs = held
    .flat()
    .map((item) => ({ item, at: musts.findIndex((wish) => isProof(item, wish)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const requirements = [...new Set(musts.map(({ requirement }) => requirement))];
  const first = new Set(requirements.slice(0, firstRequirements));
  if (!proofs.some(({ at }) => first.has(musts[at]?.requirement ?? "")))
    return { brought: [], rest: held };
  // One for each must: a licence may be a note, a skill and a training.
  const byMust = new Map(proofs.toReversed().map((one) => [one.at, one.item] as const));
  const brought = proofs
    .map(({ item }) => item)
    .filter((item) => [...byMust.values()].includes(item))
    .slice(0, most);
  const rest = held.map((group) => group.filter((item) => !brought.includes(item)));
  return { brought, rest: rest.filter((group) => group.length > 0) };
}
