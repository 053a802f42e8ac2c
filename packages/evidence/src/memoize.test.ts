import { fold } from "@postulo/lexicon/fold";
import { describe, expect, test } from "vitest";
import { memoize, once } from "./memoize.ts";
import { wordsOf } from "./words.ts";

/** A function that counts its calls. */
function counting() {
  const read: number[] = [];
  const lengthOf = memoize((text) => {
    read.push(text.length);
    return text.length;
  });
  return { lengthOf, read };
}

describe("a memoized function", () => {
  test("is called once for each text", () => {
    const { lengthOf, read } = counting();
    expect(["one", "three", "one", "three"].map(lengthOf)).toEqual([3, 5, 3, 5]);
    expect(read).toEqual([3, 5]);
  });

  test("does not cache texts longer than a page, and clears a full cache", () => {
    const { lengthOf, read } = counting();
    const long = "a".repeat(20_001);
    lengthOf(long);
    lengthOf(long);
    expect(read).toHaveLength(2);
    const pages = Array.from({ length: 11 }, (_, at) => `${at}`.padEnd(19_999, "b"));
    lengthOf("one");
    for (const page of pages) lengthOf(page);
    lengthOf("one");
    expect(read.filter((length) => length === 3)).toHaveLength(2);
  });
});

test("a function without parameters is called once, also if it returns undefined", () => {
  let calls = 0;
  const read = once(() => {
    calls += 1;
    return undefined;
  });
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(calls).toBe(1);
});

describe("the words of a text", () => {
  test.each([
    ["C++ et C#, l’équipe", ["c++", "et", "c#", "l", "equipe"]],
    ["E\u0301tudiante \u0301x 𝒳1 \uD800y", ["etudiante", "x", "𝒳1", "y"]],
    ["cœur+ ++ #1", ["coeur", "1"]],
  ])("%s are runs of letters, marks and figures", (text, keys) => {
    const words = wordsOf(text);
    expect(words.map(({ key }) => key)).toEqual(keys);
    for (const { raw, start, end } of words) expect(text.slice(start, end)).toBe(raw);
  });

  test("fold alike, however their accents are written", () => {
    expect(fold("ÉCLAIRÉ’S Œuvre")).toBe("eclaire's oeuvre");
    expect(fold("E\u0301CLAIRE\u0301ʼS OEuvre")).toBe("eclaire's oeuvre");
  });
});
