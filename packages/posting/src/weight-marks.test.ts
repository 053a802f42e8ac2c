import { expect, test } from "vitest";
import { readPosting } from "./posting.ts";
import { readRequirements } from "./requirements.ts";

const asked = (text: string) =>
  readRequirements(readPosting(text)).map(({ kind, text: words }) => `${kind}: ${words}`);

test("letters that the posting explains decide how much a row is required", () => {
  expect(
    asked(`School Business Assistant
Oakmere Junior School

Person specification (E = essential, D = desirable)
GCSE English (E)
Dealing with parents and visitors (E)
Keeping financial records [E]
Knowledge of SIMS or Arbor (D)
Taking minutes – D

Applications to the Headteacher, Mrs P. Lowe.`),
  ).toEqual([
    "must: GCSE English",
    "must: Dealing with parents and visitors",
    "must: Keeping financial records",
    "nice: Knowledge of SIMS or Arbor",
    "nice: Taking minutes",
  ]);
  expect(
    asked(`Agent d'accueil H/F
Ville de Thorey

Compétences
I : indispensable ; S : souhaité
Accueil du public (I)
Anglais courant (S)`),
  ).toEqual(["must: Accueil du public", "nice: Anglais courant"]);
});

test("a letter that the posting does not explain stays with the words", () => {
  expect(
    asked(`Driver

Requirements
- Driving licence (D)
- Vitamin knowledge (E)`),
  ).toEqual(["must: Driving licence (D)", "must: Vitamin knowledge (E)"]);
  expect(
    asked(`Bus Driver

E = essential, D = desirable
Requirements
- Two years behind the wheel of a bus (E)
- Driving licence category D`),
  ).toEqual(["must: Two years behind the wheel of a bus", "must: Driving licence category D"]);
});

test("a category of licences before a colon explains no letter", () => {
  const rows = ["Category C: required", "Category D: desirable", "Driving licence (C)"];
  const wishes = asked(`Driver\n\nRequirements\n${rows.map((row) => `- ${row}`).join("\n")}`);
  expect(wishes.some((wish) => wish.endsWith("Driving licence (C)"))).toBe(true);
});
