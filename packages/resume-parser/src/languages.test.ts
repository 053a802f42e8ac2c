import { expect, test } from "vitest";
import { languagesAmong, readLanguages } from "./languages.ts";
import { parseResume } from "./parse-resume.ts";
import { documentFromText, linesFromText } from "./testing/lines-from-text.ts";

test.each([
  [
    "Shona (native) and English (fluent)",
    [
      ["Shona", "expert"],
      ["English", "advanced"],
    ],
  ],
  [
    "Fluent in English, basic French",
    [
      ["English", "advanced"],
      ["French", "beginner"],
    ],
  ],
  [
    "English (fluent)\tFrench (beginner)",
    [
      ["English", "advanced"],
      ["French", "beginner"],
    ],
  ],
  [
    "Anglais\tEspagnol",
    [
      ["Anglais", undefined],
      ["Espagnol", undefined],
    ],
  ],
  ["Anglais\nCourant", [["Anglais", "advanced"]]],
  [
    "Français : langue maternelle, Anglais : B2",
    [
      ["Français", "expert"],
      ["Anglais", "intermediate"],
    ],
  ],
  [
    "German\tNative\nSpanish\tBeginner",
    [
      ["German", "expert"],
      ["Spanish", "beginner"],
    ],
  ],
  [
    "English – C1; Wolof (native)",
    [
      ["English", "advanced"],
      ["Wolof", "expert"],
    ],
  ],
  [
    "English – C1; Klingon (native); Elvish – beginner; Swimming (often)",
    [
      ["English", "advanced"],
      ["Klingon", "expert"],
      ["Elvish", "beginner"],
    ],
  ],
  ["Notions d'italien", [["italien", "beginner"]]],
  [
    "Anglais courant et notions d’espagnol",
    [
      ["Anglais", "advanced"],
      ["espagnol", "beginner"],
    ],
  ],
  ["Bon niveau en allemand", [["allemand", "intermediate"]]],
  ["Bases de néerlandais", [["néerlandais", "beginner"]]],
  ["Bases de données, notions de comptabilité", []],
  ["Portuguese", [["Portuguese", undefined]]],
  [
    "Français, langue maternelle, anglais, courant",
    [
      ["Français", "expert"],
      ["anglais", "advanced"],
    ],
  ],
  ["Python, SQL", []],
])("the languages of %j, with their levels", (text, languages) => {
  const read = readLanguages(linesFromText(text));
  expect(read.map(({ name, level }) => [name.value, level])).toEqual(languages);
  expect(read.every(({ category }) => category === "language")).toBe(true);
});

test("takes no language out of the entries of experience, unless a label lists it", () => {
  const spokenIn = (title: string) =>
    parseResume(
      documentFromText(
        `# **Ada Quill**\n**${title}**\nTutor, Vane School, 2010 – 2012\nFrench (good)\n- German: taught basic level\n- Languages: Dutch\nLanguages: Irish, Welsh`,
      ),
    ).competencies.map(({ name }) => name.value);
  expect(spokenIn("EXPERIENCE")).toEqual(["Irish", "Welsh"]);
  expect(spokenIn("VOLUNTEERING")).toEqual(["Irish", "Welsh"]);
  expect(spokenIn("PERSONAL DETAILS")).toContain("French");
});

test.each([
  ["Anglais : B1", "B1"],
  ["Anglais (C1+, TOEIC 945)", "C1+, TOEIC 945"],
  ["Anglais courant (TOEFL iBT : 95)", "TOEFL iBT 95"],
  ["Anglais (TOEIC : 945/990 en 2019)", "TOEIC 945"],
  ["Anglais TOEIC (945)", "TOEIC 945"],
  ["Anglais – TOEIC - 850 points", "TOEIC 850"],
  ["Anglais : score TOEIC de 850", "TOEIC 850"],
  ["Anglais (TOEIC, 2015 ; TOEIC 850 - 2019)", "TOEIC 850"],
  ["English (IELTS 7.5)", "IELTS 7.5"],
  ["English: IELTS Academic overall band 7/9", "IELTS 7"],
  ["English (Duolingo English Test: 120)", "Duolingo English Test 120"],
  ["English – Duolingo 120", "Duolingo 120"],
  ["Japanese (JLPT N2)", "JLPT N2"],
  ["Japonais : JLPT niveau N2", "JLPT N2"],
  ["Chinese HSK 5", "HSK 5"],
  ["Espagnol (DELE B2)", "DELE B2"],
  ["Allemand : Goethe-Zertifikat B1", "Goethe-Zertifikat B1"],
  ["French (DELF B2, 2016)", "DELF B2"],
  ["Anglais courant, TOEIC 850", "TOEIC 850"],
  ["Anglais : B2, TOEIC 850 (2019)", "B2, TOEIC 850"],
  ["English – fluent; IELTS 7.5", "IELTS 7.5"],
])("the code or score in %j", (text, stated) => {
  const [language, ...others] = readLanguages(linesFromText(text));
  expect(language?.stated).toBe(stated);
  expect(others).toEqual([]);
});

test.each([
  "Anglais courant depuis 2015",
  "Anglais 50 %",
  "Anglais (3 ans à Londres)",
  "Anglais (TOEIC en 2015)",
  "Anglais (TOEIC 12/2019)",
  "Anglais (TOEIC 03.2015)",
  "Anglais (TOEIC 10.2015)",
  "Anglais (TOEIC 15 mars 2019)",
  "Anglais (TOEIC 600 - 700)",
  "Anglais (TOEIC 851)",
  "Anglais (objectif TOEIC 850)",
  "Anglais (TOEIC visé : 850)",
  "Anglais (TOEIC 120 heures)",
  "English (IELTS 6/2019)",
  "English (IELTS 6 months)",
  "English (IELTS 45)",
  "English (Duolingo 120 days)",
  "English (Duolingo 365)",
  "Japanese (JLPT N6)",
  "Japanese (N2 classes)",
  "Chinese (HSK 5 weeks)",
  "Chinese (HSK 2017)",
  "Spanish (5 DELE candidates)",
])("no code or score in %j", (text) => {
  const [language] = readLanguages(linesFromText(text));
  expect(language?.name.value).toMatch(/^\p{Lu}\p{L}+$/u);
  expect(language?.stated).toBeUndefined();
});

test("a test behind a comma is of the language before it, and of its own language only", () => {
  const statedIn = (text: string) =>
    readLanguages(linesFromText(text)).map(({ name, stated }) => [name.value, stated]);
  expect(statedIn("Espagnol, anglais, TOEIC 850")).toEqual([
    ["Espagnol", undefined],
    ["anglais", "TOEIC 850"],
  ]);
  expect(statedIn("Anglais courant, DELF B2")).toEqual([["Anglais", undefined]]);
});

test("a score behind the label of a language in a section of other data", () => {
  const [language] = languagesAmong(linesFromText("Japonais : JLPT N2"));
  expect(language).toMatchObject({ name: { value: "Japonais" }, stated: "JLPT N2" });
});
