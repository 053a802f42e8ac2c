import type { CvOperation } from "@postulo/cv/cv-operation";

type Reason = CvOperation["reason"];

/** The parts of a document that an operation is about. */
function partsOf(operation: CvOperation): readonly string[] {
  switch (operation.kind) {
    case "order":
      return operation.first;
    case "hide":
      return [operation.target];
    case "shorten":
      return [operation.entry];
    case "headline":
      return ["headline"];
    case "renameSkill":
      return [operation.skill];
    case "reword":
      return [operation.line];
  }
}

/** The reason of each change by the id of its part: a line, skill, entry, section or group. */
export const changeReasons = (operations: readonly CvOperation[]): ReadonlyMap<string, Reason> =>
  new Map(
    operations.flatMap((operation) =>
      partsOf(operation).map((part) => [part, operation.reason] as const),
    ),
  );
