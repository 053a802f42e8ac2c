import { describe, expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

describe("a CSV file", () => {
  test("opens in a spreadsheet with its accents, and survives a round trip", () => {
    const lines = [
      ["Poste", "Notes"],
      ["Infirmière, de nuit", 'Elle a dit "oui"\net puis'],
      ["Élève", ""],
    ];
    const text = writeCsv(lines);
    expect(text.startsWith("\uFEFFPoste,Notes\r\n")).toBe(true);
    expect(readCsv(text)).toEqual(lines);
  });

  test("has no formulas: a cell that begins like one is a text", () => {
    const cells = ["=1+1", "@SUM(A1)", "+33 1 23", "-2", "+5,5", "-cmd|' /C calc'!A0", "\t=1"];
    const text = writeCsv([cells]);
    expect(text).toContain("'=1+1");
    expect(text).toContain("'@SUM(A1)");
    expect(text).toContain("'+33 1 23");
    expect(text).toContain(",-2,");
    expect(text).toContain("'-cmd");
    expect(readCsv(text)).toEqual([cells]);
  });

  test("may be separated by semicolons or tabs", () => {
    expect(readCsv('a;"b;c";d\n1;2,5;3\n')).toEqual([
      ["a", "b;c", "d"],
      ["1", "2,5", "3"],
    ]);
    expect(readCsv("a\tb\r\n\r\n1\t2")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test("may be empty or end in an open quote", () => {
    expect(readCsv("")).toEqual([]);
    expect(readCsv('a,b\n"open').length).toBeGreaterThan(0);
    expect(readCsv("a,b\n1,")).toEqual([
      ["a", "b"],
      ["1", ""],
    ]);
  });
});
