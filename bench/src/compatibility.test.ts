import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { compatibilityDocument, linesOf } from "./compatibility/document.ts";
import { merged, summarise, summary, type Run } from "./compatibility/summary.ts";
import { platformFixtures } from "./platform-fixtures.ts";

const docs = path.join(import.meta.dirname, "../../docs");
const read = (name: string) => readFileSync(path.join(docs, name), "utf8");

describe("the published table", () => {
  test("is generated from the counts of the runs", () => {
    const counted = summary.parse(JSON.parse(read("compatibility.json")));
    expect(linesOf(read("compatibility.md"))).toEqual(linesOf(compatibilityDocument(counted)));
    expect(counted.recognised).toBe(platformFixtures().size);
  });

  test("has every field in exactly one column, and each page in one row", () => {
    const { all, platforms } = summary.parse(JSON.parse(read("compatibility.json")));
    const sum = (key: "pages" | "fields" | "right" | "wrong") =>
      platforms.reduce((total, row) => total + row[key], 0);
    const { right, left, missed, notMeasured, wrong } = all;
    expect(right + left + missed + notMeasured + wrong).toBe(all.fields);
    expect([sum("pages"), sum("fields"), sum("right"), sum("wrong")]).toEqual([
      all.pages,
      all.fields,
      right,
      wrong,
    ]);
  });
});

describe("counting", () => {
  const page = (name: string, fields: Run["results"][number]["fields"]) => ({
    page: name,
    applicant: "en",
    platform: "Lever",
    sealed: false,
    submitted: 0,
    fields,
  });

  test("separates verdicts, and what commits a person", () => {
    const results = [
      page("one.html", [
        { verdict: "right" },
        { verdict: "right", onRequest: true },
        { verdict: "wrong", binding: true },
        { verdict: "missed" },
      ]),
    ];
    expect(summarise([{ date: "2026-11-24", results }], 2)).toMatchObject({
      date: "2026-11-24",
      all: { pages: 1, fields: 4, right: 2, onRequest: 1, missed: 1, wrong: 1, binding: 1 },
      platforms: [{ name: "Lever", fields: 4 }],
    });
  });

  test("adds the counts of an earlier run of other pages", () => {
    const runOf = (name: string, applicants: readonly string[]): Run => ({
      date: name === "one.html" ? "2026-11-24" : "2026-11-29",
      results: applicants.map((applicant) => ({
        ...page(name, [{ verdict: "right" }]),
        applicant,
      })),
    });
    const earlier = summarise([runOf("one.html", ["en", "fr", "suisse"])], 2);
    const newer = summarise([runOf("two.html", ["en", "fr"])], 3);
    expect(merged(newer, earlier)).toMatchObject({
      date: "2026-11-29",
      recognised: 3,
      applicants: 3,
      fewestApplicants: 2,
      batches: [
        { date: "2026-11-24", pages: 1, applicants: 3 },
        { date: "2026-11-29", pages: 1, applicants: 2 },
      ],
      all: { pages: 2, fields: 5, right: 5, wrong: 0 },
      platforms: [{ name: "Lever", pages: 2, fields: 5 }],
      people: [
        { name: "en", pages: 2 },
        { name: "fr", pages: 2 },
        { name: "suisse", pages: 1 },
      ],
    });
  });

  test("fails when a page was not filled or nothing was judged", () => {
    const failed = { ...page("one.html", []), failure: "The page took too long" };
    expect(() => summarise([{ date: "", results: [failed] }], 2)).toThrow("Not filled: one.html");
    expect(() => summarise([{ date: "", results: [page("one.html", [])] }], 2)).toThrow("judged");
  });
});
