import { withoutRemarks } from "@postulo/evidence/remarks";
import type { RewordedLine } from "./cv-operation.ts";

/** Whether a wording is the line without its remarks: it says nothing new, so that no gate needs to read it. */
export const isLineWithoutRemarks = ({ line, text }: RewordedLine): boolean =>
  text === withoutRemarks(line);
