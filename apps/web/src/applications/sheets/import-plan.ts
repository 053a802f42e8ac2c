import type { Application } from "@postulo/domain/application";
import {
  dateColumns,
  readLine,
  type LineProblem,
  type SheetReading,
  type SheetRow,
} from "@postulo/domain/sheet/application-sheet";
import { duplicateKeys } from "@postulo/domain/duplicate-application";
import type { SheetColumn } from "@postulo/domain/sheet/sheet-columns";
import { detectDateOrder, type DetectedOrder } from "@postulo/domain/sheet/sheet-date";

export type ColumnChoice = Readonly<Partial<Record<SheetColumn, number>>>;

/** The preview of an import. */
export interface ImportPlan {
  readonly rows: readonly SheetRow[];
  /** The number of skipped duplicates. */
  readonly known: number;
  /** The skipped lines with errors, by their number in the file. */
  readonly wrong: readonly { readonly line: number; readonly problems: readonly LineProblem[] }[];
}

interface SheetFile {
  /** Without the headings. */
  readonly lines: readonly (readonly string[])[];
  readonly columns: ColumnChoice;
}

interface ImportFile extends SheetFile {
  /** The existing applications. */
  readonly existing: readonly Application[];
  readonly reading: SheetReading;
}

/** Line 1 contains the headings. */
const firstLine = 2;

/** Parses every line without storing anything. Duplicates within the file are imported once. */
export function planImport({ lines, columns, existing, reading }: ImportFile): ImportPlan {
  const seen = new Set(existing.flatMap(duplicateKeys));
  const rows: SheetRow[] = [];
  const wrong: ImportPlan["wrong"][number][] = [];
  let known = 0;
  for (const [at, cells] of lines.entries()) {
    const read = readLine(cells, columns, reading);
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

/** Questions about a file that only the user can answer. */
export interface ImportQuestions {
  readonly dateOrder: DetectedOrder;
  /** The number of lines whose only error is a missing link. */
  readonly withoutLink: number;
  /** The number of lines without an applied date whose stage requires one. */
  readonly withoutDate: number;
}

export function importQuestions({ lines, columns }: SheetFile): ImportQuestions {
  const cellOf = (cells: readonly string[], column: SheetColumn) =>
    cells[columns[column] ?? -1]?.trim() ?? "";
  const dates = lines.flatMap((cells) => dateColumns.map((column) => cellOf(cells, column)));
  const reading = { dateOrder: "dayFirst", appliedAt: "", missingLinkNote: "" } as const;
  const read = lines.flatMap((cells) => {
    const line = readLine(cells, columns, reading);
    return line.kind === "row" ? [{ cells, row: line.row }] : [];
  });
  return {
    dateOrder: detectDateOrder(dates),
    withoutLink: read.filter(({ cells }) => cellOf(cells, "job_url") === "").length,
    withoutDate: read.filter(({ row }) => row.applied_at === "").length,
  };
}
