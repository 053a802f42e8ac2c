import { describe, expect, test } from "vitest";
import { guessColumns, readLine, sheetLines, type SheetRow } from "./application-sheet.ts";
import { readCsv, writeCsv } from "./csv.ts";
import { nextActions } from "./next-action.ts";
import { priorities } from "./priority.ts";
import { stages } from "./stage.ts";

const today = "2026-11-21";

function importFile(text: string) {
  const [headings = [], ...lines] = readCsv(text);
  const columns = guessColumns(headings);
  return lines.map((cells) => readLine(cells, columns, today));
}

const nasty = ["=1+1", 'a "b", c', "Élève; d'État", "two\nlines", "  "];
const rows: SheetRow[] = Array.from({ length: 5000 }, (_, at) => ({
  job_title: `Title ${nasty[at % 5]?.trim() ?? ""} ${at}`,
  company_name: `=Company ${at}`,
  job_url: `https://jobs.example/${at}?q=a,b`,
  location: at % 3 === 0 ? null : "Besançon",
  applied_at: `2026-0${1 + (at % 9)}-1${at % 9}`,
  source: at % 2 === 0 ? null : "Indeed",
  application_stage: stages[at % stages.length] ?? "applied",
  priority_level: priorities[at % 3] ?? "medium",
  contact_name: at % 4 === 0 ? null : "Léa O'Brien",
  contact_email: at % 4 === 0 ? null : "lea@jobs.example",
  contact_phone: at % 4 === 0 ? null : "+33 1 23 45 67 89",
  next_action: nextActions[at % 11] ?? null,
  next_action_date: at % 2 === 0 ? null : "2026-12-01",
  reminder_set: at % 2 === 1,
}));

test("import, export and import again give identical rows, five thousand of them", () => {
  const first = importFile(writeCsv(sheetLines(rows)));
  const read = first.flatMap((line) => (line.kind === "row" ? [line.row] : []));
  expect(read).toEqual(rows);
  const again = importFile(writeCsv(sheetLines(read)));
  expect(again).toEqual(first);
});

describe("the sheets of other tools", () => {
  test("are understood by their headings and stages", () => {
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
          priority_level: "medium",
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

test("a line that is wrong says all that is wrong with it", () => {
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
