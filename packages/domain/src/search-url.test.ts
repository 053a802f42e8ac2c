import { expect, test } from "vitest";
import { searchUrl } from "./new-application.ts";
import { isSearchUrl, postingLink } from "./search-url.ts";

test.each([
  searchUrl("Baker", "Maison Lenoir"),
  "https://duckduckgo.com/?t=h_&q=baker+lyon&ia=web",
  "https://www.google.com/search?q=baker+jobs",
  "https://www.google.co.uk/search?sca_esv=1&q=baker&ibp=htl;jobs",
  "https://www.bing.com/search?q=baker",
  "https://www.ecosia.org/search?q=baker",
  "https://www.qwant.com/?q=boulanger",
  "https://fr.search.yahoo.com/search?p=boulanger",
  "https://search.brave.com/search?q=baker",
])("a page of results of a search engine is no posting: %s", (url) => {
  expect(isSearchUrl(url)).toBe(true);
  expect(postingLink(url)).toBe("");
});

test.each([
  "https://lenoir.example/search?q=baker",
  "https://careers.google.com/jobs/results/123-baker/?q=baker",
  "https://www.google.com/about/careers/applications/jobs/results/123?q=baker",
  "https://duckduckgo.com/hiring",
  "https://notgoogle.com/search?q=baker",
])("another address stays: %s", (url) => {
  expect(postingLink(url)).toBe(url);
});
