import { expect, test } from "vitest";
import { stageOfInterviews } from "./interview-stage.ts";
import type { InterviewKind, InterviewOutcome } from "./interview.ts";
import type { Stage } from "./stage.ts";

const of = (
  stage: Stage,
  kinds: readonly InterviewKind[],
  outcome: InterviewOutcome | null = null,
) =>
  stageOfInterviews(
    stage,
    kinds.map((kind) => ({ kind, outcome })),
  );

test("an interview speaks for the first stage of interviews, a call for the phone screen", () => {
  expect(of("applied", ["video"])).toBe("interview1");
  expect(of("saved", ["onSite"])).toBe("interview1");
  expect(of("phoneScreen", ["phone", "video"], "good")).toBe("interview1");
  expect(of("noResponse", ["phone"])).toBe("phoneScreen");
});

test("nothing is offered without an interview, for a later stage, or for a closed application", () => {
  expect(of("applied", [])).toBeUndefined();
  expect(of("applied", ["test"])).toBeUndefined();
  expect(of("applied", ["video"], "cancelled")).toBeUndefined();
  expect(of("phoneScreen", ["phone"])).toBeUndefined();
  for (const stage of ["interview1", "interview3", "offer", "rejected", "withdrawn"] as const)
    expect(of(stage, ["video"])).toBeUndefined();
});
