import { expect, test } from "vitest";
import { websiteKey, websiteUrl } from "./website.ts";

test("https:// is prepended when no scheme was typed", () => {
  expect(websiteUrl(" marie.example/cv ")).toBe("https://marie.example/cv");
  expect(websiteUrl("example.org:8080/x")).toBe("https://example.org:8080/x");
  expect(websiteUrl("http://example.org")).toBe("http://example.org");
});

test("with a typed scheme any host is allowed, also an intranet host", () => {
  for (const url of ["http://127.0.0.1:4000/jobs/7", "http://careers/7", "https://[::1]:3000/"]) {
    expect(websiteUrl(url)).toBe(url);
  }
});

test("an unsafe URL is rejected", () => {
  expect(
    ["javascript:alert(1)", "data:text/html,x", "hello", "", "mailto:a@b.example"].map(websiteUrl),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("LinkedIn, GitHub and portfolios are recognised by their URL, portfolios also by their name", () => {
  const place = (domain: string, displayName = "") => websiteKey({ domain, displayName });
  expect(place("https://www.linkedin.com/in/amelie")).toBe("linkedin");
  expect(place("fr.linkedin.com/in/amelie")).toBe("linkedin");
  expect(place("github.com/amelie")).toBe("github");
  expect(place("amelie.github.io")).toBe("portfolio");
  expect(place("amelie.example", "Mon portfolio")).toBe("portfolio");
  expect(place("https://notlinkedin.com/in/x")).toBe("other");
  expect(place("nonsense")).toBe("other");
});

test("what follows the host must be a port, a path, a query or a fragment", () => {
  for (const rest of [":8080", "/a", "?a=b", "#a", ":8080/a?b#c"])
    for (const host of ["a.example", "https://a.example"])
      expect(websiteUrl(`${host}${rest}`)).toBe(`https://a.example${rest}`);
  for (const rest of [" b", "/a b", ":123456", ":port", ":80x", "/a\nb"])
    for (const host of ["a.example", "https://a.example"])
      expect(websiteUrl(`${host}${rest}`)).toBeUndefined();
});
