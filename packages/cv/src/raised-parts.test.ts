import { expect, test } from "vitest";
import type { OrderedList } from "./cv-operation.ts";
import { masterCv } from "./master-cv.ts";
import { raisedParts } from "./raised-parts.ts";
import { nurse } from "./testing/sample-profile.ts";

const master = masterCv(nurse, "en");
const raisedBy = (list: OrderedList, first: readonly string[]) =>
  raisedParts(master, { kind: "order", list, first });

test("only what stands earlier than in the profile was brought forward", () => {
  const lines = { of: "lines", entry: "experiences.0" } as const;
  const [a, b, c] = [0, 1, 2].map((at) => `${lines.entry}/${at}`);
  if (!a || !b || !c) throw new Error("The sample has three lines");
  expect(raisedBy(lines, [b, a, c])).toEqual([b]);
  expect(raisedBy(lines, [c, b, a])).toEqual([c]);
  expect(raisedBy(lines, [a, b])).toEqual([]);
  expect(raisedBy(lines, ["gone/1", b])).toEqual([b]);
  expect(raisedBy({ of: "sections" }, ["skills"])).toEqual(["skills"]);
});
