import { expect, test } from "vitest";
import { cvReaders, peopleRead, platformFigures, readabilityFigures } from "./published-figures.ts";

const documents = import.meta.glob<string>("../../../../docs/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const textOf = (name: string) => documents[`../../../../docs/${name}`] ?? "";

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

test("the platforms on the front page are those of the published table", () => {
  const measured = rowsOf("compatibility.md").map(([name = "", ...cells]) => [
    name,
    ...cells.slice(0, 4).map(Number),
  ]);
  expect(platformFigures.recognised).toBe(measured.length);
  const shown = platformFigures.rows.map(([name]) => measured.find((row) => row[0] === name));
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
