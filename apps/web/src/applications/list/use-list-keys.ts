import { useTranslate } from "../../i18n/use-translate.ts";
import { useListedKeys, useShortcut } from "../../ui/shortcuts.ts";
import { applicationMessages } from "../messages.ts";
import type { RowTools } from "../row/row-tools.ts";
import type { ListItem } from "./row-groups.ts";

/** Rows of the list and heads of its groups. */
const itemSelector = "[data-row][data-index], [data-group][data-index]";

/** The index of the row or head that contains the focus. */
function focusedIndex(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>(itemSelector);
  return row ? Number(row.dataset["index"]) : undefined;
}

/** The index of the first row or head that is completely visible below the head of the table. */
function firstSeenIndex(): number {
  const head = document.querySelector("[data-row]")?.closest("table")?.tHead?.rows[0]?.cells[0];
  const top = Math.floor(head?.getBoundingClientRect().bottom ?? 0);
  const rows = [...document.querySelectorAll<HTMLElement>(itemSelector)];
  const seen = rows.find((row) => row.getBoundingClientRect().top >= top) ?? rows[0];
  return Number(seen?.dataset["index"] ?? 0);
}

/** Focuses the link of a row, which opens its application, or the button of a head. */
function focusItem(index: number): void {
  const row = [...document.querySelectorAll<HTMLElement>(itemSelector)].find(
    (item) => item.dataset["index"] === String(index),
  );
  const link = row?.querySelector<HTMLElement>("a[data-application], button[aria-expanded]");
  (link ?? row?.querySelector<HTMLElement>("input, select, button"))?.focus();
}

/** J and K move between rows and heads of groups, E edits the focused row, X selects it. */
export function useListKeys(
  items: readonly ListItem[],
  { openEditor, toggle }: Pick<RowTools, "openEditor" | "toggle">,
): void {
  const t = useTranslate(applicationMessages);
  const enabled = items.length > 0;

  function move(step: number) {
    const from = focusedIndex();
    if (from === undefined) focusItem(firstSeenIndex());
    else focusItem(Math.min(Math.max(from + step, 0), items.length - 1));
  }

  function focusedRow() {
    const item = items[focusedIndex() ?? firstSeenIndex()];
    return item?.kind === "row" ? item.row : undefined;
  }

  useShortcut("j", () => move(1), { enabled, label: t("keys.next") });
  useShortcut("k", () => move(-1), { enabled, label: t("keys.previous") });
  useListedKeys("Enter", t("keys.open"));
  useShortcut(
    "x",
    () => {
      const row = focusedRow();
      if (row) toggle(row.id, false);
    },
    { enabled, label: t("keys.select") },
  );
  useShortcut(
    "e",
    () => {
      const row = focusedRow();
      if (row) openEditor(row.id, "position");
    },
    { enabled, label: t("keys.edit") },
  );
}
