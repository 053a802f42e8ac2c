import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { applyOperations } from "./apply-operations.ts";
import type { CvDocument } from "./cv-document.ts";
import { hidePart } from "./edit-operations.ts";
import { groupNotes } from "./grouped-notes.ts";
import { masterCv } from "./master-cv.ts";

const notes = [
  { id: "n1", label: "Certificats", content: "AFGSU niveau 2, mai 2025" },
  { id: "n2", label: "Permis de conduire", content: "Permis B" },
  { id: "n3", label: "Centres d’intérêt", content: "Voile, chorale" },
  { id: "n4", label: "Certificats", content: "Habilitation à la transfusion, 2019." },
  { id: "n5", label: "Certificats", content: "DU Plaies, 2020." },
];
const person = { first_name: "Ines", last_name: "Marchal" };
const master = masterCv(storedProfile.parse({ profile: person, other: notes }), "fr");
const textsOf = ({ sections }: CvDocument) =>
  sections
    .flatMap((section) => (section.kind === "notes" ? section.lines : []))
    .map(({ text }) => text);

test("notes of one label stand together, and a printed CV names the label once", () => {
  expect(textsOf(master).map((text) => text.slice(0, 10))).toEqual([
    "Certificat",
    "Certificat",
    "Certificat",
    "Permis de ",
    "Centres d’",
  ]);
  expect(textsOf(groupNotes(master))).toEqual([
    "Certificats\u00A0: AFGSU niveau 2, mai 2025\u202F; Habilitation à la transfusion, 2019\u202F; DU Plaies, 2020.",
    "Permis de conduire\u00A0: Permis B",
    "Centres d’intérêt\u00A0: Voile, chorale",
  ]);
});

test("a label stays when its first note is hidden", () => {
  const { document } = applyOperations(master, hidePart([], "n1"));
  expect(textsOf(groupNotes(document))[0]).toBe(
    "Certificats\u00A0: Habilitation à la transfusion, 2019\u202F; DU Plaies, 2020.",
  );
});

test("labels in other capitals are one label, and an abbreviation keeps its stop", () => {
  const interests = [
    { id: "n1", label: "Interests", content: "Sailing, etc." },
    { id: "n2", label: "INTERESTS", content: "Choir." },
    { id: "n3", label: "interests", content: "Travel in the U.K." },
    { id: "n4", label: "interests", content: "Rowing at Marl & Co." },
    { id: "n5", label: "interests", content: "Quizzes of the Maths Dept." },
    { id: "n6", label: "interests", content: "Chess" },
  ];
  const english = masterCv(storedProfile.parse({ profile: person, other: interests }), "en");
  expect(textsOf(groupNotes(english))).toEqual([
    "Interests: Sailing, etc.; Choir; Travel in the U.K.; Rowing at Marl & Co.; Quizzes of the Maths Dept.; Chess",
  ]);
});
