import { expect, test } from "vitest";
import { isPlaceNotPerson, readPlace } from "./place.ts";
import { splitTrailingPlace } from "./trailing-place.ts";

const read = (text: string) => {
  const place = readPlace(text);
  return place && [place.city, place.country, place.postalCode];
};

test.each([
  ["Lyon", ["Lyon", undefined, undefined]],
  ["Lyon, France", ["Lyon", "France", undefined]],
  ["69003 Lyon", ["Lyon", undefined, "69003"]],
  ["69400 Villefranche-sur-Saône, France", ["Villefranche-sur-Saône", "France", "69400"]],
  ["Cupertino, CA", ["Cupertino", undefined, undefined]],
  ["Round Rock, TX 78664", ["Round Rock", undefined, "78664"]],
  ["Toronto, Ontario, Canada", ["Toronto", "Canada", undefined]],
  ["Paris (75)", ["Paris", undefined, undefined]],
  ["Paris 11e", ["Paris", undefined, undefined]],
  ["Bristol, Royaume-Uni", ["Bristol", "Royaume-Uni", undefined]],
  ["Co Dublin, Ireland", ["Co Dublin", "Ireland", undefined]],
  ["United Kingdom", [undefined, "United Kingdom", undefined]],
  ["Istanbul, Türkiye", ["Istanbul", "Türkiye", undefined]],
  ["Remote", [undefined, undefined, undefined]],
  ["Télétravail", [undefined, undefined, undefined]],
])("reads %s as a place", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "Software Engineer",
  "Acme, Paris",
  "Princeton University, NJ",
  "go",
  "in 2019, Lyon",
  "Python, Java",
  "TERNCO Paris, France",
])("does not read %s as a place", (text) => {
  expect(readPlace(text)).toBeUndefined();
});

test.each([
  ["Google, London, UK", "Google", "London, UK"],
  ["Stagiaire à Nantes", "Stagiaire", "Nantes"],
  ["Princeton University – Princeton, NJ", "Princeton University", "Princeton, NJ"],
  ["Cabinet Leroy (Angers)", "Cabinet Leroy", "Angers"],
  ["TERNCO Paris, France", "TERNCO", "Paris, France"],
  ["Groupe Sarcelle Lyon, France", "Groupe Sarcelle", "Lyon, France"],
])("splits the place off the end of %s", (text, rest, place) => {
  const split = splitTrailingPlace(text);
  expect([split?.rest, split?.place.text]).toEqual([rest, place]);
});

test.each([
  ["Lyon", true],
  ["France", true],
  ["Chester, UK", true],
  ["Chester", false],
  ["Clermont", false],
  ["Jo Example", false],
])("whether %j is a place and not a person", (text, isPlace) => {
  expect(isPlaceNotPerson(text)).toBe(isPlace);
});

test("a school behind its town is no place, and an abbreviated region ends one", () => {
  expect(read("Nairobi, Kenya – Quay Senior School")).toBe(undefined);
  expect(splitTrailingPlace("Quay Works, St. Peters, Mo.")?.place.text).toBe("St. Peters, Mo.");
});
