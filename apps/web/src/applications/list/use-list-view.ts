import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { useSignedIn } from "../../session/session-context.tsx";
import { filterParameter, filterParameters, readFilter, type FilterName } from "./list-filter.ts";
import { overviewTabs, type OverviewTab } from "../overview-tab.ts";
import { readSortOrder, sortParameters, type SortColumn } from "./sort-order.ts";

const viewParameters = [...filterParameters, "sort", "order", "tab"];

/** The query parameters of search, filters and order, without others. */
function viewOf(parameters: URLSearchParams): string {
  const view = [...parameters].filter(([name]) => viewParameters.includes(name));
  return new URLSearchParams(view).toString();
}

const quietly = { replace: true, preventScrollReset: true };

/**
 * Search, filters and order of the list. They are in the URL, so that a link or a reload keeps them; the last ones are
 * stored and used for a URL without any.
 */
export function useListView() {
  const { user } = useSignedIn();
  const [parameters, setParameters] = useSearchParams();
  const storageKey = `postulo-applications-view:${user.id}`;
  const view = viewOf(parameters);
  const isInitialized = useRef(false);

  useEffect(() => {
    const storedView = localStorage.getItem(storageKey) ?? "";
    if (!isInitialized.current && view === "" && storedView !== "") {
      isInitialized.current = true;
      setParameters(storedView, quietly);
      return;
    }
    isInitialized.current = true;
    localStorage.setItem(storageKey, view);
  }, [view, storageKey, setParameters]);

  function change(values: Readonly<Record<string, string>>) {
    setParameters((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, quietly);
  }

  const { filter, order, tab } = useMemo(() => {
    const known = new URLSearchParams(view);
    const open: OverviewTab =
      overviewTabs.find((value) => value === known.get("tab")) ?? "pipeline";
    return { filter: readFilter(known), order: readSortOrder(known), tab: open };
  }, [view]);

  return {
    filter,
    order,
    tab,
    /** The first tab is the default and has no query parameter. */
    openTab: (value: OverviewTab) => change({ tab: value === "pipeline" ? "" : value }),
    sortBy: (column: SortColumn) => change(sortParameters(order, column)),
    /** An empty value removes the filter. */
    filterBy: (name: FilterName, value: string) => change({ [filterParameter(name)]: value }),
    clearFilters: () => change(Object.fromEntries(filterParameters.map((name) => [name, ""]))),
  };
}
