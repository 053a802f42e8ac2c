import type { Application } from "@postulo/domain/application";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useShortcut } from "../../ui/shortcuts.ts";
import { applicationMessages } from "../messages.ts";
import type { RowTools } from "../row/row-tools.ts";

/** The index of the row that contains the focus. */
function focusedIndex(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>("[data-row][data-index]");
  return row ? Number(row.dataset["index"]) : undefined;
}

/** The index of the first row that is completely visible below the head of the table. */
function firstSeenIndex(): number {
  const head = document.querySelector("[data-row]")?.closest("table")?.tHead?.rows[0]?.cells[0];
  const top = Math.floor(head?.getBoundingClientRect().bottom ?? 0);
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row][data-index]")];
  const seen = rows.find((row) => row.getBoundingClientRect().top >= top) ?? rows[0];
  return Number(seen?.dataset["index"] ?? 0);
}

/** Focuses the link of a row, which opens its application. */
function focusRow(index: number): void {
  const row = document.querySelector<HTMLElement>(`[data-row][data-index="${index}"]`);
  const link = row?.querySelector<HTMLElement>("a[data-application]");
  (link ?? row?.querySelector<HTMLElement>("input, select, button"))?.focus();
}

/** J and K move between rows, E edits the focused one, X selects it. */
export function useListKeys(
  rows: readonly Application[],
  { openEditor, toggle }: Pick<RowTools, "openEditor" | "toggle">,
): void {
  const t = useTranslate(applicationMessages);
  const enabled = rows.length > 0;

  function move(step: number) {
    const from = focusedIndex();
    if (from === undefined) focusRow(firstSeenIndex());
    else focusRow(Math.min(Math.max(from + step, 0), rows.length - 1));
  }

  useShortcut("j", () => move(1), { enabled, label: t("keys.next") });
  useShortcut("k", () => move(-1), { enabled, label: t("keys.previous") });
  useShortcut(
    "x",
    () => {
      const row = rows[focusedIndex() ?? firstSeenIndex()];
      if (row) toggle(row.id, false);
    },
    { enabled, label: t("keys.select") },
  );
  useShortcut(
    "e",
    () => {
      const row = rows[focusedIndex() ?? firstSeenIndex()];
      if (row) openEditor(row.id, "position");
    },
    { enabled, label: t("keys.edit") },
  );
}
