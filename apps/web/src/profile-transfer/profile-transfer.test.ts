import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { parseCsvRows } from "./csv-rows.ts";
import { writeJsonResume } from "@postulo/domain/profile/json-resume";
import { parseIsoDate, parseJsonResume } from "./json-resume.ts";
import { parseLinkedinDate } from "./linkedin-export.ts";
import { readTransfer } from "./read-transfer.ts";
import { newRows, storableRow, type TransferredProfile } from "./transferred-profile.ts";

const bytes = (content: unknown) => strToU8(JSON.stringify(content));
const current = { end_date: null, end_date_precision: null, is_current: true };

describe("a JSON Resume", () => {
  test("becomes fields and rows, with dates of the given precision", () => {
    const found = readTransfer(
      bytes({
        basics: {
          name: "Amélie O'Connor Dubois",
          email: "amelie@mail.example",
          phone: null,
          location: { city: "Lyon", countryCode: "fr" },
          profiles: [{ network: "LinkedIn", url: "linkedin.com/in/amelie" }],
          url: "https://amelie.example",
        },
        work: [
          {
            name: "Clinique d'Arc",
            position: "Nurse",
            startDate: "2019-03",
            highlights: ["Nights", "Training"],
          },
        ],
        education: [{ institution: "IFSI Lyon", studyType: "Diplôme d'État", endDate: "2019" }],
        skills: [
          { name: "Office", keywords: ["Excel", "Word"] },
          { name: "Care", level: "Expert" },
        ],
        languages: [{ language: "French", fluency: "Native speaker" }],
        certificates: [{ name: "First aid", issuer: "Croix-Rouge", date: "2020-05-04" }],
      }),
    );
    expect(found?.fields).toMatchObject({
      first_name: "Amélie",
      last_name: "O'Connor Dubois",
      phone_number: "",
      country: "FR",
    });
    expect(found?.lists.experiences).toEqual([
      {
        company: "Clinique d'Arc",
        title: "Nurse",
        location: "",
        description: "• Nights\n• Training",
        start_date: "2019-03-01",
        start_date_precision: "month",
        ...current,
      },
    ]);
    expect(found?.lists.education[0]).toMatchObject({ end_date: "2019-01-01", is_current: false });
    expect(found?.lists.competencies.map(({ name, level }) => [name, level])).toEqual([
      ["Excel", null],
      ["Word", null],
      ["Care", "expert"],
      ["French", null],
    ]);
    expect(found?.lists.contributions[0]).toMatchObject({
      title: "First aid",
      end_date_precision: "day",
    });
    expect(found?.lists.websites).toHaveLength(2);
  });

  test("is the same after export and import", () => {
    const profile: TransferredProfile = {
      fields: { first_name: "Zoé", last_name: "Martin", city: "Paris", country: "FR" },
      lists: {
        experiences: [
          {
            company: "Maison Lenoir",
            title: "Baker",
            location: "Lyon",
            description: "Bread.",
            start_date: "2019-03-01",
            start_date_precision: "month",
            end_date: "2021-01-01",
            end_date_precision: "year",
            is_current: false,
          },
        ],
        education: [],
        contributions: [
          {
            title: "Volunteer",
            organization: "Red Cross",
            description: "",
            start_date: "2020-02-14",
            start_date_precision: "day",
            ...current,
          },
        ],
        competencies: [
          { name: "Baking", level: "expert", category: "technical" },
          { name: "Spanish", level: null, category: "language" },
        ],
        websites: [{ domain: "https://zoe.example", display_name: "Portfolio" }],
        other: [{ label: "Licence", content: "B" }],
      },
    };
    const again = parseJsonResume(JSON.parse(writeJsonResume(profile)));
    expect(again?.fields).toMatchObject(profile.fields);
    expect(again?.lists).toEqual(profile.lists);
  });

  test("ignores a date that does not exist", () => {
    expect(parseIsoDate("2021-02-31")).toBeUndefined();
    expect(parseIsoDate("2021-13")).toBeUndefined();
    expect(parseIsoDate("")).toBeUndefined();
  });
});

describe("a LinkedIn export", () => {
  const archive = zipSync({
    "Basic_LinkedInDataExport/Profile.csv": strToU8(
      'First Name,Last Name,Summary,Websites\nAmélie,O\'Connor,"Nurse, ""nights"",\ntwo lines","[PERSONAL:https://amelie.example,BLOG:https://blog.example]"\n',
    ),
    "Basic_LinkedInDataExport/Positions.csv": strToU8(
      "Company Name,Title,Description,Location,Started On,Finished On\nClinique d'Arc,Nurse,,Lyon,Mar 2019,\n",
    ),
    "Education.csv": strToU8(
      "School Name,Start Date,End Date,Notes,Degree Name,Activities\nIFSI Lyon,2016,2019,,Diplôme,Choir\n",
    ),
    "Skills.csv": strToU8("\uFEFFName\nExcel\n\nWound care\n"),
    "messages.csv": strToU8("not read"),
  });

  test("becomes fields and rows", () => {
    const found = readTransfer(archive);
    expect(found?.fields).toMatchObject({
      first_name: "Amélie",
      last_name: "O'Connor",
      summary: 'Nurse, "nights",\ntwo lines',
    });
    expect(found?.lists.experiences[0]).toMatchObject({
      company: "Clinique d'Arc",
      start_date: "2019-03-01",
      start_date_precision: "month",
      ...current,
    });
    expect(found?.lists.education[0]).toMatchObject({
      school: "IFSI Lyon",
      degree: "Diplôme",
      start_date_precision: "year",
      description: "Choir",
    });
    expect(found?.lists.competencies.map(({ name }) => name)).toEqual(["Excel", "Wound care"]);
    expect(found?.lists.websites.map(({ domain }) => domain)).toEqual([
      "https://amelie.example",
      "https://blog.example",
    ]);
  });

  test("has names of months in English or French", () => {
    expect(parseLinkedinDate("févr. 2020")).toEqual({ date: "2020-02-01", precision: "month" });
    expect(parseLinkedinDate("August 2020")).toEqual({ date: "2020-08-01", precision: "month" });
    expect(parseLinkedinDate("2020")).toEqual({ date: "2020-01-01", precision: "year" });
    expect(parseLinkedinDate("")).toBeUndefined();
  });
});

describe("other files", () => {
  test("are rejected, including damaged ones and other archives", () => {
    const others = [
      strToU8("%PDF-1.7"),
      strToU8("{"),
      bytes([]),
      bytes({ hello: "world" }),
      bytes({ work: "none" }),
      zipSync({ "a.txt": strToU8("a") }),
      strToU8("PK\u0003\u0004 damaged"),
    ];
    expect(others.map(readTransfer)).toEqual(others.map(() => undefined));
  });
});

describe("rows", () => {
  test("are skipped without a column that their table requires", () => {
    const period = { start_date: "2021-03-01", start_date_precision: "month", ...current };
    expect(storableRow("experiences", { company: "", title: "Nurse", ...period })).toBeUndefined();
    expect(storableRow("websites", { domain: "javascript:alert(1)" })).toBeUndefined();
    expect(storableRow("websites", { domain: "zoe.example" })).toMatchObject({
      domain: "https://zoe.example",
    });
  });

  test("that end before they begin keep only their start date", () => {
    const row = storableRow("contributions", {
      title: "Volunteer",
      start_date: "2021-03-01",
      start_date_precision: "month",
      end_date: "2020-01-01",
      end_date_precision: "year",
      is_current: false,
    });
    expect(row).toMatchObject({ start_date: "2021-03-01", end_date: null });
  });

  test("that exist already are not added again, whatever their case and spacing", () => {
    const found = [{ name: "excel" }, { name: "Word" }, { name: "WORD" }];
    expect(newRows("competencies", found, [{ name: "Excel" }])).toEqual([{ name: "Word" }]);
    const site = { domain: "https://www.zoe.example/" };
    expect(newRows("websites", [site], [{ domain: "http://zoe.example" }])).toEqual([]);
  });
});

test("a CSV file is parsed by the column names of its first line, and missing cells are empty", () => {
  expect(parseCsvRows('a,b\r\n"1,""2""\n3",\r\n4')).toEqual([
    { a: '1,"2"\n3', b: "" },
    { a: "4", b: "" },
  ]);
});
