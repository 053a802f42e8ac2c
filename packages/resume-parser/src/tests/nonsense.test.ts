import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

const skillsIn = (text: string) =>
  parseResume(documentFromText(text)).competencies.map(({ name }) => name.value);

test("a street is no skill", () => {
  expect(
    skillsIn("# Ada Example\n**COMPÉTENCES**\nExcel\n12 rue du Moulin\n59000 Lille\nWord"),
  ).toEqual(["Excel", "Word"]);
});

test("languages of programming in a row are separate skills", () => {
  expect(skillsIn("# Ada Example\n**SKILLS**\nPython R Java / Sql")).toEqual([
    "Python",
    "R",
    "Java",
    "Sql",
  ]);
});

test("e-mail, telephone and the grid of language levels are no skills", () => {
  expect(
    skillsIn(
      "# Ada Example\n**LANGUAGE SKILLS**\nMother tongue(s): French\nOther language(s):\nEnglish\nListening\tReading\tWriting\nC1\tC1\tB2",
    ),
  ).toEqual(["French", "English"]);
});
