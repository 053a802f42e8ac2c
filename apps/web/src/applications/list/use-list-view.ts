import { useEffect, useMemo, useRef } from "react";
import {
  NavigationType,
  useNavigationType,
  useSearchParams,
  type NavigateOptions,
} from "react-router";
import type { SavedView } from "@postulo/domain/saved-view";
import { localStorageOf } from "../../data/browser-storage.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import {
  filterParameter,
  filterParameters,
  readFilter,
  type FilterName,
  type ListFilter,
  type SetFilter,
} from "./list-filter.ts";
import { viewNames, type ViewName } from "../view-name.ts";
import {
  columnsParameter,
  readColumns,
  readDensity,
  readGrouping,
  type Density,
  type Grouping,
  type TableColumn,
} from "./list-display.ts";
import { readSortOrder, sortParameters, type SortColumn } from "./sort-order.ts";
import { savedParameter, savedViewSearch, viewParameters, viewQuery } from "./view-query.ts";

/** The query parameters of a view and of the saved one that it began with, without others. */
function viewOf(parameters: URLSearchParams): string {
  const view = new URLSearchParams(
    [...parameters].filter(([name]) => name === savedParameter || viewParameters.includes(name)),
  );
  // The parameter that the boards had before the list became a view.
  const formerTab = parameters.get("tab");
  if (formerTab !== null && !view.has("view")) view.set("view", formerTab);
  return view.toString();
}

/** The parameter of the stored view: the day when it was left. */
const dayParameter = "day";

const storageKeyOf = (owner: string) => `postulo-applications-view:${owner}`;

/** The stored view of a user. Search, filters and saved view are kept for the day only, the rest for longer. */
function readStoredView(owner: string, today: string): string {
  const stored = new URLSearchParams(localStorageOf(owner).getItem(storageKeyOf(owner)) ?? "");
  const isOfToday = stored.get(dayParameter) === today;
  const dropped = isOfToday ? [dayParameter] : [dayParameter, savedParameter, ...filterParameters];
  for (const name of dropped) stored.delete(name);
  return viewOf(stored);
}

function storeView(owner: string, view: string, today: string): void {
  const stored = new URLSearchParams(view);
  stored.set(dayParameter, today);
  localStorageOf(owner).setItem(storageKeyOf(owner), stored.toString());
}

/** By the name of a parameter; an empty value removes it. */
type Values = Readonly<Record<string, string | readonly string[]>>;

function withValues(parameters: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete("tab");
  for (const [name, value] of Object.entries(values)) {
    next.delete(name);
    for (const one of [value].flat()) if (one !== "") next.append(name, one);
  }
  return next;
}

const columnLists = new Map<string, readonly TableColumn[]>();

/** Cached, so that rows are not rendered again as long as the columns are the same. */
function columnsNamed(text: string): readonly TableColumn[] {
  const known = columnLists.get(text) ?? readColumns(text);
  columnLists.set(text, known);
  return known;
}

const useFilterChanges = (filter: ListFilter, change: (values: Values) => void) => ({
  /** An empty value removes the filter. */
  filterBy: (filterName: FilterName, value: string) =>
    change({ [filterParameter(filterName)]: value }),
  /** No tags show applications with and without any. */
  filterByTags: (tags: readonly string[]) => change({ [filterParameter("tags")]: tags }),
  removeFilter: ({ name: filterName, value }: SetFilter) =>
    change({
      [filterParameter(filterName)]:
        filterName === "tags" ? filter.tags.filter((tag) => tag !== value) : "",
    }),
  clearFilters: () => change(Object.fromEntries(filterParameters.map((key) => [key, ""]))),
});

/** The saved view that the list began with, and what would be saved. */
function useSaved(view: string, set: (parameters: URLSearchParams, isChoice: boolean) => void) {
  const known = new URLSearchParams(view);
  return {
    savedId: known.get(savedParameter) ?? undefined,
    /** As `query` of a saved view. */
    query: viewQuery(known),
    /** Opens a saved view; without one the list without any choice. */
    openSaved: (saved: Pick<SavedView, "id" | "query"> | undefined) => {
      set(new URLSearchParams(saved && savedViewSearch(saved)), true);
    },
    /** What is shown is the saved view with that id from now on. */
    nameSaved: (id: string) => {
      const next = new URLSearchParams(view);
      next.set(savedParameter, id);
      set(next, false);
    },
  };
}

/** Columns, density and groups, with the same columns as long as their parameter is the same. */
function useDisplay(view: string, change: (values: Values) => void) {
  const known = useMemo(() => new URLSearchParams(view), [view]);
  const named = known.get("columns") ?? "";
  return {
    columns: columnsNamed(named),
    density: readDensity(known),
    grouping: readGrouping(known),
    /** Columns of the table in their order. */
    showColumns: (value: readonly TableColumn[]) => change({ columns: columnsParameter(value) }),
    setDensity: (value: Density) => change({ density: value === "comfortable" ? "" : value }),
    groupBy: (value: Grouping | undefined) => change({ group: value ?? "" }),
  };
}

const quietly = { replace: true, preventScrollReset: true };

/**
 * View, search, filters, order and display of the list. They are in the URL, so that a link or a reload keeps them; the
 * last ones are stored and used for a URL without any.
 * @param today ISO date in the browser's time zone
 */
export function useListView(today: string) {
  const { user } = useSignedIn();
  const [parameters, setParameters] = useSearchParams();
  const view = viewOf(parameters);
  const shown = useRef<string>(undefined);
  const navigationType = useNavigationType();
  /** The view that the user chose here, until it is shown. */
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    const storedView = readStoredView(user.id, today);
    const before = shown.current;
    shown.current = view;
    const isChosen = chosen.current === view;
    if (isChosen) chosen.current = undefined;
    // A link to the page without a view, such as that of the header, is no choice of the empty one.
    const isByLink = before !== view && navigationType !== NavigationType.Pop && !isChosen;
    if ((before === undefined || isByLink) && view === "" && storedView !== "") {
      setParameters(storedView, quietly);
      return;
    }
    storeView(user.id, view, today);
  }, [view, navigationType, user.id, today, setParameters]);

  function change(values: Values, options: NavigateOptions = quietly) {
    setParameters((now) => {
      const next = withValues(now, values);
      chosen.current = viewOf(next);
      return next;
    }, options);
  }

  const { filter, order, name } = useMemo(() => {
    const known = new URLSearchParams(view);
    const open: ViewName = viewNames.find((value) => value === known.get("view")) ?? "table";
    const filters = readFilter(known);
    return {
      // A figure of the analytics replaces the one that filters the list, so it must not be counted within that one.
      filter: open === "analytics" ? { ...filters, only: undefined } : filters,
      order: readSortOrder(known),
      name: open,
    };
  }, [view]);
  const display = useDisplay(view, change);
  const filterChanges = useFilterChanges(filter, change);
  const saved = useSaved(view, (next, isChoice) => {
    chosen.current = viewOf(next);
    setParameters(next, isChoice ? { replace: false } : quietly);
  });

  return {
    filter,
    order,
    name,
    ...display,
    ...saved,
    /** Pushes a history entry and scrolls to the top, so that Back returns to the previous view. */
    open: (value: ViewName) => change({ view: value === "table" ? "" : value }, { replace: false }),
    /** Shows the applications of a metric in the list. */
    showMetric: (key: string) => change({ only: key, view: "" }, { replace: false }),
    sortBy: (column: SortColumn) => change(sortParameters(order, column)),
    ...filterChanges,
  };
}

export type ListView = ReturnType<typeof useListView>;
