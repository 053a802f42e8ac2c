import { expect, test } from "vitest";
import { shownTermIds } from "./implied-terms.ts";

test.each([
  "Encadrement d'une équipe de 6 personnes",
  "J'ai encadré 6 personnes en cuisine",
  "Responsable d'une équipe de cinq magasiniers",
  "Chef d'équipe, 8 maçons",
  "Supervised 4 apprentices",
  "Managed 8 staff across two shifts",
  "Led the night crew",
])("who led a team shows it in any words: %s", (line) => {
  expect(shownTermIds(line)).toContain("team management");
});

test.each([
  "Encadré par une équipe de 6 personnes",
  "Managed 8 accounts with the team",
  "Worked in a team of 12 led by a matron",
  "Gestion de 6 dossiers avec l'équipe",
  "Kept the team's diary",
  "Animation de 12 enfants",
])("who was in a team, or led something else, does not: %s", (line) => {
  expect(shownTermIds(line)).not.toContain("team management");
});

test("a member of one of the bodies is CCAB qualified, of another body not", () => {
  expect(shownTermIds("Fully qualified ACCA, 2019")).toContain("ccab qualification");
  expect(shownTermIds("CIPFA member")).toContain("ccab qualification");
  expect(shownTermIds("CIMA part-qualified")).not.toContain("ccab qualification");
});

test("an office suite has its programs", () => {
  expect([...shownTermIds("Pack Office")]).toEqual(expect.arrayContaining(["excel", "word"]));
});

test("a licence for one kind of forklift is a forklift licence, and not one for another kind", () => {
  const shown = shownTermIds("Counterbalance licence since 2018");
  expect(shown).toContain("forklift licence");
  expect(shown).not.toContain("reach truck licence");
});
