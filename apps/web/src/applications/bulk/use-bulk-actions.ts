import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useTranslate } from "../../i18n/use-translate.ts";
import { localToday } from "../../schedule/when.ts";
import type { toastFailure } from "../../ui/feedback/failure-toast.tsx";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { applicationMessages } from "../messages.ts";
import type { LocalVersions } from "../row/row-change.ts";
import { changedBy, editOf, undoOf } from "./bulk-change.ts";
import { useBulkChange, type BulkOutcome } from "./use-bulk-change.ts";

export interface BulkActions {
  readonly edit: (rows: readonly Application[], edit: ApplicationEdit) => void;
  readonly remove: (rows: readonly Application[]) => void;
}

/** Loaded lazily, as in the page's root. */
async function toastPartialFailure(failure: Parameters<typeof toastFailure>[0]) {
  const { toastFailure: show } = await import("../../ui/feedback/failure-toast.tsx");
  show(failure);
}

type Kind = "changed" | "removed" | "restored";

/** Shows the toast of a change, or of the part that was done before it failed. */
function useOutcomeToast() {
  const t = useTranslate(applicationMessages);
  return (kind: Kind, { all, done, error }: BulkOutcome, onUndo?: () => void): void => {
    const count = done.length;
    if (error !== undefined)
      void toastPartialFailure({ title: t(`bulk.only.${kind}`, { count, all }), error, onUndo });
    else if (onUndo) showUndoToast({ title: t(`bulk.${kind}`, { count }), onUndo });
    else showToast({ title: t(`bulk.${kind}`, { count }) });
  };
}

/** The actions on the selected applications, each with one undo for all of them. */
export function useBulkActions(versions: LocalVersions): BulkActions {
  const showOutcome = useOutcomeToast();
  const change = useBulkChange(versions);

  function undoEdit(rows: readonly Application[], edit: ApplicationEdit) {
    change(undoOf(rows, edit), (undone) => {
      if (undone.error !== undefined) showOutcome("changed", undone);
    });
  }
  return {
    edit: (selected, edit) => {
      const rows = changedBy(selected, edit);
      if (rows.length === 0) return;
      change(editOf(rows, edit, localToday()), (outcome) => {
        const done = new Set(outcome.done);
        showOutcome("changed", outcome, () =>
          undoEdit(
            rows.filter(({ id }) => done.has(id)),
            edit,
          ),
        );
      });
    },
    remove: (rows) =>
      change({ kind: "removal", ids: rows.map(({ id }) => id) }, (outcome) =>
        showOutcome("removed", outcome, () =>
          change({ kind: "restoration", ids: outcome.done }, (restored) =>
            showOutcome("restored", restored),
          ),
        ),
      ),
  };
}
