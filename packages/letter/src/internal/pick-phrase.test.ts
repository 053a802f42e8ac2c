import { describe, expect, test } from "vitest";
import { pickIndex, createPickPhrase } from "./pick-phrase.ts";
import type { Variants } from "./phrasebook.ts";

const seeds = Array.from({ length: 20 }, (_, at) => `posting ${at}`);
const all = new Set(["a x", "b x", "c x"]);
const ways: Variants<string> = ["a", "b", "c"].map((way) => (fact: string) => `${way} ${fact}`);

function pickPhrases(seed: string, variants: Variants<string>, count: number) {
  const pickPhrase = createPickPhrase(seed);
  return Array.from({ length: count }, (_, turn) =>
    pickPhrase({ name: "duty", turn }, variants, "x"),
  );
}

describe("the variants of a sentence", () => {
  test.each(seeds)("are all used before one is repeated, for %s", (seed) => {
    const phrases = pickPhrases(seed, ways, 9);
    expect(new Set(phrases.slice(0, 3))).toEqual(all);
    expect(new Set(phrases.slice(3, 6))).toEqual(all);
    expect(phrases.filter((one, at) => one === phrases[at - 1])).toEqual([]);
  });

  test.each(seeds)("are used once in the same slot too, for %s", (seed) => {
    const pickPhrase = createPickPhrase(seed);
    const phrases = [1, 2, 3].map(() => pickPhrase("duty", ways, "x"));
    expect(new Set(phrases)).toEqual(all);
    expect(pickPhrase("duty", ways, "x")).not.toBe(phrases.at(-1));
  });

  test("that do not fit the facts are omitted, and none is picked if none fits", () => {
    const unfit = () => undefined;
    for (const seed of seeds) {
      expect(pickPhrases(seed, [unfit, (fact) => `b ${fact}`, unfit], 3)).toEqual([
        "b x",
        "b x",
        "b x",
      ]);
      expect(pickPhrases(seed, [unfit, unfit], 1)).toEqual([undefined]);
      expect(pickPhrases(seed, [], 1)).toEqual([undefined]);
    }
  });

  test("depend on the posting and the slot, and on nothing else", () => {
    const firsts = seeds.map((seed) => createPickPhrase(seed)("duty", ways, "x"));
    expect(seeds.map((seed) => createPickPhrase(seed)("duty", ways, "x"))).toEqual(firsts);
    expect(new Set(firsts).size).toBe(3);
    expect(seeds.map((seed) => createPickPhrase(seed)("skills", ways, "x"))).not.toEqual(firsts);
  });

  test("of one slot do not exclude those of another", () => {
    const others: Variants<string> = [...ways];
    const pickPhrase = createPickPhrase("posting");
    for (const way of [1, 2, 3]) expect(pickPhrase(`duty ${way}`, ways, "x")).toBeDefined();
    const alone = createPickPhrase("posting")("skills", others, "x");
    expect(pickPhrase("skills", others, "x")).toBe(alone);
  });
});

test("an option is chosen by posting and position, and every option occurs", () => {
  const chosen = seeds.map((seed) => pickIndex(seed, "order", 2));
  expect(new Set(chosen)).toEqual(new Set([0, 1]));
  expect(seeds.map((seed) => pickIndex(seed, "order", 2))).toEqual(chosen);
  expect(seeds.map((seed) => pickIndex(seed, "skills", 2))).not.toEqual(chosen);
});
