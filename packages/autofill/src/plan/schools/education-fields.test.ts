import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { planFields } from "../plan-fields.ts";

const planOf = (body: string, language: "en" | "de") =>
  planFields(classify(collect(writePage(body)).fields), camille, language);

test("the first and the last year attended are those of the school", () => {
  const planned = planOf(
    `<form><h2>Education 1</h2><label>School or university <input></label><label>First year attended <input></label>
     <label>Last year attended <input></label></form>`,
    "en",
  );
  expect(planned.map(({ key }) => key)).toEqual(["edu_school", "edu_start_year", "edu_end_year"]);
});

test("the highest degree is asked for in German", () => {
  const [planned] = planOf(
    `<form><label>Höchster Abschluss <select><option value="">Bitte wählen</option><option>Abitur</option><option>Bachelor</option><option>Master</option></select></label></form>`,
    "de",
  );
  expect(planned?.key).toBe("highest_education");
  expect(planned?.step.kind).toBe("choose");
});
