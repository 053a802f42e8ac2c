import { expect, test } from "vitest";
import { guessColumns, readLine, type SheetReading } from "./application-sheet.ts";
import { readCsv } from "./csv.ts";
import { detectDateOrder } from "./sheet-date.ts";
import { adaptToolExport } from "./tool-export.ts";

const reading: SheetReading = {
  dateOrder: "monthFirst",
  appliedAt: "2026-11-21",
  missingLinkNote: undefined,
};

function importFile(text: string, answers: Partial<SheetReading> = {}) {
  const [headings = [], ...lines] = readCsv(text);
  const sheet = adaptToolExport({ headings, lines });
  const columns = guessColumns(sheet.headings);
  return sheet.lines.map((cells) => readLine(cells, columns, { ...reading, ...answers }));
}

const stagesOf = (lines: ReturnType<typeof importFile>) =>
  lines.map((line) => (line.kind === "row" ? line.row.application_stage : line.problems));

test("LinkedIn, Job Applications.csv: the contact is the applicant, and is not imported", () => {
  const file = [
    "Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers",
    '"11/20/25, 8:15 AM",me@mail.example,+33 6 12 34 56 78,Clinique Lenoir,Nurse,http://www.linkedin.com/jobs/view/1,cv.pdf,',
    '"3/7/26, 2:22 PM",me@mail.example,,Lycée Hugo,Teacher,http://www.linkedin.com/jobs/view/2,cv.pdf,Years? 6',
  ].join("\n");
  expect(importFile(file)).toMatchObject([
    {
      row: {
        job_title: "Nurse",
        company_name: "Clinique Lenoir",
        job_url: "http://www.linkedin.com/jobs/view/1",
        applied_at: "2025-11-20",
        application_stage: "applied",
        source: "LinkedIn",
        contact_email: null,
        contact_phone: null,
      },
    },
    { row: { job_title: "Teacher", applied_at: "2026-03-07" } },
  ]);
});

test("LinkedIn, Saved Jobs.csv: the jobs are saved, not applied to", () => {
  const file = [
    "Saved Date,Job Url,Job Title,Company Name",
    '"8/15/26, 9:00 AM",http://www.linkedin.com/jobs/view/3,Nurse,Clinique Lenoir',
  ].join("\n");
  expect(importFile(file)).toMatchObject([
    {
      row: {
        application_stage: "saved",
        applied_at: null,
        saved_at: "2026-08-15",
        source: "LinkedIn",
      },
    },
  ]);
});

test("another sheet with the date of each line and no stages is one of applications", () => {
  const file = "Title,Company,Link,Date added\nNurse,Clinic,https://a.example/1,2026-10-03";
  expect(importFile(file)).toMatchObject([
    { row: { application_stage: "applied", applied_at: "2026-11-21", saved_at: "2026-10-03" } },
  ]);
});

test("Teal: its stages, stars, dates, and the salary of four columns", () => {
  const file = [
    "id,company_name,role,location,url,excitement,source,min_salary,max_salary,salary_currency,salary_pay_period,added_at,applied_at,follow_up_at,updated_at,archived_at,status,statusName",
    '1,Clinique Lenoir,Nurse,Lyon,https://a.example/1,5,Indeed,30000,34000,EUR,yearly,2026-10-01T08:00:00Z,2026-10-03T08:00:00Z,2026-10-12T04:00:00Z,2026-10-04T08:00:00Z,,"{""name"":""interviewing""}",interviewing',
    "2,Lycée Hugo,Teacher,,https://a.example/2,2,,,2500,,,2026-10-02T08:00:00Z,,,,,{},bookmarked",
    "3,Hôtel du Lac,Cook,,https://a.example/3,,,,,,,2026-10-02T08:00:00Z,,,,,{},applying",
    "4,Mairie,Clerk,,https://a.example/4,3,,,,,,2026-10-02T08:00:00Z,2026-10-03T08:00:00Z,,,,{},archived",
  ].join("\n");
  const lines = importFile(file);
  expect(stagesOf(lines)).toEqual(["interview1", "saved", "saved", ["unknownStage"]]);
  expect(lines).toMatchObject([
    {
      row: {
        salary: "30000–34000 EUR (yearly)",
        priority_level: "high",
        source: "Indeed",
        saved_at: "2026-10-01",
        applied_at: "2026-10-03",
        next_action_date: "2026-10-12",
      },
    },
    { row: { salary: "2500", priority_level: "low", applied_at: null } },
    { row: { salary: null, priority_level: "medium" } },
    {},
  ]);
});

test("Huntr: its lists, and a dash for what is missing", () => {
  const file = [
    "id,createdAt,title,salary,location,url,rootDomain,htmlDescription,deadline,color,lastMovedAt,boardId,boardName,listId,listName,companyId,companyName,companyDomain",
    "1,2026-02-26 19:17:05,Nurse,-,-,https://a.example/1,a.example,<p>Care</p>,-,-,-,2,Search 2026,3,Wishlist,4,Clinique Lenoir,lenoir.example",
    "2,2026-02-27 19:17:05,Teacher,2 400 €,Lille,https://a.example/2,a.example,-,-,-,-,2,Search 2026,3,rejected,4,Lycée Hugo,-",
    "3,2026-02-27 19:17:05,Cook,-,-,https://a.example/3,a.example,-,-,-,-,2,Search 2026,3,Trial day,4,Hôtel du Lac,-",
  ].join("\n");
  const lines = importFile(file);
  expect(stagesOf(lines)).toEqual(["saved", "rejected", ["unknownStage"]]);
  expect(lines).toMatchObject([
    { row: { company_name: "Clinique Lenoir", saved_at: "2026-02-26", salary: null } },
    { row: { salary: "2 400 €", location: "Lille", applied_at: "2026-11-21" } },
    {},
  ]);
  const answered = importFile(file, { stages: new Map([["trial day", "interview2"]]) });
  expect(stagesOf(answered)).toEqual(["saved", "rejected", "interview2"]);
});

test("Simplify: its stages in capitals, and N/A for a date that is missing", () => {
  const file = [
    "Job Title,Company Name,Location,Job URL,Applied Date,Status,Status Date,Archived,Date Archived,Notes,job_type",
    "Nurse,Clinique Lenoir,Lyon,https://a.example/1,2026-07-13,APPLIED,2026-07-13,No,N/A,,Full-time",
    "Teacher,Lycée Hugo,Lille,https://a.example/2,N/A,SAVED,2026-07-10,No,N/A,,Internship",
    "Cook,Hôtel du Lac,N/A,https://a.example/3,2026-07-01,INTERVIEWING,2026-07-09,No,N/A,Ask Léa,",
    "Clerk,Mairie,,https://a.example/4,2026-07-01,WITHDRAWN,2026-07-09,Yes,2026-07-09,,",
  ].join("\n");
  const lines = importFile(file);
  expect(stagesOf(lines)).toEqual(["applied", "saved", "interview1", "withdrawn"]);
  expect(lines).toMatchObject([
    { row: { applied_at: "2026-07-13", employment_type: null } },
    { row: { applied_at: null, employment_type: "internship" } },
    { row: { location: null, notes: "Ask Léa" } },
    {},
  ]);
});

test("LinkedIn's dates with two readings leave the order open", () => {
  expect(detectDateOrder(["3/7/26, 2:22 PM"])).toEqual({
    kind: "ambiguous",
    examples: ["3/7/26, 2:22 PM"],
  });
  expect(detectDateOrder(["3/7/26, 2:22 PM", "3/17/26, 2:22 PM"])).toEqual({
    kind: "known",
    order: "monthFirst",
  });
});

test("another sheet is not changed", () => {
  const sheet = { headings: ["Title", "Contact email"], lines: [["Nurse", "lea@a.example"]] };
  expect(adaptToolExport(sheet)).toBe(sheet);
});
