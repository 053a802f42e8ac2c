import { hostileText } from "@postulo/domain/testing/hostile-texts";
import { expect, test } from "vitest";
import { linesOfParagraphs } from "../lines-of-paragraphs.ts";
import { parseResume } from "../parse-resume.ts";

/** Seeds for which former patterns backtracked for more than 8 s. */
const slowest = [43, 49, 79, 127, 443];
const seeds = [...slowest, ...Array.from({ length: 55 }, (_, at) => at * 17)];
/** Long enough that a quadratic step exceeds the test timeout. */
const length = 60_000;

test.each(seeds)("parses hostile text %i of 60,000 characters", (seed) => {
  const main = hostileText(seed, length)
    .split("\n")
    .map((text) => ({
      kind: "paragraph" as const,
      paragraph: {
        runs: [{ text, font: "", size: 10, bold: false, italic: false }],
        bullet: false,
        indent: 0,
        before: 0,
      },
    }));
  const { lines } = parseResume(linesOfParagraphs({ main, sides: [] }));
  expect(lines.length).toBeGreaterThan(0);
});
