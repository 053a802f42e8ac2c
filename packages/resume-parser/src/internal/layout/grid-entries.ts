import { awardingBodyLabels } from "@postulo/lexicon/form-labels";
import type { Cell, Line } from "../../line.ts";
import { joinWrapped } from "../text/clean-text.ts";
import { findRange } from "../dates/date-range.ts";
import { type FieldKind, fieldOfLabel } from "../field-label.ts";
import { foldWords } from "../text/folded-text.ts";
import type { LabelledEntry } from "../labelled-entries.ts";

/** A column of a table with a header row. */
interface Column {
  readonly kind: FieldKind;
  readonly left: number;
}

interface Named extends Column {
  readonly isBoard: boolean;
}

function columnsOf(line: Line | undefined): Column[] | undefined {
  const cells = line?.cells ?? [];
  const named = cells.flatMap(({ text, left }): Named[] => {
    const kind = fieldOfLabel(text);
    return kind ? [{ kind, left, isBoard: awardingBodyLabels.includes(foldWords(text)) }] : [];
  });
  const hasSchool = named.some(({ kind, isBoard }) => kind === "school" && !isBoard);
  // The board or university that awards the degree is not the school, where that has a column.
  const columns = named.map(({ kind, left, isBoard }): Column => ({
    kind: hasSchool && isBoard ? "ignored" : kind,
    left,
  }));
  const isHead = columns.length >= 3 && columns.length === cells.length;
  const names = columns.filter(({ kind }) =>
    ["title", "company", "school", "degree"].includes(kind),
  );
  return isHead && names.length > 0 ? columns : undefined;
}

const columnOf = (columns: readonly Column[], cell: Cell): Column | undefined =>
  [...columns].sort((a, b) => Math.abs(a.left - cell.left) - Math.abs(b.left - cell.left))[0];

/** Whether a line begins a table row: its date column, else its first column, is filled. */
function begins(cells: ReadonlyMap<FieldKind, string>, columns: readonly Column[]): boolean {
  const dates = columns.some(({ kind }) => kind === "dates") ? cells.get("dates") : undefined;
  if (dates !== undefined) return findRange(dates) !== undefined;
  return !columns.some(({ kind }) => kind === "dates") && cells.has(columns[0]?.kind ?? "dates");
}

type Row = Map<FieldKind, { parts: string[]; lines: number[] }>;

const columnTolerance = 20;

/** A paragraph, list item or heading below a table, at the left of no further column. */
function isBelowTable(columns: readonly Column[], { cells, bullet, gapAbove, left }: Line) {
  if (cells.length > 1) return false;
  const isAligned = columns
    .slice(1)
    .some((column) => Math.abs(column.left - left) <= columnTolerance);
  return bullet ? columns.every((column) => left < column.left) : gapAbove > 2.2 && !isAligned;
}

/** The lines of a table with columns for degrees and schools, from its header row on. */
export function gridOfStudies(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex((line) => {
    const kinds = columnsOf(line)?.map(({ kind }) => kind) ?? [];
    return kinds.includes("degree") && kinds.includes("school");
  });
  return first < 0 ? [] : lines.slice(first);
}

/** Reads a section that is a table with a header row (`Period`, `Employer`, `Position`); undefined for any other. */
export function gridEntries(lines: readonly Line[]): LabelledEntry[] | undefined {
  const columns = columnsOf(lines[0]);
  if (!columns) return undefined;
  const rows: Row[] = [];
  const below = lines.findIndex((line, at) => at > 1 && isBelowTable(columns, line));
  for (const line of lines.slice(1, below < 0 ? undefined : below)) {
    const cells = new Map<FieldKind, string>();
    for (const [at, cell] of line.cells.entries()) {
      // A full row is matched by order, because tabs of Word files have no positions.
      const isFull = line.cells.length === columns.length;
      const kind = (isFull ? columns[at] : columnOf(columns, cell))?.kind;
      if (kind) cells.set(kind, [cells.get(kind) ?? "", cell.text].join(" ").trim());
    }
    if (begins(cells, columns) || rows.length === 0) rows.push(new Map());
    for (const [kind, text] of cells) addCell(rows.at(-1), kind, { text, line: line.number });
  }
  return rows.map(
    (row) =>
      new Map(
        [...row].map(([kind, value]) => [
          kind,
          { text: joinWrapped(value.parts), lines: value.lines },
        ]),
      ),
  );
}

function addCell(
  row: Row | undefined,
  kind: FieldKind,
  { text, line }: { text: string; line: number },
) {
  const value = row?.get(kind) ?? { parts: [], lines: [] };
  value.parts.push(text);
  value.lines.push(line);
  row?.set(kind, value);
}
