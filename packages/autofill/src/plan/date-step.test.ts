import type { PartialDate } from "@postulo/domain/profile/partial-date";
import { expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import { camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

/** What is written into the start date of a job. */
function written(control: string, start: PartialDate, language: "en" | "fr" = "en") {
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
  expect(written(text("YYYY"), year)).toBe("2021");
});

test("without a pattern it is written in the format of the page's language, in its precision", () => {
  expect(written(text(), day)).toBe("2021-03-09");
  expect(written(text(), day, "fr")).toBe("09/03/2021");
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
