import type { OpenCv } from "@postulo/contract/cv-version";
import { applyOperations, type CvVersion } from "@postulo/cv/apply-operations";
import type { CvDocument } from "@postulo/cv/cv-document";
import type { CvGate, CvOperation } from "@postulo/cv/cv-operation";
import { skillsOf } from "@postulo/cv/cv-document";

const unknownPeriod = { start: undefined, end: undefined, isCurrent: false } as const;

/** The master of a response: periods are only needed for printing. */
export const masterOf = ({ master }: OpenCv): CvDocument => ({
  ...master,
  sections: master.sections.map((section) =>
    "entries" in section
      ? {
          ...section,
          entries: section.entries.map((entry) => ({ ...entry, period: unknownPeriod })),
        }
      : section,
  ),
});

/** The server checks wordings before they become operations, and again when it prints. */
function gateOf(master: CvDocument, { skillNames }: OpenCv): CvGate {
  const own = new Map(skillsOf(master).map(({ id, name }) => [name, skillNames[id]]));
  return {
    isSameSkill: (name, other) => own.get(name) === other,
    acceptsLine: () => true,
  };
}

/** The version with these changes, made in the browser. */
export const versionOf = (
  cv: OpenCv,
  master: CvDocument,
  operations: readonly CvOperation[],
): CvVersion => applyOperations(master, operations, gateOf(master, cv));
