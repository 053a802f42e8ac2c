import { expect, test } from "vitest";
import { isDatabaseLost } from "./lost-database.ts";

const withCode = (code: string) => Object.assign(new Error("no"), { code });

test.each(["ECONNREFUSED", "57P01", "08P01", "25006"])("%s passes with time", (code) => {
  expect(isDatabaseLost(withCode(code))).toBe(true);
});

test.each(["23505", "42501", "57014"])("%s is the statement's own", (code) => {
  expect(isDatabaseLost(withCode(code))).toBe(false);
});
