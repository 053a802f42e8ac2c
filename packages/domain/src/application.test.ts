import { expect, test } from "vitest";
import { newApplication, type ApplicationDraft } from "./application.ts";

const draft: ApplicationDraft = {
  jobTitle: " Infirmière ",
  companyName: "Clinique d'Arc",
  jobUrl: "clinique.example/emplois/7",
  location: "",
  appliedAt: "2026-11-21",
  source: "Indeed",
};

test("a draft becomes a row: trimmed, empty is null, the link can be opened", () => {
  expect(newApplication(draft, "manual")).toEqual({
    kind: "valid",
    row: {
      job_title: "Infirmière",
      company_name: "Clinique d'Arc",
      job_url: "https://clinique.example/emplois/7",
      location: null,
      applied_at: "2026-11-21",
      source: "Indeed",
      application_method: "manual",
    },
  });
});

test("job title, company name and job URL are required", () => {
  expect(
    newApplication({ ...draft, jobTitle: " ", companyName: "", jobUrl: "" }, "manual"),
  ).toEqual({
    kind: "invalid",
    problems: { jobTitle: "required", companyName: "required", jobUrl: "required" },
  });
});

test("a link with an unsafe scheme is rejected", () => {
  expect(newApplication({ ...draft, jobUrl: "javascript:alert(1)" }, "manual")).toEqual({
    kind: "invalid",
    problems: { jobUrl: "invalidUrl" },
  });
});
