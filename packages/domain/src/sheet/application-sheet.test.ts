import { describe, expect, test } from "vitest";
import {
  guessColumns,
  readLine,
  sheetLines,
  type SheetReading,
  type SheetRow,
} from "./application-sheet.ts";
import { employmentTypes } from "../application-columns.ts";
import { readCsv, writeCsv } from "./csv.ts";
import { nextActions } from "../next-action.ts";
import { priorities } from "../priority.ts";
import { searchUrl } from "../new-application.ts";
import { stages } from "../stage.ts";

const today = "2026-11-21";

const reading: SheetReading = {
  dateOrder: "dayFirst",
  appliedAt: today,
  missingLinkNote: undefined,
};

function importFile(text: string, answers: Partial<SheetReading> = {}) {
  const [headings = [], ...lines] = readCsv(text);
  const columns = guessColumns(headings);
  return lines.map((cells) => readLine(cells, columns, { ...reading, ...answers }));
}

const nasty = ["=1+1", 'a "b", c', "Élève; d'État", "two\nlines", "  "];
const pick = <Value>(values: readonly Value[], at: number): Value | null =>
  values[at % values.length] ?? null;

const rows: SheetRow[] = Array.from({ length: 5000 }, (_, at) => ({
  job_title: `Title ${pick(nasty, at)?.trim()} ${at}`,
  company_name: `=Company ${at}`,
  job_url: `https://jobs.example/${at}?q=a,b`,
  location: pick([null, "Besançon", "Besançon"], at),
  employment_type: pick([...employmentTypes, null], at),
  applied_at: `2026-0${1 + (at % 9)}-1${at % 9}`,
  source: pick([null, "Indeed"], at),
  application_stage: pick(stages, at) ?? "applied",
  priority_level: pick(priorities, at) ?? "medium",
  contact_name: pick([null, "Léa O'Brien"], at),
  contact_email: pick([null, "lea@jobs.example"], at),
  contact_phone: pick([null, "+33 1 23 45 67 89"], at),
  next_action: pick([...nextActions, null], at),
  next_action_date: pick([null, "2026-12-01"], at),
  reminder_set: at % 2 === 1,
  saved_at: pick(["2026-01-31", null, null], at),
  tags: pick([[], ["Remote"], ["Dream job", 'two, "three"; four', "Élan"]], at) ?? [],
  salary: pick(["45–50 k€", null], at),
  notes: pick(['Called,\n"maybe"; again', null, null], at),
}));

test("import, export and import again give identical rows, five thousand of them", () => {
  const first = importFile(writeCsv(sheetLines(rows)));
  const read = first.flatMap((line) => (line.kind === "row" ? [line.row] : []));
  expect(read).toEqual(rows);
  const again = importFile(writeCsv(sheetLines(read)));
  expect(again).toEqual(first);
});

describe("the sheets of other tools", () => {
  test("are imported by their headings and stages", () => {
    const huntr = importFile(
      "Title,Company,List Name,Job Post Url,Location,Date Applied\nNurse,Clinic,Wishlist,https://a.example/1,Paris,2026-10-03T08:00:00Z\n",
    );
    expect(huntr).toMatchObject([
      { row: { job_title: "Nurse", application_stage: "saved", applied_at: "2026-10-03" } },
    ]);
    const teal = importFile(
      "Job Title,Company,URL,Status,Excitement,Date Applied\nNurse,Clinic,a.example/1,Interviewing,5,10/03/2026\n",
    );
    expect(teal).toMatchObject([
      {
        row: {
          application_stage: "interview1",
          applied_at: "2026-03-10",
          priority_level: "high",
        },
      },
    ]);
    const simplify = importFile(
      "Role,Company,Link,Status,Applied Date\nNurse,Clinic,a.example/1,Ghosted,12/31/2026\n",
    );
    expect(simplify).toMatchObject([
      { row: { application_stage: "noResponse", applied_at: "2026-12-31" } },
    ]);
    const plain = importFile(
      "Poste;Entreprise;Lien;Étape\nInfirmière;Clinique;a.example/1;Refusée\n",
    );
    expect(plain).toMatchObject([
      { row: { job_title: "Infirmière", application_stage: "rejected", applied_at: today } },
    ]);
  });
});

test("salary, notes and saved dates have columns, and a saved line has no applied date", () => {
  const [saved, sent] = importFile(
    [
      "Title,Company,Link,Status,Salary,Notes,Date Added",
      "Nurse,Clinic,https://a.example/1,Wishlist,€30k,Ask Léa,2026-10-03",
      "Nurse,Hospital,https://a.example/2,Applied,,,",
    ].join("\n"),
  );
  expect(saved).toMatchObject({
    row: { applied_at: null, saved_at: "2026-10-03", salary: "€30k", notes: "Ask Léa" },
  });
  expect(sent).toMatchObject({ row: { applied_at: today, saved_at: null, salary: null } });
});

test.each([
  ["CDI", "permanent"],
  ["CDI - cadre", "permanent"],
  ["Contrat à durée indéterminée", "permanent"],
  ["Permanent", "permanent"],
  ["CDD (6 mois)", "fixedTerm"],
  ["fixed-term", "fixedTerm"],
  ["Freelance", "freelance"],
  ["Indépendant", "freelance"],
  ["Stage de fin d’études", "internship"],
  ["Internship", "internship"],
  ["Alternance", "apprenticeship"],
  ["Apprentissage", "apprenticeship"],
  ["Contrat de professionnalisation", "apprenticeship"],
  ["Intérim", "temporary"],
  ["Temporary", "temporary"],
  ["Full-time", null],
  ["International", null],
  ["", null],
])("the type of contract %j is read as %s", (written, expected) => {
  const lines = importFile(
    `title,company,url,Type de contrat\nNurse,Clinic,a.example,${written}\n`,
  );
  expect(lines).toMatchObject([{ row: { employment_type: expected } }]);
});

test("dates with two readings are read in the order that was chosen", () => {
  const file = "title,company,url,date\nNurse,Clinic,a.example/1,10/06/2026\n";
  expect(importFile(file)).toMatchObject([{ row: { applied_at: "2026-06-10" } }]);
  expect(importFile(file, { dateOrder: "monthFirst" })).toMatchObject([
    { row: { applied_at: "2026-10-06" } },
  ]);
});

test("an export has no link where a web search is in the place of one", () => {
  const searched = rows.slice(0, 2).map((row) => ({ ...row, job_url: searchUrl("Baker", "Or") }));
  const [headings = [], ...lines] = sheetLines([...searched, ...rows.slice(2, 3)]);
  const at = headings.indexOf("job_url");
  expect(lines.map((cells) => cells[at])).toEqual(["", "", "https://jobs.example/2?q=a,b"]);
});

test("a row without a link is skipped, or gets a web search and a note", () => {
  const file = "title,company,url,notes\nBaker & Co,Maison d'Or,,Call back\n";
  expect(importFile(file)).toEqual([{ kind: "problems", problems: ["noUrl"] }]);
  const [line] = importFile(file, { missingLinkNote: "There was no link." });
  expect(line).toMatchObject({
    row: {
      job_url: searchUrl("Baker & Co", "Maison d'Or"),
      notes: "Call back\n\nThere was no link.",
    },
  });
  expect(searchUrl("Baker & Co", "Maison d'Or")).toContain("q=Baker%20%26%20Co%20Maison%20d'Or");
});

test.each([
  ["source", 200],
  ["contact_phone", 60],
  ["salary", 300],
  ["location", 500],
])("a %s over the limit of its column is too long", (column, length) => {
  const file = (count: number) =>
    importFile(`title,company,url,${column}\nNurse,Clinic,a.example,${"1".repeat(count)}\n`);
  expect(file(length)).toMatchObject([{ kind: "row" }]);
  expect(file(length + 1)).toEqual([{ kind: "problems", problems: ["tooLong"] }]);
});

test("an invalid line reports all its problems", () => {
  expect(
    importFile(
      "title,company,url,date,stage,email\n,,javascript:alert(1),31/02/2026,somewhere,nobody\n",
    ),
  ).toEqual([
    {
      kind: "problems",
      problems: ["noTitle", "noCompany", "wrongUrl", "wrongDate", "unknownStage", "wrongEmail"],
    },
  ]);
});

test("a line without a stage becomes a sent application", () => {
  const [line] = importFile("Title,Company,URL,Stage\nCook,Le Bouchon,https://jobs.example/1,");
  expect(line).toMatchObject({ kind: "row", row: { application_stage: "applied" } });
});
