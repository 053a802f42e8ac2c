import type { SavedView } from "@postulo/domain/saved-view";
import {
  columnsParameter,
  displayParameters,
  readColumns,
  readDensity,
  readGrouping,
} from "./list-display.ts";
import { filterParameters } from "./list-filter.ts";
import { defaultSortOrder, readSortOrder } from "./sort-order.ts";

/** The parameter with the id of the saved view that the list began with. */
export const savedParameter = "saved";

/** The search part of the URL that opens a saved view. */
export function savedViewSearch({ id, query }: Pick<SavedView, "id" | "query">): string {
  const parameters = new URLSearchParams(query);
  parameters.set(savedParameter, id);
  return parameters.toString();
}

/** The query parameters of a view of the applications. */
export const viewParameters: readonly string[] = [
  "view",
  "span",
  ...filterParameters,
  "sort",
  "order",
  ...displayParameters,
];

/** The parameters without default values, and with known ones only where all are known. */
function withoutDefaults(parameters: URLSearchParams): URLSearchParams {
  const order = readSortOrder(parameters);
  const isUsual =
    order.column === defaultSortOrder.column && order.ascending === defaultSortOrder.ascending;
  const density = readDensity(parameters);
  const view = parameters.get("view") ?? "";
  const known: Readonly<Record<string, string>> = {
    view: view === "table" ? "" : view,
    sort: isUsual ? "" : order.column,
    order: isUsual ? "" : order.ascending ? "asc" : "desc",
    columns: columnsParameter(readColumns(parameters.get("columns"))),
    density: density === "comfortable" ? "" : density,
    group: readGrouping(parameters) ?? "",
  };
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(known)) next.set(name, value);
  return next;
}

/**
 * The search part of a view's URL, in one order and without default values: equal for equal views. The name of a saved
 * view is not part of it.
 */
export function viewQuery(parameters: URLSearchParams): string {
  const known = withoutDefaults(parameters);
  const query = new URLSearchParams();
  for (const name of viewParameters) {
    const values = known.getAll(name).filter((value) => value !== "");
    // The order of several values, such as tags, means nothing.
    for (const value of values.toSorted()) query.append(name, value);
  }
  return query.toString();
}
