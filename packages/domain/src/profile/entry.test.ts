import { expect, test } from "vitest";
import { checkEntry, entryColumns, entryKinds, entryTables } from "./entry.ts";

test("each kind reports its required fields only", () => {
  const required = entryKinds.map((kind) => [kind, Object.keys(checkEntry(kind, {}))]);
  expect(required).toEqual([
    ["education", ["school"]],
    ["experience", ["company", "title"]],
    ["contributions", ["title"]],
    ["websites", ["domain"]],
    ["other", ["content"]],
  ]);
  expect(checkEntry("experience", { company: " ", title: "Nurse" })).toEqual({
    company: "required",
  });
  expect(checkEntry("education", { school: "Lycée Ampère" })).toEqual({});
});

test("texts are stored trimmed, empty ones as null", () => {
  expect(entryColumns("education", { school: " Lycée Ampère ", degree: " " })).toEqual({
    school: "Lycée Ampère",
    degree: null,
    field_of_study: null,
    description: null,
  });
});

test("an entry under other without a label is General", () => {
  expect(entryColumns("other", { label: "", content: "Licence B" })).toEqual({
    label: "General",
    content: "Licence B",
  });
});

test("a website is stored with its scheme, and an invalid one is rejected", () => {
  expect(entryColumns("websites", { domain: "amelie.example" })["domain"]).toBe(
    "https://amelie.example",
  );
  expect(checkEntry("websites", { domain: "javascript:alert(1)" })).toEqual({
    domain: "noAddress",
  });
});

test("lists are sorted as the specification says", () => {
  expect(entryKinds.map((kind) => entryTables[kind].order.column)).toEqual([
    "sort_order",
    "sort_order",
    "sort_order",
    "id",
    "created_at",
  ]);
});

test("each kind has its table and the columns that a form does not change", () => {
  expect(entryKinds.map((kind) => entryTables[kind].table)).toEqual([
    "education",
    "experiences",
    "contributions",
    "websites",
    "other",
  ]);
  expect(entryTables.other.readOnly).toEqual([
    "kind",
    "question",
    "scope",
    "scope_name",
    "country",
  ]);
  expect(
    entryKinds.map((kind) => [entryTables[kind].hasPeriod, entryTables[kind].isSortable]),
  ).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});
