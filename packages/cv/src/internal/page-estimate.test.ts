import type { LetterLanguage } from "@postulo/domain/letter-language";
import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { groupNotes } from "../grouped-notes.ts";
import { masterCv } from "../master-cv.ts";
import { estimate, layoutOf } from "./page-estimate.ts";

const courses = ["Wound care", "Palliative care", "Manual handling", "Venepuncture"];
const longCourses = courses.map((name) => `${name}, with a practical examination and an audit`);
const cvOf = (names: readonly string[], language: LetterLanguage = "en") =>
  masterCv(
    storedProfile.parse({
      profile: { first_name: "Ada", last_name: "Orrin" },
      other: names.map((content, at) => ({ id: `n${at}`, label: "Training", content })),
    }),
    language,
  );
const estimateOf = (names: readonly string[], hidden: readonly string[] = []) =>
  estimate(layoutOf(cvOf(names)), new Set(hidden));

test("notes of one label count as the one paragraph that is printed", () => {
  expect(estimateOf(courses).lines).toBe(estimateOf(["Wound care"]).lines);
  for (const names of [courses, longCourses]) {
    const printed = estimate(layoutOf(groupNotes(cvOf(names))), new Set());
    expect(estimateOf(names).lines).toBe(printed.lines);
  }
  expect(estimateOf(longCourses).lines).toBeGreaterThan(estimateOf(courses).lines);
});

test.each(["en", "fr"] as const)("counts the separators that are printed in %s", (language) => {
  for (let count = 1; count <= 60; count += 1) {
    const master = cvOf(Array<string>(count).fill("Venepuncture"), language);
    const printed = estimate(layoutOf(groupNotes(master)), new Set());
    expect(estimate(layoutOf(master), new Set()).lines).toBe(printed.lines);
  }
});

test("each note has its place, and a hidden one leaves the others", () => {
  const { lines, positions } = estimateOf(courses);
  expect(courses.map((_, at) => positions.get(`n${at}`))).toEqual(courses.map(() => lines));
  const { positions: left } = estimateOf(courses, ["n0"]);
  expect([...left.keys()].filter((id) => id !== "profile")).toEqual(["n1", "n2", "n3"]);
  expect(estimateOf(longCourses, ["n0", "n1", "n2"]).lines).toBeLessThan(
    estimateOf(longCourses).lines,
  );
});
