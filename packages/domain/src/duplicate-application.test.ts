import { expect, test } from "vitest";
import { findDuplicate } from "./duplicate-application.ts";

const known = {
  job_title: "Infirmière de nuit",
  company_name: "Clinique d'Arc",
  job_url: "https://www.clinique.example/jobs/7?id=3&utm_source=mail",
};
const other = {
  job_title: "Baker",
  company_name: "Maison Lenoir",
  job_url: "https://lenoir.example",
};

test("the same posting is found by its URL, without tracking parameters", () => {
  for (const job_url of [
    "clinique.example/jobs/7?id=3",
    "http://clinique.example/jobs/7/?id=3#top",
  ])
    expect(findDuplicate([other, known], { job_title: "", company_name: "", job_url })).toBe(known);
  const job_url = "https://clinique.example/jobs/7?id=4";
  expect(findDuplicate([known], { ...other, job_url })).toBeUndefined();
});

test("the same title at the same company is found without accents and capitals", () => {
  const draft = { job_title: " INFIRMIERE de  nuit", company_name: "clinique d'arc", job_url: "" };
  expect(findDuplicate([other, known], draft)).toBe(known);
  expect(findDuplicate([known], { ...draft, company_name: "Clinique" })).toBeUndefined();
});

test("an empty draft has no duplicate", () => {
  expect(findDuplicate([known], { job_title: "", company_name: "", job_url: "" })).toBeUndefined();
});

test("only parameters of trackers are ignored, and parameters are not run together", () => {
  const at = (job_url: string) => ({ ...other, job_title: "", job_url });
  const isSame = (one: string, another: string) =>
    findDuplicate([at(`https://a.example/jobs?${one}`)], at(`a.example/jobs?${another}`)) !==
    undefined;
  for (const tracker of ["utm_medium=x", "gclid=1", "fbclid=1", "ref=home", "trk=1", "REF"])
    expect(isSame(`id=3&${tracker}`, "id=3")).toBe(true);
  expect(isSame("href=3", "href=4")).toBe(false);
  expect(isSame("reference=3", "reference=4")).toBe(false);
  expect(isSame("id=3&page=1", "id=3page=1")).toBe(false);
});
