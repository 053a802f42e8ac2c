import { expect, test } from "vitest";
import {
  isTerminalStage,
  pipelineGroupOf,
  pipelineGroups,
  stageAfterDrop,
  stages,
  standardGroups,
} from "./stage.ts";

test("dropping on the current column does nothing, also when the column groups several stages", () => {
  for (const stage of stages) expect(stageAfterDrop(stage, pipelineGroupOf(stage))).toBe(stage);
});

test("a drop maps Saved to Saved, Applied to Applied, Interviews to Phone Screen, Offer to Offer, Closed to Rejected", () => {
  expect(
    standardGroups.map((group) => stageAfterDrop(group === "applied" ? "offer" : "applied", group)),
  ).toEqual(["saved", "applied", "phoneScreen", "offer", "rejected"]);
});

test("only the column of unanswered applications is absent without cards", () => {
  expect(pipelineGroups.filter((group) => !standardGroups.includes(group))).toEqual(["noResponse"]);
  expect(stageAfterDrop("saved", "applied")).toBe("applied");
  expect(stageAfterDrop("applied", "noResponse")).toBe("noResponse");
});

test("is terminal when rejected, withdrawn or never answered", () => {
  expect(stages.filter(isTerminalStage)).toEqual(["rejected", "withdrawn", "noResponse"]);
});
