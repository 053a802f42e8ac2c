import { expect, test } from "vitest";
import { matchWishes } from "../match-wishes.ts";
import type { ProfileParts } from "../profile-parts.ts";

const ofLine = (text: string): ProfileParts => ({
  summary: [],
  entries: [
    {
      id: "job",
      kind: "experience",
      title: "Soignante",
      organization: "Clinique des Tilleuls",
      period: { start: { year: 2021, month: 3 }, end: undefined, isCurrent: true },
      lines: [{ id: "line", text }],
    },
  ],
  names: [],
  notes: [],
  otherNotes: [],
  today: { year: 2026, month: 12 },
});

const isProven = (asked: string, line: string) => {
  const [match] = matchWishes([{ kind: "duty", text: asked }], ofLine(line));
  return (match?.provenBy.length ?? 0) > 0;
};

const care = "Assurer les soins infirmiers et la surveillance clinique de 14 patients par poste";

const palliative = "Assurer les soins palliatifs";

test.each([
  [care, "Tutorat de 12 étudiants en soins infirmiers"],
  ["Assurer les soins palliatifs de 10 patients", "Accueil des stagiaires en soins palliatifs"],
  ["Provide palliative care", "Mentored four students in palliative care"],
  ["Provide palliative care", "Mentored four students in nursing and palliative care"],
  ["Provide palliative care", "Mentored students in nursing and advanced palliative care"],
  ["Provide palliative care", "Mentored students in nursing and integrated palliative care"],
  ["Provide palliative care", "Mentored students in nursing and also palliative care"],
  ["Provide palliative care", "Mentored students in nursing plus palliative care"],
  ["Provide palliative care", "Mentored students in nursing as well as palliative care"],
  ["Provide palliative care", "Mentored students of palliative care"],
  ["Provide palliative care", "Mentored students from the palliative care course"],
  ["Provide palliative care", "Mentored students from the college in palliative care"],
  [palliative, "Tutorat d’étudiants du DU de soins palliatifs"],
  [palliative, "Tutorat d’étudiants de soins palliatifs"],
  [palliative, "Tutorat d’étudiants de l’école de soins palliatifs"],
  [palliative, "Tutorat d’étudiants en médecine ainsi que soins palliatifs"],
  [palliative, "Mise en œuvre du tutorat d’étudiants en soins palliatifs"],
  ["Assurer la gestion des stocks", "Encadrement d’apprentis en vente et gestion des stocks"],
])("what somebody else is taught is not done: %s, %s", (asked, line) => {
  expect(isProven(asked, line)).toBe(false);
});

test.each([
  ["Enseigner les mathématiques", "Enseigné à 12 étudiants en mathématiques"],
  [
    "Donner des cours de mathématiques",
    "Cœur de métier : étudiants en mathématiques, cours du soir",
  ],
  [care, "Étudiants encadrés et soins infirmiers de 12 patients"],
  [
    "Assurer la préparation des repas",
    "Accueil des stagiaires de l'école et préparation des repas de 80 couverts",
  ],
  [
    "Assurer la préparation des repas",
    "Accueil des stagiaires en cuisine et préparation des repas de 80 couverts",
  ],
  [
    "Provide palliative care",
    "Supported students from the college while providing palliative care for 7 clients",
  ],
  [
    "Provide palliative care",
    "Supported students in nursing while providing palliative care for 7 clients",
  ],
  ["Prepare meals for 90 guests", "Led trainees from the college and prepared meals for 80 guests"],
  ["Prepare meals for 90 guests", "Led trainees in cookery and prepared meals for 80 guests"],
  ["Encadrer les étudiants en soins infirmiers", "Tutorat de 12 étudiants en soins infirmiers"],
  [care, "Soins infirmiers et surveillance clinique de 12 patients"],
  [
    "Assurer les soins palliatifs de 10 patients",
    "Soins palliatifs, avec deux stagiaires en soins",
  ],
  ["Provide palliative care", "Palliative care for 7 clients, with two student nurses"],
])("teaching them is, and what is done beside them: %s, %s", (asked, line) => {
  expect(isProven(asked, line)).toBe(true);
});
