import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cvTemplateNames } from "@postulo/domain/cv-look";
import { readersOf } from "./read-back.ts";
import { readbackPeople } from "./readback-people.ts";
import { lowestScore, measureReadback, readabilityDocument } from "./readback-table.ts";

/** One in English, one in French, for the other templates than the first; `npm run bench -- --only readback` reads all. */
const few = readbackPeople.filter((_, at) => at === 4 || at === 14);
const minScore = 0.98;
/** In milliseconds: twenty people are printed and read by each reader. */
const timeout = 180_000;

describe.each(cvTemplateNames)("CVs of the template %s", (template) => {
  test("are read back by each reader, in order", { timeout }, async () => {
    const people = template === cvTemplateNames[0] ? readbackPeople : few;
    const rows = await measureReadback(template, people);
    expect(rows).toHaveLength(readersOf.pdf.length + readersOf.docx.length);
    expect(lowestScore(rows)).toBeGreaterThanOrEqual(minScore);
  });
});

test("docs/readability.md is the generator's, with every template and a sufficient score in each row", async () => {
  const root = path.resolve(import.meta.dirname, "../../../../..");
  const text = await readFile(path.join(root, "docs/readability.md"), "utf8");
  const lines = text.split("\n");
  const generated = readabilityDocument([]).split("\n");
  expect(lines.filter((line) => !line.startsWith("|"))).toEqual(
    generated.filter((line) => !line.startsWith("|")),
  );
  const rows = lines.filter((line) => /^\| (?!template|-)/.test(line));
  const templates = new Set(rows.map((line) => line.split(/[| (]+/)[1]));
  expect([...templates]).toEqual([...cvTemplateNames]);
  const figures = rows.flatMap((line) => line.match(/\d\.\d{3}/g) ?? []).map(Number);
  expect(figures.length).toBeGreaterThanOrEqual(rows.length * 4);
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(minScore);
});
