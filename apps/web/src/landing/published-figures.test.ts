import { expect, test } from "vitest";
import * as z from "zod";
import { cvReaders, peopleRead, platformFigures, readabilityFigures } from "./published-figures.ts";

const documents = import.meta.glob<string>("../../../../docs/*.{md,json}", {
  eager: true,
  query: "?raw",
  import: "default",
});
const textOf = (name: string) => documents[`../../../../docs/${name}`] ?? "";

const rowCounts = z.object({
  pages: z.number(),
  right: z.number(),
  wrong: z.number(),
  missed: z.number(),
});
const counted = z.object({
  recognised: z.number(),
  applicants: z.number(),
  fewestApplicants: z.number(),
  all: rowCounts,
  platforms: z.array(rowCounts.extend({ name: z.string() })),
});

/** The cells of the rows of a document's table, without its head. */
function rowsOf(name: string): string[][] {
  const lines = textOf(name)
    .split("\n")
    .filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("the platforms on the front page are those of the published runs", () => {
  const { recognised, applicants, fewestApplicants, all, platforms } = counted.parse(
    JSON.parse(textOf("compatibility.json")),
  );
  expect(platformFigures).toMatchObject({
    recognised,
    applicants,
    fewestApplicants,
    pages: all.pages,
  });
  expect(platformFigures.all).toEqual([all.pages, all.right, all.wrong, all.missed]);
  const shown = platformFigures.rows.map(([name]) => {
    const row = platforms.find((one) => one.name === name);
    return row && [name, row.pages, row.right, row.wrong, row.missed];
  });
  expect(shown).toEqual(platformFigures.rows);
});

test("the readability on the front page is the lowest figure of the published table", () => {
  expect(textOf("readability.md")).toContain(`${peopleRead} invented people`);
  const measured = rowsOf("readability.md");
  const lowest = (template: string, reader: string) => {
    const file = reader === "mammoth" ? "Word" : "PDF";
    const row = measured.find(
      ([name = "", kind, by]) => name.split(" ")[0] === template && kind === file && by === reader,
    );
    return Math.min(...(row ?? []).slice(3).map(Number));
  };
  const templates = new Set(measured.map(([name = ""]) => name.split(" ")[0]));
  expect(readabilityFigures.map(([template]) => template)).toEqual([...templates]);
  for (const [template, figures] of readabilityFigures)
    expect([template, cvReaders.map((reader) => lowest(template, reader))]).toEqual([
      template,
      figures,
    ]);
});
