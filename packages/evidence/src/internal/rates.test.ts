import { expect, test } from "vitest";
import { isSameRate, ratesOf } from "./rates.ts";

test.each([
  ["audits twice a year", "audits every six months"],
  ["I report every two weeks.", "rapports chaque quinzaine"],
  ["toutes les deux semaines", "twice a month"],
  ["on call one week in four", "astreinte une semaine sur quatre"],
  ["a stall on every other Saturday", "un samedi sur deux"],
  ["weekly meetings", "chaque semaine"],
  ["deux gardes par semaine", "twice a week"],
  ["once a quarter", "trimestrielle"],
])("%s is as often as: %s", (one, other) => {
  const [claim] = ratesOf(one);
  const [known] = ratesOf(other);
  expect(claim && known && isSameRate(claim, known)).toBe(true);
});

test.each([
  ["every week", "once a quarter"],
  ["chaque semaine", "chaque quinzaine"],
  ["one week in four", "one week in six"],
])("%s is not as often as: %s", (one, other) => {
  const [claim] = ratesOf(one);
  const [known] = ratesOf(other);
  expect(claim && known && isSameRate(claim, known)).toBe(false);
});

test.each([
  "I was there for a week.",
  "Mon quotidien a été varié.",
  "a summer at Mill Lane",
  "de 10 à 6 jours",
  "La comptabilité est mon travail quotidien.",
  "That is my daily work.",
])("a length of time is none: %s", (text) => {
  expect(ratesOf(text)).toEqual([]);
});
