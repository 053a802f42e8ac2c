import type { Variants } from "./phrasebook.ts";
import { textHash } from "./text-hash.ts";

/** A slot of the letter; `turn` counts sentences of the same kind, so that adjacent ones differ. */
type Slot = { readonly name: string; readonly turn: number };

/** @returns the text of one variant; undefined if none fits the facts. */
export type PickPhrase = <Facts>(
  slot: string | Slot,
  variants: Variants<Facts>,
  facts: Facts,
) => string | undefined;

/**
 * Picks a variant by posting and slot; if it does not fit, the next one. A used variant is picked again only if all others are used, and never
 * twice in a row while there are two.
 */
export function createPickPhrase(seed: string): PickPhrase {
  const usedOf = new Map<object, Set<number>>();
  return (slot, variants, facts) => {
    const { name, turn } = typeof slot === "string" ? { name: slot, turn: 0 } : slot;
    const start = textHash(`${name}\n${seed}`) + turn;
    const fitting = variants.flatMap((_, step) => {
      const at = (start + step) % variants.length;
      const phrase = variants[at]?.(facts);
      return phrase === undefined ? [] : [{ at, phrase }];
    });
    const used = usedOf.get(variants) ?? new Set<number>();
    usedOf.set(variants, used);
    const last = [...used].at(-1);
    if (fitting.every(({ at }) => used.has(at))) for (const { at } of fitting) used.delete(at);
    const unused = fitting.filter(({ at }) => !used.has(at));
    const chosen = unused.find(({ at }) => at !== last) ?? unused[0];
    if (chosen) used.add(chosen.at);
    return chosen?.phrase;
  };
}

export function pickIndex(seed: string, slot: string, options: number): number {
  return textHash(`${slot}\n${seed}`) % options;
}
