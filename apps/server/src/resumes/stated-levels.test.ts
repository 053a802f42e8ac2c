import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import { documentFromText } from "@postulo/resume-parser/testing/lines-from-text";
import { expect, test } from "vitest";
import { foundEntries } from "./found-entries.ts";
import { sortEntries } from "./new-entries.ts";

const languagesOf = (line: string) => {
  const resume: ParsedResume = parseResume(
    documentFromText(`# Noor Verhaegen\nnoor@example.org\n\n**LANGUES**\n${line}`),
  );
  return foundEntries(resume).competencies;
};

test("the code of a language's level is stored with its name, once for the same language", () => {
  const found = languagesOf("Anglais : B1, Breton : notions");
  expect(found.map(({ row }) => [row["name"], row["level"]])).toEqual([
    ["Anglais (B1)", "intermediate"],
    ["Breton", "beginner"],
  ]);
  const before = { id: "s1", name: "Anglais", category: "language", level: "intermediate" };
  const { fresh, known } = sortEntries("competencies", found, [before]);
  expect(fresh.map(({ row }) => row["name"])).toEqual(["Breton"]);
  expect(known.map(({ existing }) => existing)).toEqual([before]);
});
