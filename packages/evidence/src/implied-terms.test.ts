import { expect, test } from "vitest";
import { findTerms } from "./find-terms.ts";
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

test.each([
  ["NMC registration", "Diplôme d'État d'infirmier"],
  ["Registered nurse", "Infirmière diplômée d'État"],
  ["QTS", "CAPES"],
  ["PGCE", "QTS"],
  ["CAPES", "CRPE"],
  ["ACCA", "Expert-comptable"],
  ["CPA", "ACCA"],
  ["DCG", "DSCG"],
  ["SIA licence", "Carte professionnelle CNAPS"],
  ["SSIAP 1", "CQP APS"],
  ["CDL", "HGV licence"],
  ["GED", "Baccalauréat"],
  ["CAP", "BEP"],
  ["BTS", "DUT"],
  ["ServSafe", "Food hygiene level 2"],
  ["ALS", "ACLS"],
  ["LSF", "BSL"],
  ["IV therapy", "Cannulation"],
  ["Soins intensifs", "Réanimation"],
  ["Dental assisting", "Dental care"],
  ["Éducateur spécialisé", "Special educational needs"],
  ["Chef de chantier", "Conduite de travaux"],
  ["Élagage", "Pruning"],
  ["Bookkeeping", "General accounting"],
  ["Pose de clôtures", "Clôtures mensuelles"],
  ["Gestion de portefeuille", "Portefeuille clients"],
  ["AngularJS", "Angular"],
  ["Sage 50", "Sage 100"],
])("different things are different terms: %s, %s", (one, other) => {
  const ids = (text: string) => findTerms(text).map(({ term }) => term.id);
  expect(shownTermIds(one).isDisjointFrom(new Set(ids(other)))).toBe(true);
  expect(shownTermIds(other).isDisjointFrom(new Set(ids(one)))).toBe(true);
});

test.each([
  ["NMC registration", "Registered nurse"],
  ["PSC1", "First aid certificate"],
  ["CSM", "Scrum Master certification"],
  ["AWS Certified Solutions Architect", "AWS certified"],
  ["Bac pro", "Baccalauréat"],
  ["LSF", "Langue des signes"],
  ["Sass", "CSS"],
  ["Spring Boot", "Spring"],
  ["Sage 100", "Sage"],
  ["SAP FI", "SAP"],
  ["TEFL", "Language teaching"],
])("a narrower term shows the wider one, which does not show it: %s, %s", (narrow, wide) => {
  const [first] = findTerms(wide);
  expect(shownTermIds(narrow)).toContain(first?.term.id);
  expect(shownTermIds(wide)).not.toContain(findTerms(narrow)[0]?.term.id);
});
