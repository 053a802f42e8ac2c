import { expect, test } from "vitest";
import { linesOfPages } from "./lines-of-pages.ts";
import { parseResume } from "./parse-resume.ts";
import { plainResume } from "./plain-resume.ts";
import { documentFromText } from "./testing/lines-from-text.ts";
import { pageOf } from "./testing/written-layouts.ts";
import { unreadLines } from "./unread-lines.ts";

const parse = (text: string) => parseResume(documentFromText(text));

test("lists the lines that ended in no value, but no titles and labels", () => {
  const resume = parse(`
**CURRICULUM VITAE**
# Ada Example
Marine plumber
E-mail:
ada.example@example.org
**EXPERIENCE**
Fitter, Quay Works Ltd | 2019 - 2021
- Repaired pumps
**TIDE TABLES**
High water at noon`);
  expect(unreadLines(resume).map((number) => resume.lines[number])).toEqual([
    "Marine plumber",
    "TIDE TABLES",
    "High water at noon",
  ]);
});

test("an entry names all its lines, and its values those that were joined", () => {
  const { experiences } = parse(`
# Ada Example
**EXPERIENCE**
**Maintenance engineer for refrigeration installations, air-conditioning equipment and high-pressure**
**compressors**
Quay Works Ltd | 2019 - 2021
- Repaired pumps
- Trained apprentices
**SKILLS**
Welding`);
  expect(experiences).toMatchObject([
    { title: { lines: [2, 3] }, company: { lines: [4] }, lines: [2, 3, 4, 5, 6] },
  ]);
});

test("names the page and the place on it", () => {
  const page = (text: string) =>
    pageOf({
      size: "600 1000",
      fonts: ["Serif"],
      links: [],
      items: [`50 300 ${text.length * 5} 10 0 ${text}`],
    });
  const { unread } = plainResume(parseResume(linesOfPages([page("Ada Example"), page("Smoker")])));
  const box = { left: 50, top: 291, right: 80, bottom: 302.5 };
  expect(unread).toEqual([{ column: 0, paragraph: 2, page: 2, box, text: "Smoker" }]);
});

test("names the paragraph in files without pages", () => {
  const { unread } = plainResume(parse("# Ada Example\nada@example.org\nNo smoker"));
  expect(unread).toEqual([{ column: 0, paragraph: 3, text: "No smoker" }]);
});

test.each([
  ["EXPERIENCE", "Fitter, Quay Works Ltd | 2019 - 2021"],
  ["EDUCATION", "BSc Marine Biology, Tay University | 2019 - 2021"],
  ["EXPÉRIENCE", "Soudeuse, Chantiers du Quai | 2019 - 2021"],
])("what says that references are given on request is no entry under %s", (title, entry) => {
  const ends = [
    "References available on request. Available from 1 March 2027.",
    "Références sur demande. Disponible à partir de mars 2027.",
  ];
  for (const end of ends) {
    const resume = parse(`# Ada Example\n**${title}**\n${entry}\n${end}`);
    expect(resume.experiences.length + resume.education.length).toBe(1);
    expect(unreadLines(resume).map((number) => resume.lines[number])).toContain(end);
  }
});
