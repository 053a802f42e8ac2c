import { expect, test } from "vitest";
import { readLimits } from "./field-limits.ts";

test.each([
  ["Why us? (max. 500 characters)", "", { maxCharacters: 500 }],
  ["In 200 words or less, describe a project", "", { maxWords: 200 }],
  ["Décrivez un projet (2 000 caractères maximum)", "", { maxCharacters: 2000 }],
  ["Vos motivations en 300 mots", "", { maxWords: 300 }],
  ["Between 100 and 250 words", "", { maxWords: 250 }],
  ["At least 100 words, at most 400 words", "", { maxWords: 400 }],
  ["Why us?", "0 / 750", { maxCharacters: 750 }],
  ["Why us?", "0/150 words", { maxWords: 150 }],
  ["Describe a team of 12 people in 3 countries", "", {}],
  ["Why us?", "Step 2 of 3", {}],
  ["Why us? (2-3 lines)", "", { maxCharacters: 270 }],
  ["Présentez-vous en 2 à 3 lignes", "", { maxCharacters: 270 }],
  ["Why us, in a sentence?", "", { maxSentences: 1 }],
  ["Describe a project in two to three short sentences", "", { maxSentences: 3 }],
  ["Votre motivation en quelques phrases", "", { maxSentences: 4 }],
  ["Beschreibe dich in drei Sätzen", "", { maxSentences: 3 }],
  ["At least 3 sentences about you", "", {}],
  ["Have you been a line manager of 3 product lines or more?", "", {}],
  ["Describe yourself in 3 lines of text", "", { maxCharacters: 270 }],
  ["Parlez-nous d'une ligne de produits", "", {}],
  ["Avez-vous conduit trois lignes de production ?", "", {}],
  ["Avez-vous ouvert deux lignes d’autobus ?", "", {}],
  ["Have you led two lines of business?", "", {}],
])("the limits of %j beside %j are %j", (label, beside, limits) => {
  expect(readLimits({ maxLength: undefined, label, beside })).toEqual(limits);
});

test("the smallest limit counts", () => {
  const label = "Why us? (500 characters)";
  expect(readLimits({ maxLength: 300, label, beside: "" })).toEqual({ maxCharacters: 300 });
  expect(readLimits({ maxLength: 4000, label, beside: "" })).toEqual({ maxCharacters: 500 });
});
