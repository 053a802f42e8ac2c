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
