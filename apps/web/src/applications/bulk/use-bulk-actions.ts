import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useTranslate } from "../../i18n/use-translate.ts";
import { localToday } from "../../schedule/when.ts";
import type { toastFailure } from "../../ui/feedback/failure-toast.tsx";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { sendingBy, useSettleClosing } from "../closing/use-settle-closing.ts";
import { applicationMessages } from "../messages.ts";
import type { LocalVersions } from "../row/row-change.ts";
import {
  changedBy,
  editOf,
  fullFor,
  taggedBy,
  undoOf,
  undoOfTags,
  type BulkChange,
  type TagChange,
} from "./bulk-change.ts";
import { useBulkChange, type BulkOutcome } from "./use-bulk-change.ts";

export interface BulkActions {
  readonly edit: (rows: readonly Application[], edit: ApplicationEdit) => void;
  /** Adds a tag, or removes one. */
  readonly tag: (rows: readonly Application[], change: TagChange) => void;
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
  return (
    kind: Kind,
    outcome: BulkOutcome & { readonly text?: string | undefined },
    onUndo?: () => void,
  ) => {
    const { all, done, error, text } = outcome;
    const count = done.length;
    if (error !== undefined)
      void toastPartialFailure({ title: t(`bulk.only.${kind}`, { count, all }), error, onUndo });
    else if (onUndo) showUndoToast({ title: t(`bulk.${kind}`, { count }), text, onUndo });
    else showToast({ title: t(`bulk.${kind}`, { count }), text });
  };
}

function doneOf(rows: readonly Application[], { done }: BulkOutcome): readonly Application[] {
  const ids = new Set(done);
  return rows.filter(({ id }) => ids.has(id));
}

/** The actions on the selected applications, each with one undo for all of them. */
export function useBulkActions(versions: LocalVersions): BulkActions {
  const showOutcome = useOutcomeToast();
  const t = useTranslate(applicationMessages);
  const change = useBulkChange(versions);
  const settleClosing = useSettleClosing(versions);

  function undo(edits: BulkChange, onUndone?: (outcome: BulkOutcome) => void) {
    change(edits, (undone) => {
      onUndone?.(undone);
      if (undone.error !== undefined) showOutcome("changed", undone);
    });
  }
  return {
    edit: (selected, edit) => {
      const rows = changedBy(selected, edit);
      if (rows.length === 0) return;
      change(editOf(rows, edit, localToday()), (outcome) => {
        const changed = doneOf(rows, outcome);
        settleClosing(changed.map((row) => sendingBy(row, edit)));
        showOutcome("changed", outcome, () =>
          undo(undoOf(changed, edit), (undone) =>
            settleClosing(
              doneOf(changed, undone).map((row) => sendingBy({ ...row, ...edit }, row)),
            ),
          ),
        );
      });
    },
    tag: (selected, tagChange) => {
      const rows = taggedBy(selected, tagChange);
      const full = fullFor(selected, tagChange);
      const text = full === 0 ? undefined : t("bulk.full", { count: full });
      if (rows.length === 0) {
        showToast({ title: t("bulk.changed", { count: 0 }), text });
        return;
      }
      change({ kind: "tags", ids: rows.map(({ id }) => id), change: tagChange }, (outcome) => {
        const onUndo = () => undo(undoOfTags(doneOf(rows, outcome), tagChange));
        showOutcome("changed", { ...outcome, text }, onUndo);
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
