import { afterEach, expect, test, vi } from "vitest";
import { dayAndMonth, weekdayAndDay } from "../schedule/when.ts";
import { ownLocale } from "./own-locale.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const prefer = (...tags: readonly string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);

test("dates are those of the region that the browser prefers", () => {
  prefer("en-GB", "en-US");
  expect(ownLocale("en")).toBe("en-GB");
  expect(weekdayAndDay("2026-11-09", "en")).toBe("Monday 9 November");
  expect(dayAndMonth("2026-10-09", "2026-11-01", "en")).toBe("9\u00A0Oct");
  prefer("en-AU");
  expect(dayAndMonth("2026-10-09", "2026-11-01", "en")).toBe("9\u00A0Oct");
  prefer("en-US", "en");
  expect(weekdayAndDay("2026-11-09", "en")).toBe("Monday, November 9");
});

test("the day is before the month where no region is known", () => {
  prefer("fr-FR", "fr", "en");
  expect(weekdayAndDay("2026-11-09", "en")).toBe("Monday 9 November");
  expect(weekdayAndDay("2026-11-09", "fr")).toBe("lundi 9 novembre");
});
