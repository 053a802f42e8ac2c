import { expect, test } from "vitest";
import { websiteUrl } from "./website.ts";

test("https:// is put in front when no scheme was typed", () => {
  expect(websiteUrl(" marie.example/cv ")).toBe("https://marie.example/cv");
  expect(websiteUrl("example.org:8080/x")).toBe("https://example.org:8080/x");
  expect(websiteUrl("http://example.org")).toBe("http://example.org");
});

test("what cannot be opened safely is no link", () => {
  expect(
    ["javascript:alert(1)", "data:text/html,x", "hello", "", "mailto:a@b.example"].map(websiteUrl),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
