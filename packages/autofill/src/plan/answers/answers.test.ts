import { describe, expect, test } from "vitest";
import type { StoredAnswer } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { answer, withAnswers } from "../../testing/with-answers.ts";
import { writePage } from "../../testing/write-page.ts";

const steps = (body: string, applicant: Applicant) =>
  plan(classify(collect(writePage(body)).fields), applicant, "en").map(({ step }) => step);
const step = (body: string, applicant: Applicant) => steps(body, applicant)[0];

const choice = (question: string, ...options: string[]) =>
  `<label>${question}<select><option value="">-${options.map((one) => `<option>${one}`).join("")}</select></label>`;
const left = (reason: string) => ({ kind: "skip", reason });

describe("a question is filled with its stored answer", () => {
  test.each([
    ["its own words", { text: "Yes", options: ["Yes", "No"], option: 1 }],
    ["a yes that says more", { text: "Yes", options: ["No", "Yes, I am authorized"], option: 2 }],
    ["French for the same", { text: "Yes", options: ["Non", "Oui"], option: 2 }],
    ["German for the same", { text: "Yes", options: ["Nein", "Ja"], option: 2 }],
    ["English for a German answer", { text: "Nein", options: ["Yes", "No"], option: 2 }],
    [
      "the range that holds the number",
      { text: "4", options: ["0-2 years", "3-5 years", "6+ years"], option: 2 },
    ],
    [
      "an open range",
      { text: "12", options: ["0-2 years", "3-5 years", "More than 10 years"], option: 3 },
    ],
  ])("by %s", (_, { text, options, option }) => {
    const page = choice("What is your notice period?", ...options);
    expect(step(page, withAnswers([answer("notice_period", text)]))).toMatchObject({
      kind: "choose",
      option,
      source: "other.content",
    });
  });

  test.each([
    ["no option says it", "Maybe", ["Yes", "No"]],
    ["two options say it", "Yes", ["Yes, now", "Yes, later", "No"]],
    ["the options only share words with it", "No", ["I have no visa needs", "Yes"]],
  ])("never by order: left when %s", (_, text, options) => {
    const question = "Do you require visa sponsorship?";
    const stored = { ...answer("visa_sponsorship", text), question };
    expect(step(choice(question, ...options), withAnswers([stored]))).toEqual(
      left("noMatchingChoice"),
    );
  });

  test("a single checkbox is ticked for yes, and left for no", () => {
    const box = `<label><input type="checkbox"> I am willing to relocate</label>`;
    expect(step(box, withAnswers([answer("relocation", "Yes")]))).toEqual({
      kind: "tick",
      options: [0],
      text: "I am willing to relocate",
      source: "other.content",
    });
    expect(step(box, withAnswers([answer("relocation", "No")]))).toEqual(left("notNeeded"));
    expect(step(box, withAnswers([]))).toEqual(left("question"));
  });

  test("a radio button is ticked, a text is typed, a date is written in the field's format", () => {
    const radios = `<fieldset><legend>Are you willing to relocate?</legend>
      <label><input type="radio" name="r">No</label><label><input type="radio" name="r">Yes</label></fieldset>`;
    expect(step(radios, camille)).toMatchObject({ kind: "tick", options: [1] });
    expect(step(`<label>Why us?<textarea></textarea></label>`, camille)).toMatchObject({
      kind: "type",
      text: "I like building useful things.",
    });
    const date = `<label>Earliest start date <input placeholder="MM/DD/YYYY"></label>`;
    expect(step(date, camille)).toMatchObject({ text: "02/01/2027" });
    expect(
      step(`<label>Start date availability <input type="date"></label>`, camille),
    ).toMatchObject({ text: "2027-02-01" });
  });

  test.each<readonly [string, readonly number[] | undefined]>([
    ["Python", [1]],
    ["Python; Go", [1, 2]],
    ["Python, Cobol", undefined],
    [";", undefined],
  ])("several boxes are ticked only when all that the answer lists are offered: %s", (text, at) => {
    const body = `<fieldset><legend>Which tools do you prefer?</legend>${["SQL", "Python", "Go"]
      .map((one) => `<label><input type="checkbox" name="t">${one}</label>`)
      .join("")}</fieldset>`;
    const stored = answer("custom_question", text, { question: "Which tools do you prefer?" });
    expect(step(body, withAnswers([stored]))).toEqual(
      at ? { kind: "tick", options: at, text, source: "other.content" } : left("noMatchingChoice"),
    );
  });

  test("a custom question is matched only by its text", () => {
    const remembered = answer("custom_question", "A beaver", { question: "Which animal are you?" });
    const applicant = withAnswers([remembered]);
    expect(step(`<label>Which animal are you? <input></label>`, applicant)).toMatchObject({
      text: "A beaver",
    });
    expect(step(`<label>Which plant are you? <input></label>`, applicant)).toEqual(
      left("question"),
    );
  });

  test("a work authorization applies to its country only", () => {
    const page = (country: string) =>
      choice(`Are you legally authorized to work in ${country}?`, "Yes", "No");
    const french = withAnswers([answer("work_authorization", "Yes", { country: "FR" })]);
    expect(step(page("France"), french)).toMatchObject({ kind: "choose", option: 1 });
    expect(step(page("the United States"), french)).toEqual(left("question"));
    expect(step(choice("Are you authorized to work here?", "Yes", "No"), french)).toEqual(
      left("question"),
    );
  });

  test("a sensitive question is filled only with an explicit stored answer", () => {
    const page = choice("Gender", "Female", "Male");
    expect(step(page, camille)).toEqual(left("sensitive"));
    expect(step(page, withAnswers([answer("gender", "Female")]))).toMatchObject({ option: 1 });
    expect(step(page, { ...camille, disclosed: { gender: "male" } })).toMatchObject({ option: 2 });
    expect(
      step(choice("Race", "White", "Asian"), { ...camille, disclosed: { gender: "male" } }),
    ).toEqual(left("sensitive"));
  });

  test("a consent is never filled, even with a stored answer", () => {
    const page = `<label><input type="checkbox"> I agree to the terms and conditions</label>`;
    const yes = answer("custom_question", "Yes", {
      question: "I agree to the terms and conditions",
    });
    expect(step(page, withAnswers([yes]))).toEqual(left("consent"));
  });
});

describe("an answer has a scope", () => {
  const target = { company: "Fourmi", title: "Senior Data Engineer" };
  const salary = `<label>Salary expectations <input></label>`;

  test("the employer's answer precedes the role's, and the role's the global one", () => {
    const general = answer("salary_expectation", "40000");
    const role = answer("salary_expectation", "50000", {
      scope: "role",
      scopeName: "Data Engineer",
    });
    const employer = answer("salary_expectation", "60000", {
      scope: "employer",
      scopeName: "Fourmi",
    });
    const text = (answers: readonly StoredAnswer[]) =>
      step(salary, withAnswers(answers, { target }));
    expect(text([general, role, employer])).toMatchObject({ text: "60000" });
    expect(text([general, role])).toMatchObject({ text: "50000" });
    expect(text([general])).toMatchObject({ text: "40000" });
  });

  test("another employer's answer is not used, and neither of two that differ", () => {
    const other = answer("salary_expectation", "60000", { scope: "employer", scopeName: "Cigale" });
    expect(step(salary, withAnswers([other], { target }))).toEqual(left("question"));
    const two = [answer("salary_expectation", "1"), answer("salary_expectation", "2")];
    expect(step(salary, withAnswers(two))).toEqual(left("question"));
  });

  test("an answer for an employer is not used without a target or a name", () => {
    const scoped = (scope: "employer" | "role", scopeName: string) =>
      answer("salary_expectation", "60000", { scope, scopeName });
    const blank = { company: "", title: "" };
    for (const scope of ["employer", "role"] as const) {
      expect(step(salary, withAnswers([scoped(scope, "Fourmi")]))).toEqual(left("question"));
      expect(step(salary, withAnswers([scoped(scope, "")], { target: blank }))).toEqual(
        left("question"),
      );
    }
  });

  test("a text that names another company is never used", () => {
    const why = `<label>Why do you want to work here?<textarea></textarea></label>`;
    const letter = `<label>Cover letter<textarea></textarea></label>`;
    const answers = [answer("motivation", "Acme Robotics is where I belong.")];
    const applicant = withAnswers(answers, {
      target,
      otherCompanies: ["Acme Robotics SAS", "Fourmi"],
      letterText: "I learned a lot at Cigale, and want to join Acme Robotics.",
    });
    expect(step(why, applicant)).toEqual(left("otherCompany"));
    expect(step(letter, applicant)).toEqual(left("otherCompany"));
    expect(
      step(why, { ...applicant, target: { company: "Acme Robotics", title: "" } }),
    ).toMatchObject({ kind: "type" });
  });
});

describe("jobs and schools are filled in the order of the profile", () => {
  const job = (at: number) =>
    `<fieldset><legend>Work experience ${at}</legend><label>Company <input></label><label>Job title <input></label>
     <label>Start date <input placeholder="MM/YYYY"></label><label>End date <input placeholder="MM/YYYY"></label>
     <label><input type="checkbox"> I currently work here</label></fieldset>`;

  test("the second block gets the second job; a current job has no end", () => {
    const texts = steps(`<form>${job(1)}${job(2)}${job(3)}</form>`, camille).map((one) =>
      one.kind === "skip" ? one.reason : one.text,
    );
    expect(texts).toEqual([
      "Fourmi",
      "Developer",
      "03/2021",
      "notNeeded",
      "I currently work here",
      "Cigale",
      "Intern",
      "01/2019",
      "12/2020",
      "notNeeded",
      ...Array.from({ length: 5 }, () => "notInProfile"),
    ]);
  });

  test("a date without a stored day is skipped where a day is required", () => {
    const page = `<fieldset><legend>Work experience</legend><label>Company <input></label>
      <label>Start date <input type="date"></label><label>End date <input placeholder="DD/MM/YYYY"></label></fieldset>`;
    expect(steps(page, { ...camille, jobs: camille.jobs.slice(1) }).slice(1)).toEqual([
      left("notPrecise"),
      left("notPrecise"),
    ]);
  });

  test("months and years are chosen by name or number, degrees by level", () => {
    const months = ["Janvier", "Février", "Mars", "Avril"];
    const page = `<fieldset><legend>Expérience</legend><label>Entreprise <input></label>
      <label>Mois de début ${choice("", ...months)}</label><label>Année de début <input type="number"></label></fieldset>
      <fieldset><legend>Education</legend><label>School <input></label>${choice("Degree", "Bachelor's", "Master's (M.Sc.)", "PhD")}</fieldset>`;
    expect(steps(page, camille)).toMatchObject([
      { text: "Fourmi" },
      { kind: "choose", option: 3 },
      { text: "2021" },
      { text: "INSA Lyon" },
      { kind: "choose", option: 2 },
    ]);
  });
});

describe("documents", () => {
  test("are attached to their fields, and never to an upload that parses a résumé", () => {
    const page = `<label>Resume <input type="file" accept=".pdf"></label><label>Cover letter <input type="file"></label>
      <label>Autofill from resume <input type="file"></label><label>Certificates <input type="file"></label>`;
    expect(steps(page, camille)).toMatchObject([
      { kind: "attach", document: "resume", text: "camille-durand.pdf" },
      { kind: "attach", document: "coverLetter" },
      left("document"),
      left("document"),
    ]);
  });

  test("of a type that the form does not accept are skipped", () => {
    expect(
      step(`<label>Resume <input type="file" accept=".docx,image/*"></label>`, camille),
    ).toEqual(left("noMatchingChoice"));
  });
});

test("a yes is no answer where a list or a text is named, not asked", () => {
  const mobile = withAnswers([answer("relocation", "Yes")]);
  const list = `<label>Mobilité géographique <input role="combobox"></label>`;
  expect(step(list, mobile)).toEqual(left("question"));
  expect(step(`<label>Mobilité géographique <input></label>`, mobile)).toEqual(left("question"));
  expect(step(choice("Mobilité géographique", "Oui", "Non"), mobile)).toMatchObject({ option: 1 });
  expect(step(`<label>Are you willing to relocate? <input></label>`, mobile)).toMatchObject({
    text: "Yes",
  });
});

test("a town is chosen by its postal code where the list divides it", () => {
  const districts = ["Lyon 3e (69003)", "Lyon 7e (69007)", "Grenoble (38000)"];
  expect(step(choice("Ville", ...districts), camille)).toMatchObject({ text: "Lyon 3e (69003)" });
  expect(step(choice("Ville", "Lyon 7e (69007)", "Lyons (69003)"), camille)).toEqual(
    left("noMatchingChoice"),
  );
});

test("an option with the same number of another unit is not the answer", () => {
  const notice = withAnswers([answer("notice_period", "1 month")]);
  const page = (...options: string[]) => choice("What is your notice period?", ...options);
  expect(step(page("1 Woche", "2 Wochen", "3 Monate"), notice)).toEqual(left("noMatchingChoice"));
  expect(step(page("1 Woche", "1 Monat", "3 Monate"), notice)).toMatchObject({ option: 2 });
});
