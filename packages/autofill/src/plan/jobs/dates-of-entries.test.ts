import { expect, test } from "vitest";
import { camilleWithEverything } from "../../testing/applicant.ts";
import { inputs, plannedOfForm } from "../../testing/planned-form.ts";

const [insa] = camilleWithEverything.schools ?? [];
const college = {
  school: "Lycée Ampère",
  degree: "Baccalauréat",
  field_of_study: "Sciences",
  is_current: false,
  start: { date: "2011-09-01", precision: "month" },
  end: { date: "2014-06-01", precision: "month" },
} as const;
const camille = { ...camilleWithEverything, schools: insa ? [insa, college] : [] };

const highest = inputs("Highest Qualification", "Year of Passing");
const row = inputs("Qualification", "Institute", "Year of Passing");
const rows = [
  ["Master", "INSA Lyon", "2019"],
  ["Baccalauréat", "Lycée Ampère", "2014"],
] as const;

test.each(["", "<h3>Education Details</h3>"])(
  "the year of the highest degree is not counted among those of the rows below “%s”",
  (heading) => {
    const own = ["Master", "2019"];
    expect(plannedOfForm(highest + heading + row, camille)).toEqual([...own, ...rows[0]]);
    expect(plannedOfForm(highest + heading + row + row, camille)).toEqual([
      ...own,
      ...rows[0],
      ...rows[1],
    ]);
  },
);

test("rows that begin with their years have the years of their schools", () => {
  const yearFirst = inputs("Year of Passing", "Institute");
  expect(plannedOfForm(yearFirst + yearFirst, camille)).toEqual([
    "2019",
    "INSA Lyon",
    "2014",
    "Lycée Ampère",
  ]);
});

test("a date of a further school or job than the form names is left", () => {
  const school = inputs("Institute", "Year of Passing");
  const graduation = inputs("Email", "Year of Passing");
  expect(plannedOfForm(school + graduation, camille).at(-1)).toBe("question");
  const job = inputs("Company", "Job title", "From", "To");
  expect(plannedOfForm(job + inputs("From", "To"), camille).slice(4)).toEqual([
    "question",
    "question",
  ]);
  expect(plannedOfForm(job + job, camille).slice(6)).toEqual(["01/2019", "12/2020"]);
});
