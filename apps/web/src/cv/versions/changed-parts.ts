import type { CvDocument } from "@postulo/cv/cv-document";
import type { CvOperation } from "@postulo/cv/cv-operation";
import { raisedParts } from "@postulo/cv/raised-parts";

/** The parts of a document that an operation is about. */
function partsOf(master: CvDocument, operation: CvOperation): readonly string[] {
  switch (operation.kind) {
    case "order":
      return raisedParts(master, operation);
    case "hide":
    case "show":
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

/** The change of each part by the part's id: a line, skill, entry, section or group. */
export const changedParts = (
  master: CvDocument,
  operations: readonly CvOperation[],
): ReadonlyMap<string, CvOperation> =>
  new Map(
    operations.flatMap((operation) =>
      partsOf(master, operation).map((part) => [part, operation] as const),
    ),
  );
