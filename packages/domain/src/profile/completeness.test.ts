import { expect, test } from "vitest";
import { findProfileGaps, profileGaps, type ProfileContents } from "./completeness.ts";

const empty: ProfileContents = {
  fields: {
    first_name: "",
    last_name: " ",
    email: "",
    phone_number: "",
    country: "",
    city: "",
    postal_code: "",
    address: "",
  },
  hasResume: false,
  hasLinkedin: false,
  hasExperience: false,
  hasEducation: false,
  hasSkills: false,
};

test("an empty profile lacks everything, and filled fields are not listed", () => {
  expect(findProfileGaps(empty)).toEqual(profileGaps);
  const some = { ...empty, hasResume: true, fields: { ...empty.fields, first_name: "Zoé" } };
  expect(findProfileGaps(some)).toEqual(
    profileGaps.filter((gap) => gap !== "resume" && gap !== "first_name"),
  );
});

test.each([
  ["hasResume", "resume"],
  ["hasLinkedin", "linkedin"],
  ["hasExperience", "experience"],
  ["hasEducation", "education"],
  ["hasSkills", "skills"],
] as const)("%s alone removes %s from the list", (flag, gap) => {
  expect(findProfileGaps({ ...empty, [flag]: true })).toEqual(
    profileGaps.filter((other) => other !== gap),
  );
});
