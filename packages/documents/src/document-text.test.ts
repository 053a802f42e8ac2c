import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Line } from "@postulo/resume-parser/line";
import { expect, test } from "vitest";
import { documentText } from "./document-text.ts";
import { readDocument } from "./read-document.ts";

const line = { page: 1, cells: [], left: 50, right: 500, y: 0, size: 10, gapAbove: 1.2 };
const plain = { ...line, bold: false, italic: false, bullet: false, fills: false };

const lines = (...changed: readonly (Partial<Line> & { text: string })[]): Line[] =>
  changed.map((change, number) => ({ ...plain, number, ...change }));

test("lines that a page broke are one paragraph, and gaps separate paragraphs", () => {
  const main = lines(
    { text: "Night nurse", size: 20 },
    { text: "You care for our patients, day and", fills: true, gapAbove: 2.5 },
    { text: "night, with a team of six." },
    { text: "Harbour Clinic" },
  );
  expect(documentText({ main, sides: [], links: [], hasPages: true })).toBe(
    "Night nurse\n\nYou care for our patients, day and night, with a team of six.\nHarbour Clinic",
  );
});

test("list items begin with a dash, also those that go on in the next line", () => {
  const main = lines(
    { text: "A diploma in nursing, with at least two", bullet: true, fills: true },
    { text: "years on a ward" },
    { text: "English", bullet: true },
  );
  expect(documentText({ main, sides: [], links: [], hasPages: true })).toBe(
    "- A diploma in nursing, with at least two years on a ward\n- English",
  );
});

test("paragraphs of a file without pages stay apart, and columns follow each other", () => {
  const main = lines({ text: "Nurse", fills: true }, { text: "Leeds" });
  const side = lines({ text: "Salary: £30,000" });
  expect(documentText({ main, sides: [side], links: [] })).toBe("Nurse\nLeeds\n\nSalary: £30,000");
});

test.each(["en/en-rebecca-lo.pdf", "fr/fr-juliette-word.docx", "en/en-helen-word-tabs.doc"])(
  "all words of %s are in its text",
  async (name) => {
    const bytes = await readFile(path.join(import.meta.dirname, "testing/files", name));
    const outcome = await readDocument(new Uint8Array(bytes));
    if (outcome.kind !== "lines") throw new Error(outcome.reason);
    const text = documentText(outcome.document);
    const flows = [outcome.document.main, ...outcome.document.sides].flat();
    expect(flows.length).toBeGreaterThan(10);
    expect(flows.filter((read) => !text.includes(read.text))).toEqual([]);
  },
);
