import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";

const english =
  "January February March April May June July August September October November December";
const french =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre";

/** The choice for the month in which the only job began. */
function choiceFor(month: number, choices: readonly string[]) {
  const date = `2021-${String(month).padStart(2, "0")}-01`;
  const start = { date, precision: "month" } as const;
  const job = { company: "Fourmi", title: "Developer", is_current: true, start };
  const options = choices.map((one) => `<option>${one}`).join("");
  const page = writePage(
    `<fieldset><legend>Work experience</legend><label>Company <input></label>
     <label>Start month <select><option value="">-${options}</select></label></fieldset>`,
  );
  const [, field] = plan(classify(collect(page).fields), { ...camille, jobs: [job] }, "en");
  return field?.step.kind === "choose" ? choices[field.step.option - 1] : field?.step;
}

test.each([
  ["English names", english.split(" ")],
  ["French names", french.split(" ")],
  ["English names of three letters", english.split(" ").map((name) => name.slice(0, 3))],
  ["numbers", Array.from({ length: 12 }, (_, at) => String(at + 1))],
  ["numbers of two digits", Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"))],
])("each month is chosen among %s", (_, choices) => {
  expect(choices.map((__, at) => choiceFor(at + 1, choices))).toEqual(choices);
});
