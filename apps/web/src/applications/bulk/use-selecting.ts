import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { focusIfUnclaimed } from "../../ui/focus-if-unclaimed.ts";
import { useWindowEvent } from "../../ui/hooks/use-window-event.ts";
import type { Selection } from "./use-selection.ts";

const isSelectingIn = (state: unknown) =>
  typeof state === "object" && state !== null && "isSelecting" in state;

/** Whether something above the page handles Escape. */
const hasOverlay = () => document.querySelector("[role=dialog], [role=listbox]") !== null;

/**
 * Selecting on phones, where a press on a row selects it. It is an entry of the history, so that going back ends it, as Escape
 * does, and keeps the scroll position.
 * @param onEnd called when it ends
 */
function useSelectionMode(onEnd: () => void) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOn = isSelectingIn(state);
  const top = useRef<number>(undefined);
  useWindowEvent("popstate", () => {
    if (!isOn) return;
    top.current = window.scrollY;
    onEnd();
  });
  useEffect(() => {
    if (isOn || top.current === undefined) return;
    window.scrollTo(0, top.current);
    top.current = undefined;
  }, [isOn]);
  const end = () => {
    if (isOn) void navigate(-1);
  };
  useWindowEvent("keydown", (event) => {
    if (isOn && event.key === "Escape" && !event.defaultPrevented && !hasOverlay()) end();
  });
  return {
    isOn,
    begin: () => {
      if (isOn) return;
      const options = { state: { isSelecting: true }, preventScrollReset: true };
      void navigate({ pathname, search }, options);
    },
    end,
  };
}

/** Focuses the list when the bar of the selection has disappeared with the focus, as its rows no longer match the filters. */
function useFocusAfterSelection(hasBar: boolean): void {
  const hadBar = useRef(hasBar);
  useEffect(() => {
    if (hadBar.current && !hasBar) {
      const list = document.querySelector<HTMLElement>("[data-select-all], [data-action-menu]");
      focusIfUnclaimed(list ?? document.querySelector<HTMLElement>("[data-filter-button]"));
    }
    hadBar.current = hasBar;
  }, [hasBar]);
}

interface SelectingPlace {
  readonly isWide: boolean;
  readonly isTable: boolean;
}

/**
 * Selects rows: on wide screens with checkboxes that are always shown, on phones in a separate mode. The bar of the selection
 * is shown in that mode, and on wide screens while a row is selected.
 */
export function useSelecting(selection: Selection, { isWide, isTable }: SelectingPlace) {
  const mode = useSelectionMode(selection.clear);
  const isOnPhone = mode.isOn && !isWide;
  const hasBar = isTable && (isOnPhone || (isWide && selection.rows.length > 0));
  useFocusAfterSelection(hasBar);
  return {
    ...selection,
    hasBar,
    /** The ids on a phone; undefined while rows are not selected there. */
    idsOnPhone: isOnPhone ? selection.ids : undefined,
    mayBegin: isTable && !isWide && !isOnPhone,
    begin: mode.begin,
    /** Begins with one row. */
    beginWith: (id: string) => {
      selection.select(id);
      mode.begin();
    },
    /** Ends the mode of phones; undefined outside of it. */
    end: isOnPhone ? mode.end : undefined,
  };
}

export type Selecting = ReturnType<typeof useSelecting>;
