import { controlsIn } from "./controls.ts";
import { nearbyText } from "./nearby-text.ts";
import { ownText } from "./text.ts";

/** The column of a cell, counted over cells that span several. */
function columnOf(cell: HTMLTableCellElement): number {
  let column = 0;
  for (let at = cell.previousElementSibling; at; at = at.previousElementSibling)
    column += at instanceof HTMLTableCellElement ? at.colSpan : 1;
  return column;
}

function cellAt(row: HTMLTableRowElement, column: number): HTMLTableCellElement | undefined {
  let at = 0;
  for (const cell of row.cells) {
    if (column < at + cell.colSpan) return cell;
    at += cell.colSpan;
  }
  return undefined;
}

type Row = HTMLTableRowElement;

let heads = new WeakMap<Row, Row | "none">();

/** To be called before a page is read again. */
export function forgetColumns(): void {
  heads = new WeakMap();
}

function rowAbove(row: Row): Row | undefined {
  const above =
    row.previousElementSibling ?? row.parentElement?.previousElementSibling?.lastElementChild;
  return above instanceof HTMLTableRowElement ? above : undefined;
}

/** The nearest row above that holds no control; none when a row of one cell, a title, comes first. */
function headOf(row: Row): Row | "none" {
  const known = heads.get(row);
  if (known) return known;
  const above = rowAbove(row);
  const isEntry = above && above.cells.length > 1;
  const head = isEntry ? (controlsIn(above).length === 0 ? above : headOf(above)) : "none";
  heads.set(row, head);
  return head;
}

const longestTitle = 60;
const farthest = 15;

/** The row of a single cell that stands over the control's rows as their title, else what stands right in front of their table. */
export function titleOfRows(control: Element): string {
  let row = control.closest("tr");
  const table = row?.closest("table");
  for (let count = 0; row && count < farthest; count++) {
    row = rowAbove(row) ?? null;
    if (row?.cells.length === 1 && controlsIn(row).length === 0) {
      const text = ownText(row);
      return text.length <= longestTitle ? text : "";
    }
  }
  const before = table ? nearbyText(table, "before") : [];
  // "Employers (the last one first):"
  return (
    before.map((text) => text.split(/[(:]/)[0] ?? "").find((text) => text.length <= longestTitle) ??
    ""
  );
}

/** What stands at the head of the control's column, in a table whose rows are entries. */
export function columnHeader(control: Element): string {
  const cell = control.closest("td");
  const row = cell?.closest("tr");
  if (!cell || !row || ownText(cell) !== "") return "";
  const header = headOf(row);
  const text = header === "none" ? undefined : cellAt(header, columnOf(cell));
  return text ? ownText(text) : "";
}
