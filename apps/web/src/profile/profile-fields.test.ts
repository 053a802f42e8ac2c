import { expect, test } from "vitest";
import { checkProfile, columnsOf, mergeUntouched, type ProfileValues } from "./profile-fields.ts";

const values: ProfileValues = {
  first_name: "Zoé",
  last_name: "O’Brien",
  email: "",
  phone_number: "",
  country: "",
  city: "",
  postal_code: "",
  address: "",
  summary: "",
  gender: "",
  age: "",
  remote: true,
  onsite: false,
  hybrid: false,
};

const problemsOf = (change: Partial<ProfileValues>) =>
  Object.entries(checkProfile({ ...values, ...change }, { email: "zoe@mail.example" })).flatMap(
    ([field, problem]) => (problem ? [field] : []),
  );

test("first name and last name are required, and an e-mail address only if the profile has none", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ first_name: " ", last_name: "" })).toEqual(["first_name", "last_name"]);
  expect(problemsOf({ email: "zoe@" })).toEqual(["email"]);
  expect(checkProfile(values, { email: "" }).email).toBe("problems.emailRequired");
});

test("age is empty or 0 to 99", () => {
  expect(problemsOf({ age: "100" })).toEqual(["age"]);
  expect(columnsOf({ ...values, age: "42" }).age).toBe(42);
  expect(columnsOf(values).age).toBeNull();
});

test("values of a résumé fill the form without overwriting unsaved changes", () => {
  const typed = { ...values, city: "Lyon (typed)" };
  const now = { ...values, city: "Lyon", email: "zoe@mail.example" };
  expect(mergeUntouched({ typed, before: values, now })).toEqual({
    ...typed,
    email: "zoe@mail.example",
  });
});
