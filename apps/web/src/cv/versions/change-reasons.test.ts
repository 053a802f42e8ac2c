import { withId } from "@postulo/cv/cv-operation";
import { expect, test } from "vitest";
import { changeReasons } from "./change-reasons.ts";

const asked = { kind: "requirement", requirement: "r1", text: "Linux" } as const;

test("each part that an operation is about has its reason", () => {
  const operations = [
    withId(
      { kind: "order", list: { of: "lines", entry: "job" }, first: ["job/1", "job/2"] },
      asked,
    ),
    withId({ kind: "hide", target: "job/0" }, { kind: "notRequired" }),
    withId({ kind: "shorten", entry: "old", line: "old/1" }, { kind: "notRequired" }),
    withId({ kind: "headline", entry: "job" }, { kind: "postingTitle", text: "Engineer" }),
    withId({ kind: "renameSkill", skill: "k8s", name: "Kubernetes" }, asked),
    withId({ kind: "reword", line: "job/3", text: "Other words" }, { kind: "manual" }),
  ];
  const kinds = [...changeReasons(operations)].map(([part, { kind }]) => [part, kind]);
  expect(kinds).toEqual([
    ["job/1", "requirement"],
    ["job/2", "requirement"],
    ["job/0", "notRequired"],
    ["old", "notRequired"],
    ["headline", "postingTitle"],
    ["k8s", "requirement"],
    ["job/3", "manual"],
  ]);
});
