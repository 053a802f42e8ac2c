import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hideOn, isHidden, showOn, siteOf } from "./hidden-sites.ts";
import { startFakeBrowser } from "./testing/fake-browser.ts";

beforeEach(() =>
  startFakeBrowser({
    url: undefined,
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["https://jobs.example/1", "jobs.example"],
  ["http://intranet.example:8080/jobs", "intranet.example"],
  ["chrome://extensions", undefined],
  ["file:///home/cv.html", undefined],
  ["no address", undefined],
  [undefined, undefined],
])("the site of %s is %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test("the button is hidden on the sites where the user switched it off, until they open it again", async () => {
  expect(await isHidden("jobs.example")).toBe(false);
  await hideOn("jobs.example");
  await hideOn("other.example");
  expect(await isHidden("jobs.example")).toBe(true);
  expect(await isHidden("third.example")).toBe(false);
  expect(await isHidden(undefined)).toBe(false);
  await showOn("jobs.example");
  expect(await isHidden("jobs.example")).toBe(false);
  expect(await isHidden("other.example")).toBe(true);
});
