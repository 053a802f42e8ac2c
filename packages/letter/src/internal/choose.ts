import type { Variants } from "./phrasebook.ts";
import { textHash } from "./text-hash.ts";

/** A place in the letter; `turn` counts what is said of the same kind, so that neighbours are said differently. */
type Slot = { readonly name: string; readonly turn: number };

/** Says a thing in one of its ways, or not at all when none of them fits the facts. */
export type Say = <Facts>(
  slot: string | Slot,
  variants: Variants<Facts>,
  facts: Facts,
) => string | undefined;

/**
 * Chooses among the ways of saying by the posting and the place in the letter; where a way does not fit, the next one is taken, and one that the
 * letter has used already only when no other is left, never the one just used while there are two.
 */
export function createSay(seed: string): Say {
  const usedOf = new Map<object, Set<number>>();
  return (slot, variants, facts) => {
    const { name, turn } = typeof slot === "string" ? { name: slot, turn: 0 } : slot;
    const start = textHash(`${name}\n${seed}`) + turn;
    const fitting = variants.flatMap((_, step) => {
      const at = (start + step) % variants.length;
      const said = variants[at]?.(facts);
      return said === undefined ? [] : [{ at, said }];
    });
    const used = usedOf.get(variants) ?? new Set<number>();
    usedOf.set(variants, used);
    const last = [...used].at(-1);
    if (fitting.every(({ at }) => used.has(at))) for (const { at } of fitting) used.delete(at);
    const unused = fitting.filter(({ at }) => !used.has(at));
    const chosen = unused.find(({ at }) => at !== last) ?? unused[0];
    if (chosen) used.add(chosen.at);
    return chosen?.said;
  };
}

export function chooses(seed: string, slot: string, options: number): number {
  return textHash(`${slot}\n${seed}`) % options;
}
