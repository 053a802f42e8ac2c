import { expect, test } from "vitest";
import { readConfirmation } from "./confirmation.ts";
import { platforms } from "./platforms.ts";
import {
  postingSelectors,
  withEmployerInHost,
  withEmployerInPath,
} from "./platforms/posting-sources.ts";
import { readPlatformPosting } from "./posting.ts";
import { platformMatchPatterns, recognisePlatform } from "./recognise-platform.ts";
import { writePage } from "./testing/write-page.ts";

const at = (body: string, address = "https://careers.acme.example/jobs/42") =>
  readConfirmation(writePage(body), new URL(address));

test.each([
  ["Thank you for applying to Acme!", "words"],
  ["Your application has been submitted.", "words"],
  ["Your application to Acme Robotics was received", "words"],
  ["Votre candidature a bien été envoyée", "words"],
  ["Merci pour votre candidature", "words"],
])("recognises the confirmation: %s", (text, by) => {
  expect(at(`<h1>${text}</h1>`)).toEqual({ by });
});

test.each([
  [
    "a form stands beside the words",
    `<p>Thank you for applying!</p><input type="email"><textarea></textarea>`,
  ],
  ["it speaks of what will be", `<p>Once your application is ready, press Submit.</p>`],
  ["it only thanks for a visit", `<p>Thank you for visiting our careers page.</p>`],
])("does not recognise a confirmation when %s", (_, body) => {
  expect(at(body)).toBeUndefined();
});

test("a platform's confirmation URL or element is sufficient, but not on another host", () => {
  expect(at("<p>Done</p>", "https://jobs.lever.co/acme/1/thanks")).toEqual({ by: "address" });
  expect(at("<p>Done</p>", "https://careers.acme.example/acme/1/thanks")).toBeUndefined();
  expect(
    at(
      `<div class="ashby-application-form-success-container">Done</div>`,
      "https://jobs.ashbyhq.com/acme/1",
    ),
  ).toEqual({ by: "element" });
});

test("the longest host pattern wins, a lookalike never matches", () => {
  const name = (address: string) =>
    recognisePlatform(new URL(address), writePage(""))?.platform.name;
  expect(name("https://acme.tbe.taleo.net/x")).toBe("Taleo Business Edition");
  expect(name("https://acme.taleo.net/x")).toBe("Oracle Taleo");
  expect(name("https://docs.google.com/forms/d/1")).toBe("Google Forms");
  expect(name("https://docs.google.com/document/d/1")).toBeUndefined();
  expect(name("https://jobs.lever.co.evil.example/x")).toBeUndefined();
  expect(platformMatchPatterns()).toContain("https://docs.google.com/forms/*");
  expect(platformMatchPatterns()).toContain("https://*.myworkdayjobs.com/*");
});

test("the posting is read from the platform's page, the employer from its URL", () => {
  const read = (body: string, address: string) =>
    readPlatformPosting(writePage(body), new URL(address));
  expect(
    read(
      `<div class="posting-headline"><h2>Cook</h2><div class="posting-categories"><div class="location">Lyon</div></div></div>`,
      "https://jobs.lever.co/le-bouchon/1",
    ),
  ).toEqual({ title: "Cook", company: "Le Bouchon", location: "Lyon", source: "Lever" });
  expect(
    read(
      `<h2 data-automation-id="jobPostingHeader">Nurse</h2>`,
      "https://harbour.wd3.myworkdayjobs.com/en-US/x",
    ),
  ).toMatchObject({ title: "Nurse", company: "Harbour", source: "Workday" });
  expect(
    read(
      `<iframe id="grnhse_iframe"></iframe><h1>Open position</h1>`,
      "https://www.acme.example/jobs?gh_jid=1",
    ),
  ).toEqual({ title: "", company: "", location: "", source: "Greenhouse" });
  expect(read("", "https://www.acme.example/jobs")).toBeUndefined();
});

test("the sources of postings are those of known platforms, each with one position of the employer", () => {
  const names = [...withEmployerInPath, ...withEmployerInHost, ...postingSelectors.keys()];
  expect(names.length).toBeGreaterThan(40);
  const known = new Set(platforms.map(({ name }) => name));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect([...withEmployerInPath].filter((name) => withEmployerInHost.has(name))).toEqual([]);
});
