import { expect, test } from "vitest";
import { inputs, plannedOfForm } from "../../testing/planned-form.ts";

test.each(["Date of joining", "Joining date (MM/YYYY)", "Entry date"])(
  "“%s” after the title of a job is the start of that job",
  (label) => {
    const job = `<h3>Current Job</h3>${inputs("Employer", "Designation", label)}`;
    expect(plannedOfForm(inputs("Full name") + job)).toEqual([
      "Camille Durand",
      "Fourmi",
      "Developer",
      "03/2021",
    ]);
    expect(plannedOfForm(job + job).at(-1)).toBe("01/2019");
  },
);

test("a date of joining that may be of a job or of the one applied for is left", () => {
  expect(plannedOfForm(inputs("Employer", "Designation", "Date of joining")).at(-1)).toBe(
    "question",
  );
  const current = `<h3>Current Job</h3>${inputs("Current company", "Current role", "Date of joining")}`;
  expect(plannedOfForm(current).at(-1)).not.toBe("2027-02-01");
});

test("a date of joining away from jobs is when the applicant could start", () => {
  const available = ["2027-02-01"];
  expect(plannedOfForm(inputs("Date of joining"))).toEqual(available);
  const job = `<h3>Current Job</h3>${inputs("Employer", "Designation")}`;
  expect(plannedOfForm(`${job}<h3>Availability</h3>${inputs("Date of joining")}`).slice(2)).toEqual(
    available,
  );
});
