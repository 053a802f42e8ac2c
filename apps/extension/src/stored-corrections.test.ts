import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "./testing/fake-browser.ts";
import {
  deleteCorrections,
  deleteFormPage,
  isFormPage,
  loadCorrections,
  saveCorrection,
  saveFormPage,
} from "./stored-corrections.ts";

const url = "https://jobs.example/1";
const other = "https://careers.example/2";

beforeEach(() => {
  startFakeBrowser({ url, isConfirmed: false, isApplication: true, posting: undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a correction is kept for its site, replaced by the next one, and taken back", async () => {
  await saveCorrection(url, "Handle", "first_name");
  await saveCorrection(url, "Handle", "full_name");
  await saveCorrection(other, "City", "leave");
  expect(await loadCorrections("https://jobs.example/else")).toEqual([
    { label: "Handle", is: "full_name" },
  ]);
  await saveCorrection(url, "Handle", null);
  expect(await loadCorrections(url)).toEqual([]);
  expect(await loadCorrections(other)).toEqual([{ label: "City", is: "leave" }]);
  await deleteCorrections(other);
  expect(await loadCorrections(other)).toEqual([]);
});

test("a page without a site has none, and the oldest of many are dropped", async () => {
  await saveCorrection("chrome://settings", "City", "leave");
  expect(await loadCorrections("chrome://settings")).toEqual([]);
  for (let at = 0; at <= 100; at++) await saveCorrection(url, `Field ${at}`, "leave");
  const kept = await loadCorrections(url);
  expect([kept.length, kept[0]?.label]).toEqual([100, "Field 1"]);
});

test("a page that the user called an application form is known again, and no other page of its site", async () => {
  expect(await isFormPage(url)).toBe(false);
  await saveFormPage(url);
  expect([await isFormPage(url), await isFormPage(other)]).toEqual([true, false]);
  expect(await isFormPage("https://jobs.example/1?from=mail#top")).toBe(true);
  for (const path of ["", "newsletter", "1/else", "1#/contact"])
    expect(await isFormPage(`https://jobs.example/${path}`)).toBe(false);
  await saveFormPage(other);
  await deleteFormPage(url);
  expect([await isFormPage(url), await isFormPage(other)]).toEqual([false, true]);
});
