import { expect, test } from "vitest";
import { restoreLines } from "./restore-lines.ts";

const words =
  "The depot is open from Monday to Saturday and delivers frozen food to shops in the county";

test.each([
  [
    "items that were glued together get a mark each",
    `${words} Must be a qualified driver Must have a clean licence`,
    `${words}\n• Must be a qualified driver\n• Must have a clean licence`,
  ],
  [
    "a heading inside a paragraph gets a line",
    `${words}. The Role This is a day job`,
    `${words}.\nThe Role:\nThis is a day job`,
  ],
  [
    "sentences without a blank are separated",
    "Salaire à définir selon le profil de la personne retenue, dans une entreprise familiale.Vos avantages : primes",
    "Salaire à définir selon le profil de la personne retenue, dans une entreprise familiale.\nVos avantages : primes",
  ],
  ["a label gets the value below it", "Employeur\nMairie de Vaudry", "Employeur: Mairie de Vaudry"],
  ["a label has no sentence as value", "Role\nYou drive a van", "Role\nYou drive a van"],
  ["a label has no heading as value", "Experience\nEssential", "Experience\nEssential"],
  ["a name of software stays whole", `${words}, with ASP.Net Core`, `${words}, with ASP.Net Core`],
])("%s", (_, text, lines) => {
  expect(restoreLines(text)).toBe(lines);
});
