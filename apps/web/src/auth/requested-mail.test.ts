import { beforeEach, expect, test } from "vitest";
import { clearRequestedMail, hasRequestedMail, saveRequestedMail } from "./requested-mail.ts";

beforeEach(() => localStorage.clear());

const dayMs = 24 * 60 * 60 * 1000;

test("stores the last address a mail was requested for, until its link expires", () => {
  expect(hasRequestedMail("ann@example.org")).toBe(false);
  saveRequestedMail(" Ann@Example.org", { now: 0 });
  expect(hasRequestedMail("ann@example.org", dayMs - 1)).toBe(true);
  expect(hasRequestedMail("ann@example.org", dayMs)).toBe(false);
  expect(hasRequestedMail("eve@example.org", 1)).toBe(false);
  clearRequestedMail();
  expect(hasRequestedMail("ann@example.org", 1)).toBe(false);
});

test("ignores a stored value of another format", () => {
  for (const text of ["{", "null", '{"email":1}']) {
    localStorage.setItem("postulo-requested-mail", text);
    expect(hasRequestedMail("ann@example.org")).toBe(false);
  }
});
