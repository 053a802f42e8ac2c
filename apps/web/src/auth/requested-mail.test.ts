import { beforeEach, expect, test } from "vitest";
import { forgetRequestedMail, hasRequestedMail, rememberRequestedMail } from "./requested-mail.ts";

beforeEach(() => localStorage.clear());

const dayMs = 24 * 60 * 60 * 1000;

test("remembers the last address a mail was requested for, for as long as its link works", () => {
  expect(hasRequestedMail("ann@example.org")).toBe(false);
  rememberRequestedMail(" Ann@Example.org", 0);
  expect(hasRequestedMail("ann@example.org", dayMs - 1)).toBe(true);
  expect(hasRequestedMail("ann@example.org", dayMs)).toBe(false);
  expect(hasRequestedMail("eve@example.org", 1)).toBe(false);
  forgetRequestedMail();
  expect(hasRequestedMail("ann@example.org", 1)).toBe(false);
});

test("reads something else under its name as nothing", () => {
  for (const text of ["{", "null", '{"email":1}']) {
    localStorage.setItem("postulo-requested-mail", text);
    expect(hasRequestedMail("ann@example.org")).toBe(false);
  }
});
