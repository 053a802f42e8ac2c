import { controlsIn } from "./controls.ts";
import { nearbyText } from "./nearby-text.ts";
import { readingCache, readOnce } from "./reading-cache.ts";
import { ownText } from "./text.ts";

/** The column index of a cell, with column spans. */
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

const heads = readingCache<Row, Row | "none">();

function rowAbove(row: Row): Row | undefined {
  const above =
    row.previousElementSibling ?? row.parentElement?.previousElementSibling?.lastElementChild;
  return above instanceof HTMLTableRowElement ? above : undefined;
}

/** The nearest row above without controls; none when a title row of one cell is nearer. Cached for all rows on the way. */
function headOf(row: Row): Row | "none" {
  const passed: Row[] = [];
  let head: Row | "none" | undefined;
  for (let at = row; head === undefined;) {
    head = heads.get(at);
    if (head !== undefined) break;
    passed.push(at);
    const above = rowAbove(at);
    if (!above || above.cells.length <= 1) head = "none";
    else if (controlsIn(above).length === 0) head = above;
    else at = above;
  }
  for (const one of passed) heads.set(one, head);
  return head;
}

const maxTitleLength = 60;
const maxRows = 15;

/** The title of the control's rows: a row of one cell above them, otherwise the text directly before their table. */
export function titleOfRows(control: Element): string {
  let row = control.closest("tr");
  const table = row?.closest("table");
  for (let count = 0; row && count < maxRows; count++) {
    row = rowAbove(row) ?? null;
    if (row?.cells.length === 1 && controlsIn(row).length === 0) {
      const text = ownText(row);
      return text.length <= maxTitleLength ? text : "";
    }
  }
  const before = table ? nearbyText(table, "before") : [];
  // "Employers (the last one first):"
  return (
    before
      .map((text) => text.split(/[(:]/)[0] ?? "")
      .find((text) => text.length <= maxTitleLength) ?? ""
  );
}

/** The header of the control's column, in a table whose rows are entries. */
export function columnHeader(control: Element): string {
  const cell = control.closest("td");
  const row = cell?.closest("tr");
  if (!cell || !row || ownText(cell) !== "") return "";
  const header = headOf(row);
  const text = header === "none" ? undefined : cellAt(header, columnOf(cell));
  return text ? ownText(text) : "";
}

const rowNumbers = readOnce(
  (root: Node) =>
    new Map(
      root instanceof Document || root instanceof ShadowRoot
        ? Array.from(root.querySelectorAll("tr"), (row, at) => [row, at])
        : [],
    ),
);

/** The control's row, in a table whose columns have names too: the name is its first cell, if that has no control. */
export function namedRow(control: Element): { name: string; index: number } | undefined {
  const row = control.closest("tr");
  const first = row?.cells[0];
  if (!row || !first || columnHeader(control) === "" || controlsIn(first).length > 0)
    return undefined;
  const name = ownText(first);
  const index = rowNumbers(row.getRootNode()).get(row) ?? row.rowIndex;
  return name === "" ? undefined : { name, index };
}
