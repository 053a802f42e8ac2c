import { isDenial } from "@postulo/evidence/qualification-state";
import { ownSentences, withoutRemarks } from "@postulo/evidence/remarks";
import type { RewordedLine } from "./cv-operation.ts";

/** A line without the sentences that are remarks, or say what one did not do; empty if all of them are. */
export const lineWithoutRemarks = (line: string): string =>
  ownSentences(withoutRemarks(line))
    .filter((sentence) => !isDenial(sentence))
    .join(" ");

/** Whether a wording is the line without its remarks: it says nothing new, so that no gate needs to read it. */
export const isLineWithoutRemarks = ({ line, text }: RewordedLine): boolean =>
  text === lineWithoutRemarks(line);
