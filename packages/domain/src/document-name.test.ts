import { expect, test } from "vitest";
import { documentFileName, documentTitle } from "./document-name.ts";

const cv = { kind: "cv", language: "en" } as const;

test.each([
  ["Hannah", "Whitlock", "Whitlock-Hannah-CV.pdf"],
  ["Zoé Anne", "d’Œuvrard ", "d’Œuvrard-Zoé-Anne-CV.pdf"],
  ["", "Prince", "Prince-CV.pdf"],
  ["Claire", "Fontanel - Da Silva", "Fontanel-Da-Silva-Claire-CV.pdf"],
  ["../A", 'B\\C:"D"', "B-C-D-A-CV.pdf"],
  ["", "", "CV.pdf"],
  ["Dana\u202E", "fdp.exe\u0000", "fdp.exe-Dana-CV.pdf"],
  ["Maëlys 🌊", "L’Hostis 👍🏽", "L’Hostis-Maëlys-CV.pdf"],
  ["Zoe\u0301", "\uD800Bell", "\uFFFDBell-Zoé-CV.pdf"],
])("the CV of %j %j is named %s", (firstName, lastName, name) => {
  expect(documentFileName({ ...cv, firstName, lastName }, "pdf")).toBe(name);
});

test.each([
  ["letter", "en", "Calder", "Whitlock-Hannah-Letter-Calder.pdf"],
  ["letter", "fr", "Calder", "Whitlock-Hannah-Lettre-Calder.pdf"],
  ["cv", "fr", "Calder Valves Ltd.", "Whitlock-Hannah-CV-Calder-Valves.pdf"],
  [
    "application",
    "fr",
    "Transports Dubreuil S.A.S.",
    "Whitlock-Hannah-Candidature-Transports-Dubreuil.pdf",
  ],
  ["application", "en", "AT&T, Inc.", "Whitlock-Hannah-Application-AT-T.pdf"],
  ["letter", "fr", "Kervella & Fils", "Whitlock-Hannah-Lettre-Kervella-Fils.pdf"],
  ["letter", "en", "Ltd", "Whitlock-Hannah-Letter-Ltd.pdf"],
  ["letter", "en", " ", "Whitlock-Hannah-Letter.pdf"],
] as const)("a %s in %s for %j is named %s", (...[kind, language, company, name]) => {
  const person = { firstName: "Hannah", lastName: "Whitlock" };
  expect(documentFileName({ kind, language, ...person, company }, "pdf")).toBe(name);
});

test("a name fits any file system, and ends with a whole word", () => {
  const long = "Département de l’Aménagement du Territoire et de l’Habitat ".repeat(6);
  const name = documentFileName(
    { ...cv, firstName: long, lastName: "漢".repeat(200), company: long },
    "docx",
  );
  expect(encodeURIComponent(name).replaceAll(/%../g, "x").length).toBeLessThanOrEqual(255);
  expect(name).toMatch(/-CV-Département-de-l’Aménagement-du-Territoire-et-de-l’Habitat\.docx$/);
});

test("the title of a document has the person, the job and the employer, as far as they are known", () => {
  const letter = { kind: "letter", language: "en", name: "Hannah Whitlock" } as const;
  expect(documentTitle({ ...letter, jobTitle: "Head of Finance", company: "Calder" })).toBe(
    "Letter – Hannah Whitlock – Head of Finance, Calder",
  );
  expect(documentTitle({ ...letter, language: "fr", jobTitle: " " })).toBe(
    "Lettre – Hannah Whitlock",
  );
  expect(documentTitle({ ...letter, name: "", company: "Calder" })).toBe("Letter – Calder");
});
