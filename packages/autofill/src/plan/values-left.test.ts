import { describe, expect, test } from "vitest";
import type { Applicant } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";
import { planFields } from "./plan-fields.ts";

const own: Applicant = {
  ...camilleWithEverything,
  answers: [
    ...(camilleWithEverything.answers ?? []).filter(({ kind }) => kind !== "salary_expectation"),
    {
      kind: "salary_expectation",
      question: "",
      answer: "48000 EUR",
      scope: "global",
      scopeName: "",
      country: "",
    },
  ],
};

const planned = (body: string) =>
  planFields(classify(collect(writePage(body)).fields), own, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );

const input = (label: string, attributes = "") =>
  `<p><label>${label} <input ${attributes}></label></p>`;
const area = (label: string) => `<p><label>${label} <textarea></textarea></label></p>`;
const list = (label: string, ...options: readonly string[]) =>
  `<p><label>${label} <select><option value="">${options.map((one) => `<option>${one}`).join("")}</select></label></p>`;

describe("a label with a word that makes it another fact is left", () => {
  test.each([
    area("Brief description of current role"),
    input("Trade or technical school"),
    input("Title/Role of the coordinator") + input("Employer"),
    input("Your job title with previous employer"),
    input("Other language skills"),
    area("One-sentence project summary"),
    input("Native language(s)"),
    input("Which city will you work from?"),
    input("Additional specialization (if you selected Other above)"),
    input("Portfolio PSW"),
    input("Search by salary range"),
    input("Which languages do you speak fluently?"),
    input("Strongest programming language"),
    input("Are you currently enrolled, and at which university?"),
    input("Level", 'placeholder="School"'),
    `<h3>Current employer</h3>${input("Phone")}`,
    `<h3>Traffic convictions</h3>${input("Location")}`,
    input("What is your current rate?"),
    input("Expected day rate"),
    input("Salary expectation, gross p/m"),
    input("Address (City, State, Zip code)"),
    input("List the days of the week you are available:"),
    input("Most recent employer start date:"),
  ])("%s", (body) => {
    expect(planned(body)[0]).toBe("question");
  });

  test.each([
    [input("Current job title"), "Developer"],
    [input("Name of your school"), "INSA Lyon"],
    [input("Field of study"), "Computer science"],
    [input("Key skills"), "TypeScript, SQL"],
    [input("Where are you currently based?"), "Lyon, France"],
    [input("Annual salary expectation"), "48000 EUR"],
    [input("Mailing address"), "12 rue des Lilas"],
  ])("and one without such a word is not: %s", (body, text) => {
    expect(planned(body)).toEqual([text]);
  });
});

describe("a field that takes another kind of value is left", () => {
  test.each([
    input("House number", 'type="tel"'),
    input("City", 'type="number"'),
    input("School", 'type="url"'),
  ])("%s", (body) => {
    expect(planned(body)).toEqual(["question"]);
  });

  test("a number in boxes of unknown lengths is left, and one beside a field with a label is not", () => {
    const boxes = `<p><label for="">Phone</label> <input> <span></span> <input> <span></span> <input></p>`;
    expect(planned(boxes)).toEqual(["question", "question", "question"]);
    expect(planned(input("Phone") + input("Fax"))[0]).toBe("+33 6 12 34 56 78");
    const trap = `<p style="display:none"><input></p>`;
    expect(planned(input("Phone") + trap + input("Fax"))[0]).toBe("+33 6 12 34 56 78");
  });
});

test("a place directly behind a school or an employer is theirs", () => {
  expect(planned(input("School") + input("Location"))[1]).toBe("notInProfile");
  expect(planned(input("Employer") + input("Location"))[1]).toBe("Lyon");
});

test("a résumé without a name is not the stored one", () => {
  const upload = (label: string) => `<label>${label} <input type="file"></label>`;
  expect(planned(upload("Résumé"))).toEqual(["camille-durand.pdf"]);
  expect(planned(upload("Anonymised résumé"))).not.toEqual(["camille-durand.pdf"]);
});

describe("dates", () => {
  const boxes = (...names: readonly string[]) =>
    names
      .map((name) => `<span><label for="${name}">${name}</label><input id="${name}"></span>`)
      .join("");

  test("a date over three fields is written in its parts, also among those of jobs", () => {
    const jobs = input("Employer") + input("Job title") + input("From");
    const body = `<h3>Employment</h3>${jobs}<h5>Date available for employment</h5>${boxes("MM", "DD", "YYYY")}`;
    expect(planned(body).slice(-3)).toEqual(["02", "01", "2027"]);
  });

  test("when one can start is no date of a job, whatever section it is in", () => {
    const body = `<h3>Former employers</h3>${input("Employer")}${input("Job title")}${input("Date you can start", 'name="start"')}${input("Employer")}`;
    expect(planned(body)[2]).toBe("2027-02-01");
  });

  test("dates of a job without any job, and several bare start dates, are left", () => {
    const wanted = ["First name", "Last name", "Job title", "Start date"].map((label) =>
      input(label),
    );
    expect(planned(wanted.join(""))[3]).toBe("question");
    const several = input("Start date (month/year)") + input("Start date (month/year)");
    expect(planned(several)).toEqual(["question", "question"]);
  });

  test("months of a study are not those of a job beside it", () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat("en", { month: "long" }).format(new Date(2026, month, 1)),
    );
    const body = `${input("Job title")}${input("Company")}${list("Start of studies", ...months)}`;
    expect(planned(body)[2]).toBe("September");
  });
});

describe("amounts and durations are chosen in their unit", () => {
  test.each([
    [
      "a longer unit",
      ["Less than 4 months", "4 to 6 months", "More than 6 months"],
      "Less than 4 months",
    ],
    ["weeks for months", ["1 to 4 weeks", "5 to 20 weeks"], "5 to 20 weeks"],
    ["none that has it", ["2 to 3 weeks", "4 to 5 weeks"], "noMatchingChoice"],
  ])("%s", (_, options, text) => {
    expect(planned(list("Notice period", ...options))).toEqual([text]);
  });

  test("a salary is no number of months, is not beyond twice an open range, and not in another currency", () => {
    const move = list("When are you looking to make a move?", "0-3 months", "12+ months");
    expect(planned(move)).toEqual(["question"]);
    const monthly = list("Salaire souhaité", "Moins de 5 000", "5 000 à 20 000", "Plus de 20 000");
    expect(planned(monthly)).toEqual(["noMatchingChoice"]);
    const pounds = list("Salary expectation", "£30,000 - £45,000", "£45,001 - £60,000");
    expect(planned(pounds)).toEqual(["question"]);
    const euros = list("Salary expectation", "€30,000 - €45,000", "€45,001 - €60,000");
    expect(planned(euros)).toEqual(["€45,001 - €60,000"]);
  });
});

test("a platform's field for the whole name that a form has renamed takes the first name", () => {
  const { fields } = collect(writePage(input("First Name") + input("Last Name")));
  const declared = new Map([[fields[0]?.id ?? 0, "full_name" as const]]);
  const steps = planFields(classify(fields, declared), own, "en").map(({ step }) => step);
  expect(steps).toMatchObject([{ text: "Camille" }, { text: "Durand" }]);
});

test("the name of an account is not its address", () => {
  expect(planned(input("GitHub username"))).toEqual(["camille"]);
  expect(planned(input("What is your GitHub ID?"))).toEqual(["camille"]);
  expect(planned(input("GitHub ID or URL"))).toEqual(["https://github.com/camille"]);
  expect(planned(input("GitHub profile link or handle"))).toEqual(["https://github.com/camille"]);
});

test("a question of more words than a letter's name has is not answered with the letter", () => {
  const sample =
    "Send us a sample of your writing, as a link that you paste here or as a file in the field for the cover letter above, " +
    "and write n/a here if you have attached it there";
  const withLetter = { ...own, letterText: "Dear team" };
  const [one] = planFields(classify(collect(writePage(area(sample))).fields), withLetter, "en");
  expect(one?.step.kind).toBe("skip");
});

test("boxes with names of their own in a group without other fields are one question", () => {
  const box = (name: string) =>
    `<div><input type="checkbox" name="${name}" id="${name}"><label for="${name}">${name}</label></div>`;
  const group = `<fieldset><label for="q">How did you hear about us?</label>${["LinkedIn", "Radio", "A friend"].map(box).join("")}</fieldset>`;
  const { fields } = collect(writePage(group));
  expect(fields.map(({ widget, options }) => [widget, options.length])).toEqual([
    ["checkboxGroup", 3],
  ]);
  expect(planned(group)).toEqual(["LinkedIn"]);
  const apart = `<fieldset>${box("agree")}<input name="note">${box("news")}</fieldset>`;
  expect(collect(writePage(apart)).fields).toHaveLength(3);
});

test("the title, the company and the place alone are those of a search for jobs", () => {
  const search = `<form>${input("Job title")}${input("Organization")}${input("Location")}</form>`;
  const read = (body: string) => classify(collect(writePage(body)).fields);
  expect(planFields.isApplication?.(read(search), undefined)).toBe(false);
  const relevant = `<form>${input("Job title")}${input("Company")}</form>`;
  expect(planFields.isApplication?.(read(relevant), undefined)).toBe(true);
  const history = `<form>${input("Job title")}${input("Organization")}${area("Responsibilities")}</form>`;
  expect(planFields.isApplication?.(read(history), undefined)).toBe(true);
});
