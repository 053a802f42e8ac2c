import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

const resumeOf = (text: string) => parseResume(documentFromText(text));

test("ends a list of skills where dated entries begin, which are read as such", () => {
  const { competencies, education } = resumeOf(`
# **Ada Quill**
**SKILLS**
- Filing
- Payroll
- EDUCATION
Fernhill College, Oban, B.A. Geography
August 2014 - May 2017
Kelpmouth School, Oban, A-levels
August 2012 - May 2014
`);
  expect(competencies.map(({ name }) => name.value)).toEqual(["Filing", "Payroll"]);
  expect(education.map(({ degree, end_date }) => [degree?.value, end_date?.value])).toEqual([
    ["B.A.", "2017-05"],
    ["A-levels", "2014-05"],
  ]);
});

test("takes a period behind a skill for its own", () => {
  const { competencies } = resumeOf(
    "# **Ada Quill**\n**SKILLS**\nSage (2014 – 2019)\nFiling\nPayroll",
  );
  expect(competencies.map(({ name }) => name.value)).toEqual(["Sage", "Filing", "Payroll"]);
});

test.each([
  ["2015 - 2018 Excel / Word / Sage", ["Excel", "Word", "Sage"]],
  [
    "2020 - 2023 Fire marshal certificate / Forklift licence",
    ["Fire marshal certificate", "Forklift licence"],
  ],
])("makes no entry of skills with a period, without a title above: %j", (line, skills) => {
  const { competencies, experiences, education } = resumeOf(
    `# **Ada Quill**\n**SKILLS**\nFiling\n${line}`,
  );
  expect([...experiences, ...education]).toEqual([]);
  expect(competencies.map(({ name }) => name.value)).toEqual(["Filing", ...skills]);
});

test("finds the title below a skill with a period", () => {
  const { competencies, education } = resumeOf(`
# **Ada Quill**
**SKILLS**
2015 - 2018 Sage
- Payroll
- EDUCATION
Fernhill College, Oban, B.A. Geography
August 2014 - May 2017
`);
  expect(competencies.map(({ name }) => name.value)).toEqual(["Sage", "Payroll"]);
  expect(education.map(({ degree }) => degree?.value)).toEqual(["B.A."]);
});
