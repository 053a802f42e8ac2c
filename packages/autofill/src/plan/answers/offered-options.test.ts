import { describe, expect, test } from "vitest";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import type { FieldKey } from "../../field-key.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";

type Given = { readonly applicant?: Partial<Applicant>; readonly declared?: FieldKey };

/** The step of the first field; `declared` is its key by the platform's markup. */
function step(body: string, { applicant = {}, declared }: Given = {}) {
  const { fields } = collect(writePage(body));
  const first = fields[0]?.id ?? 0;
  const keys = new Map(declared ? [[first, declared]] : []);
  return plan(classify(fields, keys), { ...camille, ...applicant }, "en")[0]?.step;
}

const list = (label: string, ...options: readonly string[]) =>
  `<label>${label} <select>${options.map((one) => `<option>${one}`).join("")}</select></label>`;
const boxes = (legend: string, type: "radio" | "checkbox", ...options: readonly string[]) =>
  `<fieldset><legend>${legend}</legend>${options
    .map((one) => `<label><input type="${type}" name="b">${one}</label>`)
    .join("")}</fieldset>`;
const left = { kind: "skip", reason: "noMatchingChoice" };

describe("preferred work modes", () => {
  const modes = ["On-site", "Hybrid", "Remote"] as const;
  const preferring = (hybrid: boolean): Given => ({
    applicant: { jobPreferences: { remote: true, onsite: false, hybrid } },
  });
  const remote = preferring(false);
  const two = preferring(true);

  test("are chosen in a list and ticked in boxes", () => {
    const source = "profile.job_preferences";
    expect(step(list("Work arrangement", "-", ...modes), remote)).toEqual({
      kind: "choose",
      option: 3,
      text: "Remote",
      source,
    });
    const ticked = { kind: "tick", options: [2], text: "Remote", source };
    expect(step(boxes("Work arrangement", "radio", ...modes), remote)).toEqual(ticked);
    expect(step(boxes("Work arrangement", "checkbox", ...modes), remote)).toEqual(ticked);
  });

  test("of which there are two are ticked only where several can be", () => {
    expect(step(boxes("Work arrangement", "checkbox", ...modes), two)).toMatchObject({
      kind: "tick",
      options: [2, 1],
    });
    expect(step(boxes("Work arrangement", "radio", ...modes), two)).toEqual(left);
  });
});

describe("a disclosed age", () => {
  const given: Given = { applicant: { disclosed: { age: 34 } }, declared: "age" };
  const ranges = ["18-29", "30-39", "40+"] as const;

  test.each([
    ["a list", list("Age", "-", ...ranges), { kind: "choose", option: 2, text: "30-39" }],
    ["radio buttons", boxes("Age", "radio", ...ranges), { kind: "tick", options: [1] }],
    ["an input", `<label>Age <input></label>`, { kind: "type", text: "34" }],
  ])("in %s", (_, body, expected) => {
    expect(step(body, given)).toMatchObject({ ...expected, source: "profile.age" });
  });
});

describe("a degree in a list", () => {
  test.each<readonly [string, readonly string[], number | undefined]>([
    ["MBA", ["Bachelor of Science", "Master of Science"], 1],
    ["MBA", ["Bachelor of Science", "Master of Science", "Master of Arts"], undefined],
    ["Engineer’s degree", ["Ingénieur civil", "Ingénieure d’État", "Master"], undefined],
    ["Engineer’s degree", ["Ingénieur civil", "Master"], 0],
    ["MBA", ["Bachelor of Science", "Other"], undefined],
  ])("%s among %j", (degree, options, option) => {
    const school = { school: "INSA", degree, field_of_study: "", is_current: false };
    const expected = option === undefined ? left : { kind: "choose", option };
    expect(
      step(list("Degree", ...options), {
        applicant: { schools: [school] },
        declared: "edu_degree",
      }),
    ).toMatchObject(expected);
  });
});

describe("a town in a list of suggestions", () => {
  test.each<readonly [readonly string[], number | undefined]>([
    [["Paris", "Lyon", "Nice"], 1],
    [["Paris, France", "Lyon, Mississippi"], undefined],
    [["Paris", "Lyon, Mississippi"], undefined],
    [["Lyon, Mississippi", "Lyon"], 1],
    [["Paris, France", "Lyon, Rhône, France", "Lyon"], 1],
  ])("%j", (options, option) => {
    const expected = option === undefined ? left : { kind: "choose", option };
    expect(step(list("Location", ...options))).toMatchObject(expected);
  });
});
