import { expect, test } from "vitest";
import { statedDay } from "./stated-day.ts";

test.each([
  ["Send your CV and a letter quoting BBS/114 by 11 December.", "2026-12-11"],
  ["Apply by Friday 8 January 2027.", "2027-01-08"],
  ["Apply by 20 January.", "2027-01-20"],
  ["Apply by 3 March 2024.", undefined],
  ["Apply between 1 December and 5 December.", undefined],
  ["Apply by Friday.", undefined],
  ["State if you are available from 1 March 2027.", undefined],
  ["Please keep 14 January 2027 free for interviews and send your CV.", undefined],
  ["Apply by 20 October.", undefined],
  ["Tell us in 200 words why you apply.", undefined],
])("%s: %s", (text, day) => {
  expect(statedDay(text, { today: "2026-11-28", language: "en" })).toBe(day);
});

test.each([
  ["Envoyez CV et lettre avant le 13 décembre 2026 à Mme Marchetti.", "2026-12-13"],
  ["Réponse avant le 1er février.", "2027-02-01"],
  ["Racontez-nous un service difficile.", undefined],
])("%s : %s", (text, day) => {
  expect(statedDay(text, { today: "2026-11-28", language: "fr" })).toBe(day);
});
