import { expect, test } from "vitest";
import { requirementText } from "./requirement-text.ts";

test.each([
  ["good French", "Good French"],
  ["écoute active", "Écoute active"],
  ["l'Excel avancé", "L'Excel avancé"],
  ["e-mail etiquette", "E-mail etiquette"],
  ["by the river, with boots", "By the river, with boots"],
  ["Good French", "Good French"],
  ["5 seasons on a farm", "5 seasons on a farm"],
  ["", ""],
])("%s begins with a capital letter, if with a letter", (text, shown) => {
  expect(requirementText(text)).toBe(shown);
});

test.each([["iOS"], ["pH meters"], ["node.js"], ["npm"], ["php and css"], ["nginx"], [".NET"]])(
  "the name %s keeps its spelling",
  (text) => {
    expect(requirementText(text)).toBe(text);
  },
);
