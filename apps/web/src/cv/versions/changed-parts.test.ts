import type { CvDocument } from "@postulo/cv/cv-document";
import { withId } from "@postulo/cv/cv-operation";
import { expect, test } from "vitest";
import { changedParts } from "./changed-parts.ts";

const asked = { kind: "requirement", requirement: "r1", text: "Linux" } as const;
const period = { start: undefined, end: undefined, isCurrent: false };
const lines = [0, 1, 2, 3].map((at) => ({ id: `job/${at}`, text: `Line ${at}` }));
const job = { id: "job", title: "Engineer", organization: "Acme", location: "", dates: "" };
const master: CvDocument = {
  language: "en",
  name: "Ann Bell",
  headline: "Engineer",
  contact: [],
  summary: [],
  sections: [{ kind: "experience", title: "Experience", entries: [{ ...job, period, lines }] }],
};

test("each part that a change is about has it; what only made way has none", () => {
  const operations = [
    withId(
      { kind: "order", list: { of: "lines", entry: "job" }, first: ["job/1", "job/2", "job/0"] },
      asked,
    ),
    withId({ kind: "hide", target: "job/3" }, { kind: "notRequired" }),
    withId({ kind: "shorten", entry: "old", line: "old/1" }, { kind: "notRequired" }),
    withId({ kind: "headline", entry: "job" }, { kind: "postingTitle", text: "Engineer" }),
    withId({ kind: "renameSkill", skill: "k8s", name: "Kubernetes" }, asked),
  ];
  const changes = [...changedParts(master, operations)].map(([part, { kind }]) => [part, kind]);
  expect(changes).toEqual([
    ["job/1", "order"],
    ["job/2", "order"],
    ["job/3", "hide"],
    ["old", "shorten"],
    ["headline", "headline"],
    ["k8s", "renameSkill"],
  ]);
});
