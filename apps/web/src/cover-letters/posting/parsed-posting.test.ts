import { expect, test } from "vitest";
import { placeOf } from "./parsed-posting.ts";

test.each([
  ["lyon", { place: "Lyon" }],
  ["London (remote 2 days)", { place: "London" }],
  ["Remote", { place: "" }],
  ["Télétravail complet", { place: "" }],
  ["Hybrid", {}],
  ["Présentiel", {}],
  ["various sites", {}],
  [" ", {}],
  [null, {}],
])("the place of an application with the location %j", async (location, place) => {
  expect(await placeOf(location)).toEqual(place);
});
