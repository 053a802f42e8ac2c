import { type CvDocument, isEntrySection } from "../cv-document.ts";
import { type ChangeReason, type CvOperation, withId } from "../cv-operation.ts";
import { lineWithoutRemarks } from "../line-without-remarks.ts";

const reason: ChangeReason = { kind: "remark" };

/**
 * Leaves out what reads as a remark to oneself, or says what one did not do: lines of jobs and activities that are nothing else are
 * hidden, and others lose such sentences. Studies keep theirs, because a remark there says how far one is.
 */
export function leaveOutRemarks({ sections }: CvDocument): CvOperation[] {
  const lines = sections.flatMap((section) =>
    isEntrySection(section) && section.kind !== "education"
      ? section.entries.flatMap((entry) => entry.lines)
      : [],
  );
  return lines.flatMap(({ id, text }): CvOperation[] => {
    const left = lineWithoutRemarks(text);
    if (left === text) return [];
    return left === ""
      ? [withId({ kind: "hide", target: id }, reason)]
      : [withId({ kind: "reword", line: id, text: left }, reason)];
  });
}
