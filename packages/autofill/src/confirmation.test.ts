import { expect, test } from "vitest";
import { isFormGone, readConfirmation } from "./confirmation.ts";
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
  ["C’est envoyé ! Votre candidature est bien arrivée.", "words"],
  ["Votre candidature nous est bien parvenue", "words"],
  ["Vielen Dank für Ihre Bewerbung!", "words"],
  ["Wir haben Ihre Bewerbung erhalten und melden uns in Kürze.", "words"],
  ["Deine Bewerbung wurde erfolgreich übermittelt.", "words"],
])("recognises the confirmation: %s", (text, by) => {
  expect(at(`<h1>${text}</h1>`)).toEqual({ by });
});

test.each([
  [
    "a form stands beside the words",
    `<p>Thank you for applying!</p><input type="email"><textarea></textarea>`,
  ],
  ["it speaks of what will be", `<p>Once your application is ready, press Submit.</p>`],
  [
    "the words are in a script",
    `<script type="application/json">{"done":"Thank you for applying!"}</script><p>Step 2</p>`,
  ],
  ["the words are in a template", `<template><p>Thank you for applying!</p></template>`],
  ["the words are hidden", `<div style="display:none"><h2>Thank you for applying!</h2></div>`],
  [
    "a required text is left",
    `<p>Thank you for applying!</p><form><input name="town"><textarea required></textarea></form>`,
  ],
  [
    "a required agreement is left",
    `<p>Thank you for applying!</p><form><input type="file"><input type="checkbox" required></form>`,
  ],
  ["a German page only thanks for the interest", `<p>Vielen Dank für Ihr Interesse.</p>`],
  ["it only thanks for a visit", `<p>Thank you for visiting our careers page.</p>`],
])("does not recognise a confirmation when %s", (_, body) => {
  expect(at(body)).toBeUndefined();
});

test.each([
  ["a newsletter in the footer", `<footer><form><input type="email" required></form></footer>`],
  ["the offer of job alerts", `<form><input type="email" required> Get job alerts</form>`],
  ["a required search", `<form><input type="text" required> Search jobs</form>`],
  [
    "a required rating",
    `<form><input type="radio" name="r" required><input type="radio" name="r" required></form>`,
  ],
  ["a field that may stay empty", `<form><textarea></textarea></form>`],
  [
    "the offer of an account",
    `<form><input type="email" required><input type="password" required></form>`,
  ],
  ["fields of the sent form, hidden", `<form hidden><input type="email" required></form>`],
])("recognises a confirmation beside %s", (_, rest) => {
  expect(at(`<h1>Thank you for applying!</h1>${rest}`)).toEqual({ by: "words" });
});

test("an element that declares the confirmation counts once it is visible", () => {
  const element = (style: string) =>
    at(
      `<div class="ashby-application-form-success-container" style="${style}">Done</div>`,
      "https://jobs.ashbyhq.com/acme/1",
    );
  expect([element("display:none"), element("")]).toEqual([undefined, { by: "element" }]);
});

test("a form is gone when the user sees none of its fields, whatever the header has", () => {
  const isGone = (body: string) => isFormGone(writePage(body));
  expect(isGone(`<header><input></header><main><p>Sent</p></main>`)).toBe(true);
  expect(isGone(`<form hidden><input></form>`)).toBe(true);
  expect(isGone(`<form><input type="checkbox"> I agree</form>`)).toBe(false);
});

test("an application with a password is there, and not sent; an offer to create an account is no form of it", () => {
  const thanks = "<p>Thank you for your application!</p>";
  const seen = (fields: string) => {
    const body = `${thanks}<form><input type="email"><input type="password">${fields}</form>`;
    return [isFormGone(writePage(body)), at(body)];
  };
  for (const field of [`<input type="file">`, `<textarea></textarea>`])
    expect(seen(field)).toEqual([false, undefined]);
  for (const field of ["", `<input type="tel">`])
    expect(seen(field)).toEqual([true, { by: "words" }]);
});

/** A page whose form is in a shadow root, of an element in the given parent. */
function withShadowForm(body: string, parent: string): Document {
  const page = writePage(body);
  const host = page.createElement("apply-form");
  page.querySelector(parent)?.append(host);
  host.attachShadow({
    mode: "open",
  }).innerHTML = `<form><input type="email"><input type="tel"></form>`;
  return page;
}

test("a form in a shadow root is there, and its application not sent", () => {
  const thanks = "<header></header><main><h1>Thank you for applying!</h1></main>";
  const seen = (parent: string) => {
    const page = withShadowForm(thanks, parent);
    return [isFormGone(page), readConfirmation(page, new URL("https://acme.example/jobs/42"))];
  };
  expect(seen("main")).toEqual([false, undefined]);
  expect(seen("header")).toEqual([true, { by: "words" }]);
});

test("what a platform declares is sufficient beside a form", () => {
  expect(
    at(
      `<p>Done</p><form><input name="town"><input type="email" required></form>`,
      "https://jobs.lever.co/acme/1/thanks",
    ),
  ).toEqual({ by: "address" });
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
