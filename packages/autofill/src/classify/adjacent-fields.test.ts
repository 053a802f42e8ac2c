import { describe, expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { writePage } from "../testing/write-page.ts";

const classified = (body: string) => classify(collect(writePage(body)).fields);
const keysOf = (body: string) => classified(body).map(({ key }) => key);
const inputs = (...labels: readonly string[]) =>
  labels.map((label) => `<label>${label} <input></label>`).join("");

describe("dates of an entry", () => {
  test("dates before a job and dates before a school belong to the fields after them", () => {
    const page = inputs("From", "To", "Company", "Job title", "From", "To", "School", "Degree");
    expect(keysOf(page)).toEqual([
      "exp_start_date",
      "exp_end_date",
      "exp_company",
      "exp_title",
      "edu_start_date",
      "edu_end_date",
      "edu_school",
      "edu_degree",
    ]);
  });

  test("a name of the input determines the end of the period when the label does not", () => {
    const page = (end: string) =>
      `${inputs("Company")}<label>Month <input name="${end}_m"></label><label>Year <input name="${end}_y"></label>`;
    expect(keysOf(page("start"))).toEqual(["exp_company", "exp_start_month", "exp_start_year"]);
    expect(keysOf(page("end"))).toEqual(["exp_company", "exp_end_month", "exp_end_year"]);
  });

  test.each([
    ["the next field", ["Year", "Year"], "exp_end_year"],
    ["four fields later", ["Year", "Month", "Location", "Description", "Year"], "exp_end_year"],
    [
      "five fields later",
      ["Year", "Month", "Location", "Job title", "Description", "Year"],
      "exp_start_year",
    ],
  ])("a second year as %s: %j", (_, labels, key) => {
    const page = `<h2>Work experience</h2>${inputs("Company", ...labels)}`;
    expect(keysOf(page).at(-1)).toBe(key);
  });

  test.each([
    ["birth-date", "date_of_birth"],
    ["earliest-availability", "start_date"],
  ])("a list of days without a label in a container %s", (container, key) => {
    const days = Array.from({ length: 31 }, (_, at) => `<option>${at + 1}`).join("");
    expect(classified(`<div class="${container}"><select>${days}</select></div>`)).toMatchObject([
      { key, score: 0.75 },
    ]);
  });
});

describe("a title among names is a salutation", () => {
  test.each([
    [["First name", "Email", "Title"], "name_prefix"],
    [["Email", "First name", "Title"], "name_prefix"],
    [["Title", "First name", "Email"], "name_prefix"],
    [["Title", "Email", "First name"], "name_prefix"],
    [["Title", "Email", "Phone", "First name"], "current_title"],
    [["First name", "Email", "Phone", "Title"], "current_title"],
  ])("%j: %s", (labels, key) => {
    expect(keysOf(inputs(...labels))[labels.indexOf("Title")]).toBe(key);
  });
});

describe("a location after the postal code is the city, unless a city is near", () => {
  test.each([
    [["ZIP code", "Location"], "city"],
    [["City", "Email", "Phone", "ZIP code", "Location"], "city"],
    [["City", "Country", "ZIP code", "Location"], "location"],
    [["City", "ZIP code", "Location"], "location"],
    [["ZIP code", "Location", "City"], "location"],
    [["ZIP code", "Location", "Email", "City"], "location"],
    [["ZIP code", "Location", "Email", "Phone", "City"], "city"],
  ])("%j: %s", (labels, key) => {
    expect(keysOf(inputs(...labels))[labels.indexOf("Location")]).toBe(key);
  });
});

describe("inputs after a phone label are its parts when they take few digits", () => {
  const row = (attributes: string) =>
    `<label for="p">Phone</label><input id="p" ${attributes}><input ${attributes}>`;
  test.each([
    [`maxlength="4"`, "phone"],
    [`maxlength="5"`, "phone"],
    [`maxlength="6"`, "custom_question"],
    [`placeholder="xxx"`, "phone"],
    [`placeholder="xxx" maxlength="12"`, "phone"],
    [`placeholder="xxxxxx"`, "custom_question"],
    ["", "custom_question"],
  ])("%s: %s", (attributes, key) => {
    expect(keysOf(row(attributes))).toEqual(["phone", key]);
  });
});

describe("a container determines the section up to 119 characters", () => {
  test.each([
    [119, ["edu_location", "edu_school"]],
    [120, ["location", "edu_school"]],
  ])("%i characters", (length, keys) => {
    const container = "education".padEnd(length, "-x");
    expect(keysOf(`<div id="${container}">${inputs("Location", "School")}</div>`)).toEqual(keys);
  });
});

describe("the fields of an employer", () => {
  const employer = (number: number) =>
    [
      "Company name",
      "Phone",
      "Street address",
      "City",
      "Postal/Zip code",
      "Country",
      "Supervisor",
      "Job title",
      "Start date",
      "May we contact your supervisor for a reference?",
    ].map((label) => `<label>${label} <input name="emp${number}${label}"></label>`);
  const person = inputs(
    "Title",
    "First name",
    "Last name",
    "Street address",
    "City",
    "Zip code",
    "Country",
    "Phone",
  );

  test("are counted apart from a title of courtesy, and their addresses are not the applicant's", () => {
    const page = `<h1>Employment application</h1>${person}${[...employer(1), ...employer(2)].join("")}`;
    const notWritten = new Set(["custom_question", "references", "none"]);
    const found = classified(page).flatMap(({ key, entry }) => {
      if (notWritten.has(key)) return [];
      return key.startsWith("exp") ? `${key}:${entry}` : key;
    });
    const job = (at: number) => [
      `exp_company:${at}`,
      `exp_location:${at}`,
      `exp_country:${at}`,
      `exp_title:${at}`,
      `exp_start_date:${at}`,
    ];
    expect(found).toEqual([
      "name_prefix",
      "first_name",
      "last_name",
      "address",
      "city",
      "postal_code",
      "country",
      "phone",
      ...job(0),
      ...job(1),
    ]);
  });
});

describe("a company without a job", () => {
  const address = ["Street address", "City", "State", "Zip code"];

  test("is a line of the address, which may be asked for twice", () => {
    for (const names of [["First name"], ["Title", "First name"]]) {
      const page = inputs(...names, "Company", ...address, "Address type", ...address);
      expect(keysOf(page).slice(-4)).toEqual(["address", "city", "state", "postal_code"]);
    }
  });

  test("after the applicant's address has an address of its own, also as part of a job", () => {
    const own = inputs("First name", ...address, "Company", ...address);
    expect(keysOf(own).slice(-4)).toEqual([
      "custom_question",
      "exp_location",
      "custom_question",
      "custom_question",
    ]);
    const ofJobs = inputs("Company", "Job title", ...address, "Company", "Job title", ...address);
    expect(keysOf(ofJobs).slice(-3)).toEqual([
      "exp_location",
      "custom_question",
      "custom_question",
    ]);
  });

  test("after the title and the phone number does not own the number", () => {
    expect(keysOf(inputs("Last name", "Job title", "Phone", "Company"))).toEqual([
      "last_name",
      "exp_title",
      "phone",
      "exp_company",
    ]);
    expect(keysOf(inputs("Last name", "Company", "Phone", "Job title"))[2]).toBe("custom_question");
    expect(keysOf(inputs("Phone", "Job title", "Phone", "Company"))[2]).toBe("custom_question");
  });
});

describe("a title or qualification without a job or a school", () => {
  test("a job title beside the name is the one applied for", () => {
    expect(keysOf(inputs("Job title", "First name", "Last name"))).toEqual([
      "custom_question",
      "first_name",
      "last_name",
    ]);
    expect(keysOf(inputs("Last name", "Company", "Job title"))).toEqual([
      "last_name",
      "exp_company",
      "exp_title",
    ]);
  });

  test("a qualification is a degree beside a school only", () => {
    expect(keysOf(inputs("School", "Qualification"))).toEqual(["edu_school", "edu_degree"]);
    expect(keysOf(inputs("Phone", "Qualification"))).toEqual(["phone", "custom_question"]);
  });
});
