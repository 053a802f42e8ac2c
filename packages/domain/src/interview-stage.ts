import type { Interview } from "./interview.ts";
import type { Stage } from "./stage.ts";

/** Stages before a first interview; that nobody answers is refuted by one. */
const stagesBefore: readonly Stage[] = ["saved", "applied", "phoneScreen", "noResponse"];

/**
 * The stage that the recorded interviews of an application speak for; undefined where it is in that one or a later one, and where
 * it is closed. A test says nothing about the stage, nor does an interview that does not take place.
 */
export function stageOfInterviews(
  stage: Stage,
  interviews: readonly Pick<Interview, "kind" | "outcome">[],
): Stage | undefined {
  if (!stagesBefore.includes(stage)) return undefined;
  const kinds = interviews.flatMap(({ kind, outcome }) => (outcome === "cancelled" ? [] : [kind]));
  if (kinds.includes("video") || kinds.includes("onSite")) return "interview1";
  return kinds.includes("phone") && stage !== "phoneScreen" ? "phoneScreen" : undefined;
}
