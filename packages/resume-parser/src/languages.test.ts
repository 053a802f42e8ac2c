import { expect, test } from "vitest";
import { readLanguages } from "./languages.ts";
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
  ["Anglais courant (TOEFL iBT : 95)", "TOEFL iBT : 95"],
  ["English (IELTS 7.5)", "IELTS 7.5"],
  ["Anglais courant depuis 2015", undefined],
  ["Anglais 50 %", undefined],
  ["Anglais (3 ans à Londres)", undefined],
  ["Anglais (TOEIC en 2015)", undefined],
])("the code or score in %j", (text, stated) => {
  const [language] = readLanguages(linesFromText(text));
  expect(language?.name.value).toMatch(/^(?:Anglais|English)$/u);
  expect(language?.stated).toBe(stated);
});
