import type { Application } from "@postulo/domain/application";
import {
  readLine,
  type LineProblem,
  type SheetColumn,
  type SheetRow,
} from "@postulo/domain/application-sheet";
import { duplicateKeys } from "@postulo/domain/duplicate-application";

export type ColumnChoice = Readonly<Partial<Record<SheetColumn, number>>>;

/** What an import would do. */
export interface ImportPlan {
  readonly rows: readonly SheetRow[];
  /** Lines that are left out, because the list has them. */
  readonly known: number;
  /** Lines that are left out, by their number in the file. */
  readonly wrong: readonly { readonly line: number; readonly problems: readonly LineProblem[] }[];
}

interface ImportFile {
  /** Without the headings. */
  readonly lines: readonly (readonly string[])[];
  readonly columns: ColumnChoice;
  /** The applications that are there already. */
  readonly existing: readonly Application[];
  readonly today: string;
}

/** The headings are the first line. */
const firstLine = 2;

/** Reads every line and changes nothing. A line that the file has twice is taken once. */
export function planImport({ lines, columns, existing, today }: ImportFile): ImportPlan {
  const seen = new Set(existing.flatMap(duplicateKeys));
  const rows: SheetRow[] = [];
  const wrong: ImportPlan["wrong"][number][] = [];
  let known = 0;
  for (const [at, cells] of lines.entries()) {
    const read = readLine(cells, columns, today);
    if (read.kind === "problems") {
      wrong.push({ line: at + firstLine, problems: read.problems });
      continue;
    }
    const keys = duplicateKeys(read.row);
    if (keys.some((key) => seen.has(key))) known += 1;
    else rows.push(read.row);
    for (const key of keys) seen.add(key);
  }
  return { rows, known, wrong };
}
