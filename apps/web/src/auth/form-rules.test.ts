import { describe, expect, test } from "vitest";
import { checkLogin, checkRegistration } from "./form-rules.ts";

const right = {
  name: "Ann",
  country: "",
  email: "ann@example.org",
  password: "secret",
  confirmPassword: "secret",
};
const wrongFields = (values: Partial<typeof right>) =>
  Object.entries(checkRegistration({ ...right, ...values })).filter(([, problem]) => problem);

describe("sign-up", () => {
  test("requires a name, an e-mail address and the same password of at least 6 characters twice; the country is optional", () => {
    expect(wrongFields({})).toEqual([]);
    expect(wrongFields({ country: "FR" })).toEqual([]);
  });

  test("reports each invalid field", () => {
    expect(wrongFields({ name: "  " })).toEqual([["name", "register.nameRequired"]]);
    expect(wrongFields({ email: "" })).toEqual([["email", "register.emailRequired"]]);
    for (const email of ["ann", "ann@", "@example.org", "a b@example.org", "ann@example"]) {
      expect(wrongFields({ email })).toEqual([["email", "register.emailInvalid"]]);
    }
    expect(wrongFields({ password: "12345", confirmPassword: "12345" })).toEqual([
      ["password", "register.passwordTooShort"],
    ]);
    expect(wrongFields({ confirmPassword: "Secret" })).toEqual([
      ["confirmPassword", "register.passwordsDiffer"],
    ]);
  });
});

test("sign-in requires an e-mail address and a password of any length", () => {
  expect(checkLogin({ email: "ann@example.org", password: "x" })).toEqual({
    email: undefined,
    password: undefined,
  });
  expect(checkLogin({ email: "", password: "" })).toEqual({
    email: "register.emailRequired",
    password: "login.passwordRequired",
  });
});
