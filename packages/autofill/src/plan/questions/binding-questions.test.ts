import { describe, expect, test } from "vitest";
import type { AnswerKind, StoredAnswer } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { knownEn } from "../../testing/binding-questions/known.en.ts";
import { knownOther } from "../../testing/binding-questions/known.other.ts";
import { similarEn } from "../../testing/binding-questions/similar.en.ts";
import { similarOther } from "../../testing/binding-questions/similar.other.ts";
import { knownQuestions } from "./known-question.ts";
import { writePage } from "../../testing/write-page.ts";

const stored = (kind: AnswerKind, answer: string, change: Partial<StoredAnswer> = {}) => ({
  kind,
  question: "",
  answer,
  scope: "global" as const,
  scopeName: "",
  country: "",
  ...change,
});

const texts = { text: "I like ants.", note: "I have a dog.", female: "Female" } as const;

const applicant: Applicant = {
  ...camille,
  target: { company: "Fourmi Robotics", title: "Developer" },
  answers: [
    stored("work_authorization", "Yes", { country: "FR" }),
    stored("work_authorization", "No", { country: "US" }),
    stored("visa_sponsorship", "No", { scope: "employer", scopeName: "Fourmi Robotics" }),
    stored("visa_sponsorship", "Yes", { country: "US" }),
    stored("previously_employed", "No", { scope: "employer", scopeName: "Fourmi Robotics" }),
    stored("security_clearance", "No"),
    stored("non_compete", "No"),
    stored("disability_status", "No"),
    stored("veteran_status", "No"),
    stored("hispanic", "No"),
    stored("gender", texts.female),
    stored("motivation", texts.text),
    stored("additional_info", texts.note),
    ...(
      [
        "relocation",
        "travel",
        "office_attendance",
        "age_18",
        "background_check",
        "drivers_license",
      ] as const
    ).map((kind) => stored(kind, "Yes")),
  ],
};

const radios = (question: string, options: readonly string[]) =>
  `<fieldset><legend>${question}</legend>${options
    .map((one) => `<label><input type="radio" name="q">${one}</label>`)
    .join("")}</fieldset>`;

/** The field of a question; its first characters say which. */
function fieldOf(question: string): string {
  if (question.startsWith("~"))
    return `<label for="q">${question.slice(1)}</label><textarea id="q"></textarea>`;
  if (question.startsWith("_"))
    return `<label for="q">${question.slice(1)}</label><input id="q" name="q1">`;
  if (question.startsWith("[]"))
    return `<label><input type="checkbox"> ${question.slice(2)}</label>`;
  return question.startsWith("#")
    ? radios(question.slice(1), ["Male", "Female", "Non-binary"])
    : radios(question, ["Yes", "No"]);
}

function written(body: string): string | undefined {
  const classified = classify(collect(writePage(body)).fields);
  const [first] = plan(knownQuestions(classified, applicant), applicant, "en");
  if (!first || first.step.kind === "skip") return undefined;
  return first.step.text.toLowerCase();
}

type Question = { readonly expected: string | undefined; readonly question: string };

const rows = (text: string) => text.split("\n").filter((one) => one !== "");
const known = [knownEn, knownOther].flatMap(rows).map((row): Question => {
  const [expected = "", question = ""] = row.split("|");
  const text = Object.entries(texts).find(([name]) => name === expected)?.[1];
  return { expected: (text ?? expected).toLowerCase(), question };
});
const similar = [similarEn, similarOther]
  .flatMap(rows)
  .map((question): Question => ({ expected: undefined, question }));

/** Every third question was not read until the wordings were written. */
const parts = (all: readonly Question[]) => ({
  first: all.filter((_, at) => at % 3 !== 2),
  last: all.filter((_, at) => at % 3 === 2),
});

const isWrong = ({ expected, question }: Question) => {
  const value = written(fieldOf(question));
  return value !== undefined && value !== expected;
};
const isAnswered = ({ expected, question }: Question) => written(fieldOf(question)) === expected;

const least = 0.85;

describe.each(["first", "last"] as const)("the %s part of the questions", (part) => {
  test("nothing is written into one that only sounds like a known one", () => {
    const wrong = parts(similar)[part].filter(isWrong);
    expect(wrong).toEqual([]);
  });

  test("nothing but the stored answer is written, and it is in most", () => {
    const all = parts(known)[part];
    const missed = all.filter((one) => !isAnswered(one));
    expect(all.filter(isWrong)).toEqual([]);
    expect((all.length - missed.length) / all.length).toBeGreaterThanOrEqual(least);
  });
});

describe("what a question is read from", () => {
  test("a heading over a question is not the question", () => {
    const card = `<h4>Work Location / Sponsorship</h4>
      <div>Are you located in the United States?</div>
      <label><input type="radio" name="q">Yes</label><label><input type="radio" name="q">No</label>`;
    expect(written(card)).toBeUndefined();
    const under = `<h4>Relocation</h4>${radios("Do you require visa sponsorship?", ["Yes", "No"])}`;
    expect(written(under)).toBe("no");
  });

  test("a question in the group counts as much as the field's own label", () => {
    const inGroup = (legend: string) =>
      `<fieldset><legend>${legend}</legend><label>Willing to relocate?
       <select><option><option>Yes<option>No</select></label></fieldset>`;
    expect(written(inGroup("Preferences"))).toBe("yes");
    expect(written(inGroup("Which of these did you refuse in the last year?"))).toBeUndefined();
  });

  test("a box is not ticked by a keyword, and a signature is not the name", () => {
    const box = (text: string) => `<label><input type="checkbox" name="b"> ${text}</label>`;
    expect(written(box("I am willing to relocate"))).toBe("i am willing to relocate");
    expect(written(box("The role: background check"))).toBeUndefined();
    expect(written(`<label>Name <input name="eeo[disabilitySignature]"></label>`)).toBeUndefined();
    expect(written(`<label>Full name <input name="full_name"></label>`)).toBe("camille durand");
  });

  test("an answer for another country or employer is not used", () => {
    expect(
      written(radios("Are you authorized to work in Germany?", ["Yes", "No"])),
    ).toBeUndefined();
    expect(written(radios("Have you worked for Cigale before?", ["Yes", "No"]))).toBeUndefined();
  });
});
