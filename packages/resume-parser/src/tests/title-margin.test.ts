import { expect, test } from "vitest";
import { linesOfPages } from "../lines-of-pages.ts";
import { sectionsOf } from "../section.ts";

const text = (written: string, x: number, y: number) => ({
  text: written,
  x,
  y,
  width: written.length * 5,
  size: 10,
  font: x < 100 ? "Lato-Bold" : "Lato",
  bold: x < 100,
  italic: false,
});

/** A page whose section titles stand in a margin, over one or more lines each. */
function pageOf(sections: readonly { title: readonly string[]; lines: readonly string[] }[]) {
  let y = 120;
  const items = sections.flatMap(({ title, lines }) => {
    const rows = Math.max(title.length, lines.length);
    const own = [
      ...title.map((line, at) => text(line, 40, y + at * 13)),
      ...lines.map((line, at) => text(line, 170, y + at * 13)),
    ];
    y += rows * 13 + 30;
    return own;
  });
  return { width: 595, height: 842, items: [text("Oona Tervo", 170, 60), ...items], links: [] };
}

const sectionsOn = (page: ReturnType<typeof pageOf>) =>
  sectionsOf(linesOfPages([page])).map(({ kind, lines }) => [kind, lines.map((line) => line.text)]);

const history = [
  "Dock planner, Larkspur Freight, Turku",
  "March 2012 – June 2019",
  "Plans the berths of nine ferries",
];

test("reads titles of a margin over two lines, and those that the dictionary lacks", () => {
  const page = pageOf([
    {
      title: ["CAREER", "OBJECTIVE"],
      lines: ["To plan the work of a busy harbour", "and train others"],
    },
    {
      title: ["NAUTICAL", "VENTURE"],
      lines: ["Owner of the sloop Merganser", "Charters in summer"],
    },
    { title: ["WORK HISTORY"], lines: history },
    { title: ["EDUCATION"], lines: ["BSc Logistics, University of Turku, 2012"] },
    { title: ["COURSES", "PURSUED"], lines: ["Safety at sea, a course of", "six weeks"] },
    { title: ["SKILLS"], lines: ["Berth planning"] },
  ]);
  expect(sectionsOn(page)).toEqual([
    ["head", ["Oona Tervo"]],
    ["summary", ["To plan the work of a busy harbour", "and train others"]],
    ["unknown", ["Owner of the sloop Merganser", "Charters in summer"]],
    ["experience", history],
    ["education", ["BSc Logistics, University of Turku, 2012"]],
    ["certifications", ["Safety at sea, a course of", "six weeks"]],
    ["skills", ["Berth planning"]],
  ]);
});

test("does not take a margin of dates for one of titles", () => {
  const page = pageOf([
    { title: ["WORK HISTORY"], lines: history },
    { title: ["2008 – 2012"], lines: ["Clerk, Vane and Sons"] },
    { title: ["EDUCATION"], lines: ["BSc Logistics, University of Turku"] },
    { title: ["SKILLS"], lines: ["Berth planning"] },
  ]);
  expect(sectionsOn(page)[1]?.[1]).toContain("2008 – 2012 Clerk, Vane and Sons");
});

test("takes names beside dated entries for their places, and no titles", () => {
  const page = pageOf([
    { title: ["WORK HISTORY"], lines: history },
    { title: ["HELSINKI"], lines: ["Steward, Merganser Lines"] },
    { title: ["TURKU"], lines: ["Clerk, Vane Ltd, 2008 – 2012", "Filed the papers"] },
    { title: ["NAUTICAL VENTURE"], lines: ["Owner of the sloop Merganser"] },
    { title: ["EDUCATION"], lines: ["BSc Logistics, University of Turku, 2012"] },
    { title: ["SKILLS"], lines: ["Berth planning"] },
  ]);
  expect(sectionsOn(page)).toEqual([
    ["head", ["Oona Tervo"]],
    [
      "experience",
      [
        ...history,
        "HELSINKI Steward, Merganser Lines",
        "TURKU Clerk, Vane Ltd, 2008 – 2012",
        "Filed the papers",
      ],
    ],
    ["unknown", ["Owner of the sloop Merganser"]],
    ["education", ["BSc Logistics, University of Turku, 2012"]],
    ["skills", ["Berth planning"]],
  ]);
});
