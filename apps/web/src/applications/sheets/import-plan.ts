import type { Application } from "@postulo/domain/application";
import {
  dateColumns,
  readLine,
  readText,
  stageName,
  type ColumnChoice,
  type LineProblem,
  type SheetReading,
  type SheetRow,
} from "@postulo/domain/sheet/application-sheet";
import { duplicateKeys } from "@postulo/domain/duplicate-application";
import { detectDateOrder, type DetectedOrder } from "@postulo/domain/sheet/sheet-date";

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
  /** The names of stages that no rule knows, as the file writes them, the most frequent first. */
  readonly unknownStages: readonly { readonly name: string; readonly count: number }[];
  /** The number of lines whose only error is a missing link. */
  readonly withoutLink: number;
  /** The number of lines without an applied date whose stage requires one. */
  readonly withoutDate: number;
}

/** More names than these are no stages: the wrong column was selected. */
const maxUnknownStages = 12;

function countNames(names: readonly string[]): ImportQuestions["unknownStages"] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of names) {
    const known = counts.get(stageName(name));
    if (known) known.count += 1;
    else counts.set(stageName(name), { name, count: 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

/** @param stages the answers about {@link ImportQuestions.unknownStages}. */
export function importQuestions(
  { lines, columns }: SheetFile,
  stages: SheetReading["stages"] = new Map(),
): ImportQuestions {
  const dates = lines.flatMap((cells) =>
    dateColumns.map((column) => readText(cells, columns, column)),
  );
  const reading = { dateOrder: "dayFirst", appliedAt: "", missingLinkNote: "" } as const;
  const names = lines.flatMap((cells) => {
    const line = readLine(cells, columns, reading);
    const isAsked =
      line.kind === "problems" && line.problems.every((problem) => problem === "unknownStage");
    return isAsked ? [readText(cells, columns, "application_stage")] : [];
  });
  const read = lines.flatMap((cells) => {
    const line = readLine(cells, columns, { ...reading, stages });
    return line.kind === "row" ? [{ cells, row: line.row }] : [];
  });
  return {
    dateOrder: detectDateOrder(dates),
    unknownStages: countNames(names).slice(0, maxUnknownStages),
    withoutLink: read.filter(({ cells }) => readText(cells, columns, "job_url") === "").length,
    withoutDate: read.filter(({ row }) => row.applied_at === "").length,
  };
}
