import { expect, test } from "vitest";
import { parseSkillYears } from "./skill.ts";

test("a comma becomes a dot, the step is a half, the minimum is 0", () => {
  expect(["2,5", "3", "0", " 1.5 "].map(parseSkillYears)).toEqual([2.5, 3, 0, 1.5]);
  expect(["2,3", "-1", "many", "1.2.3"].map(parseSkillYears)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(parseSkillYears("")).toBeNull();
});
