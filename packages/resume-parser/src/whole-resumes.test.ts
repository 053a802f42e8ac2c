import { describe, expect, test } from "vitest";
import { linesOfPages } from "./lines-of-pages.ts";
import { parseResume } from "./parse-resume.ts";
import { describeLines, describeResume } from "./testing/described-resume.ts";
import { ownPages } from "./testing/readings/pages.ts";
import { pageOf, writtenLayouts } from "./testing/written-layouts.ts";

/** Layouts of which a value is still misread, by that value; only their lines are compared. */
const misread: Readonly<Record<string, string>> = {
  "en-daniel-deedy.pdf": "a school over two lines",
  "en-nora-word-plain.pdf": "a postal code in the address",
  "fr-elise-html-two.pdf": "a town in the company",
  "fr-guillaume-html-margin.pdf": "a school whose name has a dash",
  "fr-guillaume-word-daterows.docx": "a school whose name has a dash",
  "fr-hugo-libre.pdf": "a date in a narrow margin",
  "fr-juliette-word.docx": "an interest read as a contribution",
};

describe("lines and all values of a layout written by another program", () => {
  test.each([...writtenLayouts])("%s", async (file, document) => {
    const lines = describeLines(document);
    const whole = file in misread ? lines : `${lines}\n\n${describeResume(parseResume(document))}`;
    const folder = `./testing/expected/${file.slice(0, 2)}`;
    await expect(`${whole}\n`).toMatchFileSnapshot(`${folder}/${file}.txt`);
  });
});

test("the lines of pages with what is special in them", async () => {
  const readings = Object.entries(ownPages).map(([name, pages]) => {
    const document = linesOfPages(pages.map(pageOf));
    return `${name}\n${describeLines(document)}`;
  });
  await expect(`${readings.join("\n\n")}\n`).toMatchFileSnapshot(
    "./testing/expected/own-pages.txt",
  );
});
