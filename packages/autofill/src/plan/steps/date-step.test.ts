import type { PartialDate } from "@postulo/domain/profile/partial-date";
import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { fillPage } from "../../fill-page.ts";
import { camille, camilleWithEverything } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import type { PageLanguage } from "../countries.ts";

/** What is written into the start date of a job. */
function written(control: string, start: PartialDate, language: PageLanguage = "en") {
  const job = { company: "Fourmi", title: "Developer", is_current: true, start };
  const body = `<fieldset><legend>Work experience</legend><label>Company <input></label>
    <label for="x">Start date</label>${control}</fieldset>`;
  const fields = classify(collect(writePage(body)).fields);
  const [, step] = plan(fields, { ...camille, jobs: [job] }, language);
  if (step?.step.kind === "skip") return step.step.reason;
  return step?.step && "text" in step.step ? step.step.text : step?.step.kind;
}

const day = { date: "2021-03-09", precision: "day" } as const;
const month = { date: "2021-03-01", precision: "month" } as const;
const year = { date: "2021-01-01", precision: "year" } as const;
const text = (placeholder = "") => `<input id="x" placeholder="${placeholder}">`;

test("a date is written as the field shows it", () => {
  expect(written(text("MM/DD/YYYY"), day)).toBe("03/09/2021");
  expect(written(text("DD.MM.YYYY"), day)).toBe("09.03.2021");
  expect(written(text("JJ/MM/AAAA"), day, "fr")).toBe("09/03/2021");
  expect(written(text("YYYY-MM-DD"), day)).toBe("2021-03-09");
  expect(written(text("MM/YYYY"), day)).toBe("03/2021");
  expect(written(text("MM/YY"), month)).toBe("03/21");
  expect(written(text("TT.MM.JJJJ"), day, "de")).toBe("09.03.2021");
  expect(written(text("MM/JJJJ"), month, "de")).toBe("03/2021");
  expect(written(text("YYYY"), year)).toBe("2021");
});

test("without a pattern it is written in the format of the page's language, in its precision", () => {
  expect(written(text(), day)).toBe("2021-03-09");
  expect(written(text(), day, "fr")).toBe("09/03/2021");
  expect(written(text(), day, "de")).toBe("09.03.2021");
  expect(written(text(), month, "de")).toBe("03.2021");
  expect(written(text(), month)).toBe("03/2021");
  expect(written(text(), year)).toBe("2021");
});

test("a part that is not stored is not invented", () => {
  expect(written(text("MM/DD/YYYY"), month)).toBe("notPrecise");
  expect(written(text("MM/YYYY"), year)).toBe("notPrecise");
  expect(written(`<input id="x" type="date">`, month)).toBe("notPrecise");
  expect(written(`<input id="x" type="month">`, year)).toBe("notPrecise");
});

test("a date field of the browser takes ISO text", () => {
  expect(written(`<input id="x" type="date">`, day)).toBe("2021-03-09");
  expect(written(`<input id="x" type="month">`, day)).toBe("2021-03");
  expect(written(`<input id="x" type="month">`, month)).toBe("2021-03");
});

test("a field of the browser for weeks takes the week of a day, and nothing less precise", () => {
  const week = (start: PartialDate) => written(`<input id="x" type="week">`, start);
  expect(week(day)).toBe("2021-W10");
  expect(week({ date: "2021-01-03", precision: "day" })).toBe("2020-W53");
  expect(week({ date: "2024-12-30", precision: "day" })).toBe("2025-W01");
  expect(week({ date: "2018-12-31", precision: "day" })).toBe("2019-W01");
  expect([week(month), week(year)]).toEqual(["notPrecise", "notPrecise"]);
});

/** What is written into the fields of a job's beginning and end, with these labels. */
function period(
  labels: readonly [string, string],
  type: string,
  precision: PartialDate["precision"],
) {
  const start = { date: "2019-09-02", precision };
  const end = { date: "2021-03-31", precision };
  const job = { company: "Fourmi", title: "Developer", is_current: false, start, end };
  const [from, to] = labels.map((one) => `<label>${one} <input type="${type}"></label>`);
  const body = `<fieldset><legend>Work experience</legend><label>Company <input></label>${from}${to}</fieldset>`;
  const fields = classify(collect(writePage(body)).fields);
  return plan(fields, { ...camille, jobs: [job] }, "en")
    .slice(1)
    .map(({ step }) => (step.kind === "skip" ? step.reason : step.text));
}

test.each([
  ["Start date", "End date"],
  ["Start month", "End month"],
  ["Mois de début", "Mois de fin"],
  ["Start year", "End year"],
] as const)(
  "fields of the browser for months take months, those for days only days: %s, %s",
  (...labels) => {
    expect(period(labels, "month", "month")).toEqual(["2019-09", "2021-03"]);
    expect(period(labels, "month", "day")).toEqual(["2019-09", "2021-03"]);
    expect(period(labels, "month", "year")).toEqual(["notPrecise", "notPrecise"]);
    expect(period(labels, "date", "month")).toEqual(["notPrecise", "notPrecise"]);
    expect(period(labels, "date", "day")).toEqual(["2019-09-02", "2021-03-31"]);
  },
);

test("a field called month that shows the format of one with its year gets both", () => {
  const body = `<fieldset><legend>Work experience</legend><label>Company <input></label>
    <label>Start month <input placeholder="MM/YYYY"></label></fieldset>`;
  const job = { company: "Fourmi", title: "Developer", is_current: true, start: month };
  const fields = classify(collect(writePage(body)).fields);
  const [, field] = plan(fields, { ...camille, jobs: [job] }, "en");
  expect(field?.step).toMatchObject({ kind: "type", text: "03/2021" });
});

test("a month is written as the field for one has it in a browser without such a field", () => {
  const page = writePage(
    `<fieldset><legend>Work experience</legend><label>Company <input></label><label>Start date <input type="month"></label></fieldset>`,
  );
  const input = page.querySelector("[type=month]");
  if (!input) throw new Error("no field");
  Object.defineProperty(input, "type", { get: () => "text" });
  const job = { company: "Fourmi", title: "Developer", is_current: true, start: month };
  const [, field] = plan(classify(collect(page).fields), { ...camille, jobs: [job] }, "en");
  expect(field?.step).toMatchObject({ kind: "type", text: "2021-03" });
});

test("a year in a field for a whole date is written as one, or not", () => {
  const graduation = (placeholder: string, end: PartialDate) => {
    const school = { school: "ENS", degree: "Master", field_of_study: "", is_current: false, end };
    const body = `<label>University <input></label>
      <label>Year of graduation <input placeholder="${placeholder}"></label>`;
    const fields = classify(collect(writePage(body)).fields);
    const [, step] = plan(fields, { ...camille, schools: [school] }, "en");
    return step?.step.kind === "skip" ? step.step.reason : step?.step.text;
  };
  expect(graduation("YYYY", month)).toBe("2021");
  expect(graduation("MM/DD/YYYY", day)).toBe("03/09/2021");
  expect(graduation("MM/DD/YYYY", month)).toBe("notPrecise");
});

test("a German page gets dates and countries in German", async () => {
  const page = writePage(
    `<form><label>Start date<input></label><label>Land<input></label></form>`,
    "de",
  );
  const { lines } = await fillPage(page, camilleWithEverything);
  expect(lines.map(({ outcome }) => outcome.kind === "filled" && outcome.text)).toEqual([
    "01.02.2027",
    "Frankreich",
  ]);
});
