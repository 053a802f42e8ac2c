import { expect, test } from "vitest";
import { linesFromText } from "./testing/lines-from-text.ts";
import { findUrls, findWebsites, normaliseUrl } from "./websites.ts";

test.each([
  ["Voir www.ada.example.", ["www.ada.example"]],
  [
    "Site (https://ada.example/work), blog: notes.ada.example;",
    ["https://ada.example/work", "notes.ada.example"],
  ],
  ["ada@mail.example and ada.example:", ["ada.example"]],
  ["See https://ada.example/work; and more", ["https://ada.example/work"]],
  [
    "See https://ada.example/work., https://ada.example/notes",
    ["https://ada.example/work", "https://ada.example/notes"],
  ],
  ["See https://ada.example/work.", ["https://ada.example/work"]],
  ["Node.js, 3.5 years", []],
  [
    "linkedin.com/in/ada-example | github.com/ada",
    ["linkedin.com/in/ada-example", "github.com/ada"],
  ],
])("the URLs of %j", (text, urls) => {
  expect(findUrls(text)).toEqual(urls);
});

test.each([
  ["https://www.ada.example/portfolio/?ref=cv#top", "ada.example/portfolio"],
  ["HTTP://WWW.Ada.example/", "Ada.example"],
  [" ada.example/a,; ", "ada.example/a"],
  ["ftp:///ada.example", "ada.example"],
])("%s without scheme, query and last slash", (url, plain) => {
  expect(normaliseUrl(url)).toBe(plain);
});

test("a labelled site is the candidate's also outside the contact data", () => {
  const text =
    "Ada Example\nFitter\nLyon\nBlog : https://ada.example/notes\nGithub : https://github.com/ada-example";
  expect(websitesOf(text).map(([url]) => url)).toEqual([
    "ada.example/notes",
    "github.com/ada-example",
  ]);
});

test("a name behind a label is no user name", () => {
  expect(websitesOf("Ada Example\nLinkedIn: Ada Example")).toEqual([]);
  expect(websitesOf("Ada Example\nLinkedIn: ada-example").map(([url]) => url)).toEqual([
    "linkedin.com/in/ada-example",
  ]);
});

function websitesOf(text: string, urls: readonly (readonly [string, number | undefined])[] = []) {
  const main = linesFromText(text);
  const links = urls.map(([url, line]) => ({ url, line }));
  return findWebsites({ main, sides: [], links }, main.slice(0, 3)).map(
    ({ value, confidence, lines }) => [value, confidence, ...lines],
  );
}

test("a link of the contact lines replaces what is typed for its host", () => {
  expect(
    websitesOf("Ada Example\nada.example/old · notes.example\nLeith", [
      ["https://ada.example/new", 1],
      ["HTTPS://ADA.example/new/", 2],
    ]),
  ).toEqual([
    ["ada.example/new", 0.95, 1],
    ["notes.example", 0.9, 1],
  ]);
});

test("a link without a line or outside of the contact lines counts only for a LinkedIn profile", () => {
  expect(
    websitesOf("Ada\nLeith\nUK\nWork\nMore", [
      ["https://linkedin.com/in/ada", 4],
      ["https://github.com/ada", undefined],
      ["https://github.com/ada/tool", undefined],
      ["https://elsewhere.example", 3],
      ["mailto:ada@mail.example", 0],
      ["tel:+441315550101", 0],
      ["ada.example", 1],
      ["https://maps.google.com/?q=Leith", 1],
    ]),
  ).toEqual([
    ["linkedin.com/in/ada", 0.95, 4],
    ["github.com/ada", 0.95],
    ["ada.example", 0.95, 1],
  ]);
});

test.each([
  ["LinkedIn: ada-example", ["linkedin.com/in/ada-example"]],
  ["linkedin : in/ada-example – GitHub – ada", ["linkedin.com/in/ada-example", "github.com/ada"]],
  ["GitHub @ada_codes", ["github.com/ada_codes"]],
  ["LinkedIn / ada.example", ["ada.example"]],
  ["LinkedIn", []],
  ["ada.example/very/\nlong-path here", ["ada.example/very/long-path"]],
  ["linkedin.com/i\nn/ada-example", ["linkedin.com/in/ada-example"]],
  ["linkedin.com/i\nEdinburgh", []],
  ["© 2024 theme.example", []],
  ["ada@mail.\nexample.org", []],
])("websites of %j", (text, urls) => {
  expect(websitesOf(text).map(([url]) => url)).toEqual(urls);
});
