import { describe, expect, test } from "vitest";
import { chooses, createSay } from "./choose.ts";
import type { Variants } from "./phrasebook.ts";

const seeds = Array.from({ length: 20 }, (_, at) => `posting ${at}`);
const all = new Set(["a x", "b x", "c x"]);
const ways: Variants<string> = ["a", "b", "c"].map((way) => (fact: string) => `${way} ${fact}`);

function sayings(seed: string, variants: Variants<string>, count: number) {
  const say = createSay(seed);
  return Array.from({ length: count }, (_, turn) => say({ name: "duty", turn }, variants, "x"));
}

describe("the ways of saying a thing", () => {
  test.each(seeds)("are all used before one is repeated, for %s", (seed) => {
    const said = sayings(seed, ways, 9);
    expect(new Set(said.slice(0, 3))).toEqual(all);
    expect(new Set(said.slice(3, 6))).toEqual(all);
    expect(said.filter((one, at) => one === said[at - 1])).toEqual([]);
  });

  test.each(seeds)("are used once in the same place too, for %s", (seed) => {
    const say = createSay(seed);
    const said = [1, 2, 3].map(() => say("duty", ways, "x"));
    expect(new Set(said)).toEqual(all);
    expect(say("duty", ways, "x")).not.toBe(said.at(-1));
  });

  test("that do not fit the facts are left out, and nothing is said when none fits", () => {
    const mute = () => undefined;
    for (const seed of seeds) {
      expect(sayings(seed, [mute, (fact) => `b ${fact}`, mute], 3)).toEqual(["b x", "b x", "b x"]);
      expect(sayings(seed, [mute, mute], 1)).toEqual([undefined]);
      expect(sayings(seed, [], 1)).toEqual([undefined]);
    }
  });

  test("depend on the posting and the place in the letter, and on nothing else", () => {
    const firsts = seeds.map((seed) => createSay(seed)("duty", ways, "x"));
    expect(seeds.map((seed) => createSay(seed)("duty", ways, "x"))).toEqual(firsts);
    expect(new Set(firsts).size).toBe(3);
    expect(seeds.map((seed) => createSay(seed)("skills", ways, "x"))).not.toEqual(firsts);
  });

  test("of one place do not use up those of another", () => {
    const others: Variants<string> = [...ways];
    const say = createSay("posting");
    for (const way of [1, 2, 3]) expect(say(`duty ${way}`, ways, "x")).toBeDefined();
    const alone = createSay("posting")("skills", others, "x");
    expect(say("skills", others, "x")).toBe(alone);
  });
});

test("an option is chosen by the posting and the place, and each comes", () => {
  const chosen = seeds.map((seed) => chooses(seed, "order", 2));
  expect(new Set(chosen)).toEqual(new Set([0, 1]));
  expect(seeds.map((seed) => chooses(seed, "order", 2))).toEqual(chosen);
  expect(seeds.map((seed) => chooses(seed, "skills", 2))).not.toEqual(chosen);
});
