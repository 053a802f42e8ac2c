import { expect, test } from "vitest";
import { linesOfParagraphs } from "../lines-of-paragraphs.ts";
import { parseResume } from "../parse-resume.ts";
import { hostileDocument, hostilePieces } from "../testing/hostile-lines.ts";

test("parses lines that repeat prefixes of the patterns in time", () => {
  expect(hostilePieces).toBeGreaterThan(50);
  for (let seed = 0; seed < hostilePieces; seed += 1) {
    const document = hostileDocument(seed, { lines: 2, length: 100 });
    expect(parseResume(document).lines.length).toBeGreaterThan(0);
  }
});

test("parses a long run of digits in a skills section, not as a level", () => {
  const digits = `${"1".repeat(200)} x?`;
  const run = { text: "", font: "", size: 10, bold: false, italic: false };
  const main = ["Langues", `Anglais : ${digits}`, digits].map((text) => ({
    kind: "paragraph" as const,
    paragraph: { runs: [{ ...run, text }], bullet: false, indent: 0, before: 0 },
  }));
  expect(parseResume(linesOfParagraphs({ main, sides: [] })).lines).toContain(digits);
});
