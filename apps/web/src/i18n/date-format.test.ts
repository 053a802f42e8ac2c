import { expect, test } from "vitest";
import { dateFormat } from "./date-format.ts";

test("the first day of a month is written as the language writes it", () => {
  const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const first = new Date("2026-12-01");
  expect(dateFormat("fr", options).format(first)).toBe("1er décembre");
  expect(dateFormat("fr", options).format(new Date("2026-12-11"))).toBe("11 décembre");
  expect(dateFormat("fr", options).formatRange(new Date("2026-11-29"), first)).toMatch(/1er déc/);
  expect(dateFormat("en", options).format(first)).toMatch(/^(?:1 December|December 1)$/);
});
