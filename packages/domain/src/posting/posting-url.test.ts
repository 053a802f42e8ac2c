import { expect, test } from "vitest";
import { findPostingUrl } from "./posting-url.ts";

test("a link alone on a line is that of the posting", () => {
  const link = "https://jobs.marl.example/offres/4471?ref=a";
  expect(findPostingUrl(`Baker\r\n  ${link} \r\nBake bread.`)).toBe(link);
  expect(findPostingUrl(`${link}\n${link}`)).toBe(link);
});

test.each([
  "Apply at https://jobs.marl.example/4471",
  "https://jobs.marl.example/1\nhttps://jobs.marl.example/2",
  "https://marl.example/",
  "https://www.facebook.com/marl-bakery",
  "https://marl.example/privacy",
  "https://[marl/4471",
  "",
])("%j has no certain link", (text) => {
  expect(findPostingUrl(text)).toBeUndefined();
});
