import { describe, expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { withJobNumbers } from "./job-numbers.ts";

const input = (label: string) => `<label>${label} <input></label>`;

/** The key of each field with the number of its job. */
function jobsOf(...labels: readonly string[]): readonly string[] {
  const { fields } = collect(writePage(`<form>${labels.map(input).join("")}</form>`));
  return withJobNumbers(classify(fields), camille).map(({ key, entry }) => `${key} ${entry}`);
}

const unknown = "custom_question 0";

describe("the fields of a job whose label is not known", () => {
  test("do not move the titles of the jobs after it, where the title comes first", () => {
    const title = "Job title";
    const company = "Employer name";
    expect(jobsOf(title, company, "Job tittle", company, title, company)).toEqual([
      "exp_title 0",
      "exp_company 0",
      unknown,
      "exp_company 1",
      "exp_title 2",
      "exp_company 2",
    ]);
  });

  test("do not move the companies of the jobs after it, where the company comes first", () => {
    const [company, title] = ["Company", "Job title"];
    expect(jobsOf(company, title, "Kompany", title, company, title)).toEqual([
      "exp_company 0",
      "exp_title 0",
      unknown,
      "exp_title 1",
      "exp_company 2",
      "exp_title 2",
    ]);
  });
});

test("the fields of jobs in columns keep the numbers of their order", () => {
  const company = ["Company", "Company", "Company"];
  expect(jobsOf(...company, "Job title", "Job title")).toEqual([
    "exp_company 0",
    "exp_company 1",
    "exp_company 2",
    "exp_title 0",
    "exp_title 1",
  ]);
});

test("a second place of one job is left, as it may be of another one", () => {
  const [company, title, city] = ["Company", "Job title", "Work location"];
  expect(jobsOf(company, title, city, company, title, city, "Firma", city)).toEqual([
    "exp_company 0",
    "exp_title 0",
    "exp_location 0",
    "exp_company 1",
    "exp_title 1",
    "exp_location 1",
    unknown,
    "custom_question 2",
  ]);
});

test("a second period of one job is left, and those after it keep theirs", () => {
  const job = ["Company", "Job title", "From", "To"];
  const keys = jobsOf(...job, "From", "To", ...job);
  expect(keys.slice(4, 6).every((key) => /^(?:none|custom_question) /.test(key))).toBe(true);
  expect(keys.slice(8)).toEqual(["exp_start_date 1", "exp_end_date 1"]);
});

test("jobs that begin with their dates keep the numbers of their order", () => {
  const job = ["From", "To", "Company", "Job title"];
  expect(jobsOf(...job, ...job).slice(4)).toEqual([
    "exp_start_date 1",
    "exp_end_date 1",
    "exp_company 1",
    "exp_title 1",
  ]);
});
