import { expect, test } from "vitest";
import { findPostingUrl } from "./posting-url.ts";

test("a link alone on a line is that of the posting", () => {
  const link = "https://jobs.marl.example/offres/4471?ref=a";
  expect(findPostingUrl(`Baker\r\n  ${link} \r\nBake bread.`)).toBe(link);
  expect(findPostingUrl(`${link}\n${link}`)).toBe(link);
});

test.each([
  ["Baker\nApply at https://jobs.marl.example/4471.", "https://jobs.marl.example/4471"],
  [
    "Postulez sur notre site : https://marl.example/offres/8 avant midi",
    "https://marl.example/offres/8",
  ],
  ["Bake bread.\nMore here: https://jobs.marl.example/4471\n", "https://jobs.marl.example/4471"],
])("%j says where to apply", (text, url) => {
  expect(findPostingUrl(text)).toBe(url);
});

test.each([
  "See https://jobs.marl.example/4471 for our bakeries.\nBake bread.",
  "Apply at https://jobs.marl.example/1 or https://jobs.marl.example/2",
  "Apply at https://marl.example",
  "Read how we use your application: https://marl.example/privacy",
  "https://jobs.marl.example/1\nhttps://jobs.marl.example/2",
  "https://marl.example/",
  "https://www.facebook.com/marl-bakery",
  "https://marl.example/privacy",
  "https://[marl/4471",
  "",
])("%j has no certain link", (text) => {
  expect(findPostingUrl(text)).toBeUndefined();
});
