/** The columns of the table besides the position, in the order in which they are offered. */
export const tableColumns = [
  "stage",
  "priority",
  "applied",
  "contact",
  "next",
  "company",
  "location",
  "contract",
  "source",
] as const;
export type TableColumn = (typeof tableColumns)[number];

export const defaultColumns: readonly TableColumn[] = [
  "stage",
  "priority",
  "applied",
  "contact",
  "next",
];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** What the list can be grouped by. */
export const groupings = ["stage", "priority", "company", "next", "month"] as const;
export type Grouping = (typeof groupings)[number];

/** The query parameters of columns, density and groups. */
export const displayParameters = ["columns", "density", "group"] as const;
export type DisplayParameter = (typeof displayParameters)[number];

/** The parameter of a table with the position alone, because an empty one would be the default. */
const noColumns = "none";

/** Reads the columns from the parameter; unknown and repeated ones are ignored. */
export function readColumns(text: string | null): readonly TableColumn[] {
  if (!text) return defaultColumns;
  const names = new Set(text.split(","));
  const known = [...names].flatMap((name) => tableColumns.find((column) => column === name) ?? []);
  return known.length > 0 || text === noColumns ? known : defaultColumns;
}

/** The value of the parameter; empty for the default columns. */
export function columnsParameter(columns: readonly TableColumn[]): string {
  const text = columns.join(",");
  if (text === defaultColumns.join(",")) return "";
  return text === "" ? noColumns : text;
}

export const readDensity = (parameters: URLSearchParams): Density =>
  densities.find((known) => known === parameters.get("density")) ?? "comfortable";

export const readGrouping = (parameters: URLSearchParams): Grouping | undefined =>
  groupings.find((known) => known === parameters.get("group"));

/** In rem, as in `table-columns.module.css`; the width of the stage fits its longest name in any language. */
const columnWidths: Readonly<Record<TableColumn, number>> = {
  stage: 13,
  priority: 7.5,
  applied: 8,
  contact: 10,
  next: 14.5,
  company: 10,
  location: 9,
  contract: 9,
  source: 8,
};

/** Position and delete button, in rem. */
const fixedWidth = 12 + 3.5;

/** Of a next action without its name, in rem; the name comes when the list is wide enough for both. */
const dayWidth = 7.5;

/** A narrow list leaves out the last ones first. The first one always stays. */
const keptFirst: readonly TableColumn[] = [
  "stage",
  "next",
  "company",
  "location",
  "contract",
  "source",
  "applied",
  "priority",
  "contact",
];

/** The container queries of `table-columns.module.css` have one step in so many rem. */
const stepRem = 4;
const maxStepRem = 112;

/** The width of the list that is shown, in rem; unlimited without one. */
export function listWidth(): number {
  const width = document.querySelector("[data-workspace]")?.clientWidth ?? Infinity;
  return width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

export interface ColumnPlace {
  readonly column: TableColumn;
  /** The column is shown only in a list that is wider, in rem; undefined if always. */
  readonly from: number | undefined;
}

/** The columns with the width that the list needs to show them. */
export function columnPlaces(columns: readonly TableColumn[]): readonly ColumnPlace[] {
  const from = new Map<TableColumn, number>();
  let width = fixedWidth;
  for (const column of keptFirst) {
    if (!columns.includes(column)) continue;
    const isFirst = width === fixedWidth;
    const least = width + (column === "next" ? dayWidth : columnWidths[column]);
    const step = Math.ceil(least / stepRem) * stepRem;
    if (!isFirst) from.set(column, Math.min(step, maxStepRem));
    width += columnWidths[column];
  }
  return columns.map((column) => ({ column, from: from.get(column) }));
}
