import { expect, test } from "vitest";
import { pipelineGroupOf, pipelineGroups, stageAfterDrop, stages } from "./stage.ts";

test("dropping on the current column does nothing, also when the column groups several stages", () => {
  for (const stage of stages) expect(stageAfterDrop(stage, pipelineGroupOf(stage))).toBe(stage);
});

test("a drop maps Applied to Applied, Interviews to Phone Screen, Offer to Offer, Closed to Rejected", () => {
  expect(
    pipelineGroups.map((group) => stageAfterDrop(group === "applied" ? "offer" : "applied", group)),
  ).toEqual(["applied", "phoneScreen", "offer", "rejected"]);
});
