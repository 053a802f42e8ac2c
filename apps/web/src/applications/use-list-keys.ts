import type { Application } from "@postulo/domain/application";
import { useTranslate } from "../i18n/use-translate.ts";
import { useShortcut } from "../ui/shortcuts.ts";
import { applicationMessages } from "./messages.ts";
import type { RowTools } from "./row-tools.ts";

/** The row that holds the focus, by its place in the list. */
function focusedIndex(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>("[data-row][data-index]");
  return row ? Number(row.dataset["index"]) : undefined;
}

/** The place of the first row that can be seen whole. */
function firstSeenIndex(): number {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row][data-index]")];
  const seen = rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];
  return Number(seen?.dataset["index"] ?? 0);
}

/** Gives the focus to the details of a row, which say what row it is. */
function focusRow(index: number): void {
  const row = document.querySelector<HTMLElement>(`[data-row][data-index="${index}"]`);
  row?.querySelector<HTMLElement>("[data-edits='position'], input, select, button")?.focus();
}

/** J and K go from row to row, E edits the row that has the focus. */
export function useListKeys(
  rows: readonly Application[],
  openEditor: RowTools["openEditor"],
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
    "e",
    () => {
      const row = rows[focusedIndex() ?? firstSeenIndex()];
      if (row) openEditor(row.id, "position");
    },
    { enabled, label: t("keys.edit") },
  );
}
