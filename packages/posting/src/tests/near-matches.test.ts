import { expect, test } from "vitest";
import { provesWish } from "../match-wishes.ts";

const proves = (text: string, asked: string) => provesWish(text, { kind: "must", text: asked });

test.each([
  ["Managed a team of 14", "Managed a team of 12"],
  ["Managed a team of 14", "Managed a team"],
  ["Encadrement d'une équipe de 15 personnes", "Encadrement d'une équipe de 12 personnes"],
  ["Managed a team of 8", "Managed a team of up to 10"],
  ["Managed a team of 8–12", "Managed a team of 10"],
  ["Encadrement d'une équipe de 8 personnes", "Encadrement d'équipes jusqu'à 10 personnes"],
  ["Encadrement d'une équipe de 8 à 12", "Encadrement d'une équipe de 10 personnes"],
  ["Cared for residents in a team of 5", "Caring for residents within a team of 20"],
  ["Soins aux résidents, équipe de 5", "Soins aux résidents dans une équipe de 20"],
  ["Encadrement d'une équipe de 8", "Encadrement d'une équipe pouvant aller jusqu'à 10 personnes"],
])("a team as large as asked for proves the wish: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(true);
});

test.each([
  ["Managed a team of 3", "Managed a team of 12"],
  ["Managed a team of 3", "Managed a team of up to 10"],
  ["Managed a team of 8–9", "Managed a team of 10"],
  ["Encadrement d'une équipe de 3 personnes", "Encadrement d'équipes jusqu'à 10 personnes"],
  ["Managed a team of 3", "Experience of managing a team of at least 12 people"],
  ["Encadrement d'une équipe de 3 personnes", "Encadrement d'une équipe de 12 personnes"],
  ["Encadré trois personnes", "Encadrement de douze personnes"],
])("a smaller team does not: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(false);
});

test.each([
  ["Aide-soignante", "Aide-soignante"],
  ["Student adviser", "Student adviser"],
])("a title proves the wish for it: %s, %s", (text, asked) => {
  expect(provesWish(text, { kind: "must", text: asked }, true)).toBe(true);
});

test.each([
  ["Élève aide-soignante", "Aide-soignante"],
  ["Élève aide-soignante", "Expérience d'aide-soignante"],
  ["Apprentie pâtissière", "Pâtissière"],
  ["Student nurse", "Registered nurse"],
  ["Trainee baker", "Baker"],
  ["Student nurse in training", "Registered nurse"],
])("the title of a learner does not: %s, %s", (text, asked) => {
  expect(provesWish(text, { kind: "must", text: asked }, true)).toBe(false);
});

test.each([
  ["Apprentice supervision and training", "Supervision of apprentices"],
  ["Student nurse mentoring", "Mentoring"],
  ["Apprentie en cuisine : suivi et évaluation", "Suivi et évaluation"],
])("a line about learners is no title: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(true);
});

test("the name of a skill in teaching learners is no title", () => {
  expect(provesWish("Student nurse mentoring", { kind: "must", text: "Mentoring" }, true)).toBe(
    true,
  );
});

test.each([
  ["Fluent French", "French C1"],
  ["Native French speaker", "French C1"],
  ["French mother tongue", "French B2"],
  ["French: mother tongue. English fluent.", "English B2"],
  ["Anglais courant", "Anglais C1"],
  ["Français langue maternelle", "Français C1"],
  ["English C1", "Good spoken English"],
  ["Anglais B2", "Bonne maîtrise de l’anglais"],
])("a language in words shows its level: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(true);
});

test.each([
  ["Fluent French", "French C2"],
  ["French, not fluent", "French B2"],
  ["Fluent English, some French", "French B2"],
  ["English C1, French A2", "French B2"],
  ["Served fluent French speakers", "French B2"],
  ["Anglais B1", "Good spoken English"],
  ["Anglais B1", "Bon niveau d’anglais"],
  ["Anglais presque courant", "Anglais B2"],
  ["Anglais courant, notions d'allemand", "Allemand B1"],
])("another level or language in words does not: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(false);
});

test.each([
  ["Diplôme d'État d'infirmier exigé", "NMC registration"],
  ["NMC registration", "Diplôme d'État d'infirmier"],
  ["Registered nurse with NMC registration", "Infirmière diplômée d'État"],
  ["Cannulation", "IV therapy"],
  ["IV therapy", "Cannulation"],
  ["Qualified teacher status (QTS)", "CAPES de mathématiques"],
  ["Maîtrise de la LSF", "BSL"],
  ["Permis d'exercer : DSCG", "DCG"],
  ["Expérience en élagage", "Taille des arbres et arbustes"],
  ["Clôtures mensuelles", "Pose de clôtures"],
])("another credential or skill proves nothing: %s, %s", (asked, name) => {
  expect(provesWish(name, { kind: "must", text: asked }, true)).toBe(false);
  expect(provesWish(asked, { kind: "must", text: asked }, true)).toBe(true);
});

test("what names the thing in other words proves it", () => {
  expect(proves("Inserted cannulas for 20 patients", "Cannulation")).toBe(true);
  expect(proves("Pose de voies veineuses périphériques", "Cannulation")).toBe(true);
});
