import { expect, test } from "vitest";
import { newApplication, type ApplicationDraft } from "./new-application.ts";

const draft: ApplicationDraft = {
  job_title: " Infirmière ",
  company_name: "Clinique d'Arc",
  job_url: "clinique.example/emplois/7",
  location: "",
  applied_at: "2026-11-21",
  source: "Indeed",
  employment_type: "fixedTerm",
};

test("a draft becomes a row: trimmed, empty as null, with an absolute URL", () => {
  expect(newApplication(draft, "manual")).toEqual({
    kind: "valid",
    row: {
      job_title: "Infirmière",
      company_name: "Clinique d'Arc",
      job_url: "https://clinique.example/emplois/7",
      location: null,
      applied_at: "2026-11-21",
      source: "Indeed",
      employment_type: "fixedTerm",
      application_method: "manual",
    },
  });
});

test("job title, company name and job URL are required", () => {
  expect(
    newApplication({ ...draft, job_title: " ", company_name: "", job_url: "" }, "manual"),
  ).toEqual({
    kind: "invalid",
    problems: { job_title: "required", company_name: "required", job_url: "required" },
  });
});

test.each(["", "21/11/2026", "2026-11", "2026-1-01", "2026-11-211", "on 2026-11-21"])(
  "%s is no day of an application",
  (applied_at) => {
    expect(newApplication({ ...draft, applied_at }, "manual")).toEqual({
      kind: "invalid",
      problems: { applied_at: "invalidDate" },
    });
  },
);

test("a link with an unsafe scheme is rejected", () => {
  expect(newApplication({ ...draft, job_url: "javascript:alert(1)" }, "manual")).toEqual({
    kind: "invalid",
    problems: { job_url: "invalidUrl" },
  });
});

test.each(["", "2026-02-30"])("the date %j is rejected", (applied_at) => {
  expect(newApplication({ ...draft, applied_at }, "manual")).toEqual({
    kind: "invalid",
    problems: { applied_at: "invalidDate" },
  });
});

test("a job that is only saved has no applied date", () => {
  const saved = { ...draft, application_stage: "saved", applied_at: "", saved_at: "2026-11-21" };
  expect(newApplication(saved, "manual")).toMatchObject({
    kind: "valid",
    row: { application_stage: "saved", applied_at: null, saved_at: "2026-11-21" },
  });
});
