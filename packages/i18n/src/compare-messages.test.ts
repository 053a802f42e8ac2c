import { describe, expect, test } from "vitest";
import {
  compareMessages,
  frenchTypographyProblems,
  leftInEnglish,
  listMessages,
  statedNumbers,
  unusedKeys,
} from "./compare-messages.ts";
import { productMessages as english } from "./product-messages.en.ts";
import { messages as french } from "./product-messages.fr.ts";

describe("the product's messages", () => {
  test("are the same in English and in French, with the same parameters", () => {
    expect(listMessages(english).size).toBeGreaterThan(60);
    expect(compareMessages(english, french)).toEqual([]);
  });

  test("follow French typography", () => {
    expect(frenchTypographyProblems(french)).toEqual([]);
  });
});

describe("comparing messages", () => {
  const original = {
    a: "Hello {name}",
    b: { c: "x", d: { plural: { one: "{count} x", other: "{count} xs" } } },
  };

  test("finds the messages that state a number", () => {
    const stated = { a: "Up to 10 MB", b: { plural: { one: "1 day", other: "{count} days" } } };
    const named = { a: "SHA-256 {hash}", b: "WCAG 2.0, 2.1 and 2.2", c: "{maximum2} days" };
    expect(statedNumbers(stated)).toEqual(["a", "b"]);
    expect(statedNumbers(named)).toEqual([]);
  });

  test("names what is missing, left over, empty, or takes other parameters", () => {
    expect(compareMessages(original, { a: "Bonjour {nom}", b: { c: " " }, e: "y" })).toEqual([
      "e is left over",
      "a has other parameters",
      "b.c is empty",
      "b.d is missing",
    ]);
    expect(compareMessages(original, original)).toEqual([]);
  });

  test("finds violations of French typography", () => {
    const wrong = [
      "l'offre",
      "Prêt?",
      "Prêt ?",
      "Prêt\u00A0?",
      "Oui\u00A0; non",
      "Oui; non",
      "Bravo\u00A0!",
      "Note: oui",
      "Note : oui",
      "Note\u202F: oui",
      "«x»",
      "« x »",
      "«\u202Fx\u202F»",
    ];
    expect(wrong.filter((text) => frenchTypographyProblems({ text }).length !== 1)).toEqual([]);
    const right = {
      a: "l’offre",
      b: "Prêt\u202F?",
      c: "Note\u00A0: oui",
      d: "«\u00A0x\u00A0»",
      e: "https://exemple.fr",
      f: "De 14:30 à 15:00\u202F; ensuite\u00A0: {count}\u202F!",
    };
    expect(frenchTypographyProblems(right)).toEqual([]);
  });

  test("finds texts left in English, except words of both languages", () => {
    const words = { a: "Delete", b: "Menu", c: "{name}: {count}" };
    expect(leftInEnglish(words, words, new Set(["Menu"]))).toEqual(["Delete"]);
    expect(leftInEnglish(words, { a: "Supprimer", b: "Menu", c: words.c })).toEqual(["Menu"]);
  });

  test("finds unused keys, also among keys built by templates", () => {
    const messages = { a: "x", b: { c: "x", d: { e: "x" } }, f: { g: "x" } };
    const source = 't("a"); t(`b.${kind}`); t(`b.${kind}.${step}`)';
    expect(unusedKeys(messages, source)).toEqual(["f.g"]);
    expect(unusedKeys(messages, 't("a")')).toEqual(["b.c", "b.d.e", "f.g"]);
  });
});
