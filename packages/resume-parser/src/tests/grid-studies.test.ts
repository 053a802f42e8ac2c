import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

test("a table of studies is read from its header row in any section, up to the text below it", () => {
  const text = `# Ada Example
ada@example.org
# Personal details
Father's name: Otto Example
Examination\tBoard/University\tYear of passing\tMarks (%)
M.Com\tQuay University\t2013\t55.00%
Senior Secondary\tNorth Board\t2008\t86.00%

Accolades of the years
- First rank in the whole board`;
  const { education } = parseResume(documentFromText(text));
  expect(
    education.map(({ degree, school, end_date }) => [
      degree?.value,
      school?.value,
      end_date?.value,
    ]),
  ).toEqual([
    ["M.Com", "Quay University", "2013"],
    ["Senior Secondary", "North Board", "2008"],
  ]);
});
