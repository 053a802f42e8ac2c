import { expect, test } from "vitest";
import { frameEn } from "./frame-en.ts";
import { isRoleTitle } from "./role-title.ts";

test.each([
  "Staff Nurse",
  "Sales assistant",
  "Head of Housekeeping",
  "Carer",
  "Forklift driver",
  "Ranger (seasonal)",
  "Handyman",
  "Chef de Partie",
  "Teaching Assistant, Year 2",
  "HGV Driver Class 2",
  "2nd Chef",
  "Level 3 Nursery Nurse",
  "Sales Rep",
  "Kitchen hand",
  "HCA",
])("%s is what somebody is", (title) => {
  expect(isRoleTitle(title)).toBe(true);
});

test.each([
  "babysitting",
  "Bar work",
  "Shop",
  "Cleaning",
  "Waitress, weekends",
  "Summer 2019",
  "Customer care",
  "Other",
  "Shop floor",
  "Poster",
  "Counter",
  "Computer",
  "Cadet - corporal",
  "Cadet → Cadet corporal",
])("%s is not surely what somebody is", (title) => {
  expect(isRoleTitle(title)).toBe(false);
});

const role = {
  kind: "job",
  title: "babysitting",
  detail: "",
  organisation: "The Okafors",
  period: { start: undefined, end: { year: 2019, month: undefined }, isCurrent: false },
} as const;

test("an activity is a heading, and nobody is something as it", () => {
  expect(frameEn.held(role, false)).toBe("Babysitting, The Okafors (2019)");
  expect(frameEn.held(role, true)).toBe("Babysitting");
  expect(frameEn.held({ ...role, organisation: "" }, false)).toBe("Babysitting (2019)");
  expect(frameEn.held({ ...role, organisation: "Jan 2019" }, false)).toBe("Babysitting (2019)");
  expect(frameEn.held({ ...role, title: "Family carer", organisation: "Own mother" }, false)).toBe(
    "As Family carer (2019)",
  );
  expect(frameEn.namesRole(role)).toBe(false);
});
