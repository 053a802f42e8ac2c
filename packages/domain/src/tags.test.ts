import { describe, expect, test } from "vitest";
import {
  areTags,
  distinctTags,
  hasTag,
  maxTags,
  readTags,
  tagOf,
  tagsText,
  withoutTag,
  withTag,
} from "./tags.ts";

describe("a typed text", () => {
  test("becomes a tag on one line, trimmed, and at most 30 characters long", () => {
    expect(tagOf("  Dream\tjob\n")).toBe("Dream job");
    expect(tagOf("🚀".repeat(31))).toBe("🚀".repeat(30));
    expect(tagOf(`${"x".repeat(29)} y`)).toBe("x".repeat(29));
    for (const text of ["", " \u00a0", "\u0000\u2028"]) expect(tagOf(text)).toBe("");
  });

  test("becomes one that an application may have, whatever was typed", () => {
    for (const text of [
      "\u200b",
      "\ud83d",
      "a\u0085b",
      "\ufeffx\ufeff",
      "x".repeat(5000),
      "'; --",
    ]) {
      const tag = tagOf(text);
      expect([text, tag === "" || areTags([tag])]).toEqual([text, true]);
    }
  });
});

describe("the tags of an application", () => {
  test("are different, whatever their case", () => {
    expect(withTag(["Remote"], "remote")).toEqual(["Remote"]);
    expect(withTag(["Remote"], "Élan")).toEqual(["Remote", "Élan"]);
    expect(hasTag(["Élan"], "élan")).toBe(true);
    expect(withoutTag(["Remote", "Élan"], "REMOTE")).toEqual(["Élan"]);
  });

  test("are at most ten", () => {
    const ten = Array.from({ length: maxTags }, (_, at) => `Tag ${at}`);
    expect(withTag(ten, "Another")).toEqual(ten);
    expect([areTags(ten), areTags([...ten, "Another"])]).toEqual([true, false]);
  });

  test("of all applications are listed once, in alphabetical order", () => {
    expect(distinctTags([["Remote", "élan"], [], ["remote", "Berlin"]])).toEqual([
      "Berlin",
      "élan",
      "Remote",
    ]);
  });
});

describe("tags in one text", () => {
  test("are read as they were written, with separators and quotation marks inside", () => {
    const tags = ["Remote", "a, b", 'say "yes"; now', "Élan"];
    expect(readTags(tagsText(tags))).toEqual(tags);
    expect(tagsText([])).toBe("");
  });

  test("are separated by commas, semicolons or lines", () => {
    expect(readTags(" remote;Lyon,, remote\n big one ,REMOTE")).toEqual([
      "remote",
      "Lyon",
      "big one",
    ]);
    expect(readTags("")).toEqual([]);
  });

  test("are all kept, also with a quotation mark that does not close", () => {
    expect(readTags('5" screen, next')).toEqual(['5" screen', "next"]);
    expect(readTags('"open, next')).toEqual(['"open', "next"]);
  });

  test("are read up to a limit, and without one however many there are", () => {
    const words = Array.from({ length: 100_000 }, (_, at) => `word ${at}`);
    expect(readTags(words.join(","))).toEqual(words);
    expect(readTags(`a,A,${words.join(",")}`, 3)).toEqual(["a", "word 0", "word 1"]);
  });
});
