import { expect, test } from "vitest";
import { parseAge } from "./profile.ts";

test("age is empty or 0 to 99", () => {
  expect(["", "0", "99", " 42 "].map(parseAge)).toEqual([null, 0, 99, 42]);
  expect(["100", "-1", "4.5", "old"].map(parseAge)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
