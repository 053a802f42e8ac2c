import { describe, expect, test } from "vitest";
import type { Applicant } from "./applicant.ts";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { plan } from "./plan.ts";
import { camille } from "./testing/applicant.ts";
import { writePage } from "./testing/write-page.ts";

type Options = { readonly applicant?: Applicant; readonly language?: "en" | "fr" };

function stepsFor(body: string, { applicant = camille, language = "en" }: Options = {}) {
  return plan(classify(collect(writePage(body)).fields), applicant, language).map(
    ({ step }) => step,
  );
}
const only = (body: string, options?: Options) => stepsFor(body, options)[0];
const without = (change: Partial<Applicant["profile"]>): Applicant => ({
  ...camille,
  profile: { ...camille.profile, ...change },
});

describe("a value comes from the profile, with its source", () => {
  test.each([
    [`<label>Full name <input></label>`, "Camille Durand", "profile.first_name+last_name"],
    [`<label>Email <input></label>`, "camille@durand.example", "profile.email"],
    [`<label>LinkedIn <input></label>`, "https://linkedin.com/in/camille", "websites"],
    [`<label>GitHub <input></label>`, "https://github.com/camille", "websites"],
    [`<label>Website <input></label>`, "https://camille.example", "websites"],
    [`<label>Current company <input></label>`, "Fourmi", "experiences.company"],
    [`<label>Location <input></label>`, "Lyon, France", "profile.city+country"],
  ])("%s", (body, text, source) => {
    expect(only(body)).toEqual({ kind: "type", text, source });
  });

  test("a single-line input gets the summary as one line, a text area unchanged", () => {
    expect(only(`<label>Summary <input></label>`)).toMatchObject({
      text: "Software developer. Ten years of web applications.",
    });
    expect(only(`<label>Summary <textarea></textarea></label>`)).toMatchObject({
      text: camille.profile.summary,
    });
  });

  test("a country is written in the page's language", () => {
    const german = without({ country: "DE" });
    expect(only(`<label>Country <input></label>`, { applicant: german })).toMatchObject({
      text: "Germany",
    });
    expect(
      only(`<label>Pays <input></label>`, { applicant: german, language: "fr" }),
    ).toMatchObject({ text: "Allemagne" });
  });
});

describe("a phone number is written as the form splits it", () => {
  const phone = `<label>Phone <input type="tel"></label>`;

  test("split inputs get their digits, and inputs for other formats none", () => {
    const boxes = (...lengths: number[]) =>
      `<fieldset><legend>Phone</legend>${lengths.map((length) => `<input maxlength="${length}">`).join("")}</fieldset>`;
    expect(stepsFor(boxes(2, 2, 2, 2, 2))).toMatchObject(
      ["06", "12", "34", "56", "78"].map((text) => ({ kind: "type", text })),
    );
    expect(stepsFor(boxes(3, 3, 3))).toEqual(
      Array.from({ length: 3 }, () => ({ kind: "skip", reason: "tooLong" })),
    );
  });

  test("a single field gets the country code too", () => {
    expect(only(phone)).toMatchObject({ text: "+33 6 12 34 56 78" });
  });

  test("beside a field for the country code it does not", () => {
    const codes = `<label>Country code <select><option value="">Code<option>Belgium (+32)<option>France (+33)</select></label>`;
    expect(stepsFor(codes + phone)).toMatchObject([
      { kind: "choose", option: 2 },
      { kind: "type", text: "06 12 34 56 78" },
    ]);
  });

  test("countries that share a code are distinguished by the number", () => {
    const canadian = {
      ...camille,
      phone: {
        international: "+1 416 555 0100",
        national: "(416) 555-0100",
        callingCode: "1",
        region: "CA",
      },
    };
    const codes = `<label>Country code <select><option value="">Code<option>United States (+1)<option>Canada (+1)</select></label>`;
    expect(only(codes, { applicant: canadian })).toMatchObject({ option: 2 });
    const unknown = { ...canadian, phone: { ...canadian.phone, region: undefined } };
    expect(only(codes, { applicant: unknown })).toEqual({
      kind: "skip",
      reason: "noMatchingChoice",
    });
  });

  test("a number that could not be parsed is written as stored", () => {
    const odd = { ...without({ phone_number: "12 34" }), phone: undefined };
    expect(only(phone, { applicant: odd })).toMatchObject({ text: "12 34" });
  });
});

describe("an option is selected only when exactly one matches", () => {
  test.each([
    ["its English name", `<option value="">-<option>Germany<option>France`, 2],
    ["its French name", `<option value="">-<option>Allemagne<option>France`, 2],
    ["its code", `<option value="">-<option value="DE">DE<option value="FR">FR`, 2],
    [
      "the code beneath another name",
      `<option value="">-<option value="DE">Deutschland<option value="FR">Frankreich`,
      2,
    ],
    ["another name of it", `<option value="">-<option>Monaco<option>France métropolitaine`, 2],
  ])("a country by %s", (_, options, option) => {
    expect(only(`<label>Country <select>${options}</select></label>`)).toMatchObject({
      kind: "choose",
      option,
    });
  });

  test("a country without an option is skipped, never the first option", () => {
    expect(only(`<label>Country <select><option>Canada<option>Japan</select></label>`)).toEqual({
      kind: "skip",
      reason: "noMatchingChoice",
    });
  });

  test("a city by its country, where several have its name", () => {
    const options = `<option>-<option>Lyon, Mississippi, United States<option>Lyon, France`;
    for (const label of ["City", "Location"])
      expect(only(`<label>${label} <select>${options}</select></label>`)).toMatchObject({
        kind: "choose",
        option: 2,
      });
  });

  test("two options with the same text are ambiguous", () => {
    expect(only(`<label>City <select><option>-<option>LYON<option>lyon</select></label>`)).toEqual({
      kind: "skip",
      reason: "noMatchingChoice",
    });
  });
});

describe("a field is skipped with a reason", () => {
  test.each([
    ["alreadyFilled", `<label>City <input value="Paris"></label>`],
    ["question", `<label>Salary expectations <input></label>`],
    ["question", `<label>What drives you?<textarea></textarea></label>`],
    ["sensitive", `<label>Gender <select><option>-<option>Female<option>Male</select></label>`],
    ["consent", `<label><input type="checkbox"> I agree to the terms and conditions</label>`],
    ["account", `<label>Password <input type="password"></label>`],
    ["document", `<label>Resume <input type="file"></label>`],
    ["notInProfile", `<label>Middle name <input></label>`],
    ["notEditable", `<label>City <input readonly></label>`],
    ["unsupportedWidget", `<label>City <input type="date"></label>`],
    ["tooLong", `<label>City <input maxlength="2"></label>`],
    ["notInProfile", `<label>School <input></label>`],
  ])("%s: %s", (reason, body) => {
    expect(only(body)).toEqual({ kind: "skip", reason });
  });

  test("values that are not stored are skipped", () => {
    expect(
      only(`<label>Full name <input></label>`, { applicant: without({ last_name: " " }) }),
    ).toEqual({
      kind: "skip",
      reason: "notInProfile",
    });
  });

  test("a blank text counts as not stored", () => {
    for (const summary of ["", " ", "\n"])
      expect(
        only(`<label>Summary <textarea></textarea></label>`, { applicant: without({ summary }) }),
      ).toEqual({ kind: "skip", reason: "notInProfile" });
  });

  test("excluded fields are not in the plan", () => {
    expect(
      stepsFor(`<label>Email <input name="honeypot"></label><input type="search" name="q">`),
    ).toEqual([]);
  });
});
