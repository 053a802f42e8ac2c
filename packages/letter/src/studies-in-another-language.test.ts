import { expect, test } from "vitest";
import { letterOf, type Rows } from "./testing/letter-of.ts";

const rowsWith = (degree: string, field: string) => ({
  profile: { first_name: "Luc", last_name: "Martin", city: "Lyon", country: "France" },
  education: [{ degree, field_of_study: field, school: "Lycée Jaurès", end_date: "2012" }],
  experiences: [
    {
      company: "Arvel",
      title: "Maintenance technician",
      description:
        "Repaired pumps and conveyors for 3 lines\nChecked electrical cabinets every week",
      start_date: "2018",
      is_current: true,
    },
  ],
});
const jobWith = (requirement: string) =>
  `Maintenance Technician\nCompany: Larko\nYou need:\n- Repair of pumps\n- ${requirement}`;
const write = (rows: Rows, job: string) => letterOf(rows, job, { fallbackLanguage: "en" });

test.each([
  ["BTS", "Électrotechnique et maintenance des systèmes"],
  ["Baccalauréat professionnel", "Maintenance des équipements industriels"],
])(
  "an English letter names French studies as they are where studies are asked for: %s",
  (...study) => {
    const rows = rowsWith(...study);
    const named = `${study[0]}, ${study[1]}, Lycée Jaurès (2012)`;
    expect(write(rows, jobWith("A degree or diploma in a technical field"))).toContain(named);
    expect(write(rows, jobWith("A friendly manner"))).not.toContain(study[1]);
  },
);

test("work is not quoted below a qualification that is asked for", () => {
  const rows = rowsWith("BTS", "Comptabilité et gestion des organisations");
  const letter = write(rows, jobWith("A recognised electrical qualification"));
  expect(letter).toContain("Checked electrical cabinets");
  expect(letter).not.toContain("electrical qualification");
});

test("a noun that is also a verb is asked for as a noun", () => {
  const letter = write(rowsWith("", ""), jobWith("A friendly manner"));
  expect(letter).toContain("You ask for repair of pumps");
});
