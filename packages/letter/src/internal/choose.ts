import type { Variants } from "./phrasebook.ts";

/** A number that the text alone decides (FNV-1a): the same posting always gets the same letter. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

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
    const start = numberOf(`${name}\n${seed}`) + turn;
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
  return numberOf(`${slot}\n${seed}`) % options;
}
