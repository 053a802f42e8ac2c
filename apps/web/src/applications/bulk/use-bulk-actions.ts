import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { applicationMessages } from "../messages.ts";
import type { LocalVersions } from "../row/row-change.ts";
import { changedBy, editOf, undoOf } from "./bulk-change.ts";
import { useBulkChange } from "./use-bulk-change.ts";

export interface BulkActions {
  readonly edit: (rows: readonly Application[], edit: ApplicationEdit) => void;
  readonly remove: (rows: readonly Application[]) => void;
}

/** The actions on the selected applications, each with one undo for all of them. */
export function useBulkActions(versions: LocalVersions): BulkActions {
  const t = useTranslate(applicationMessages);
  const change = useBulkChange(versions);
  return {
    edit: (selected, edit) => {
      const rows = changedBy(selected, edit);
      if (rows.length === 0) return;
      change(editOf(rows, edit), () =>
        showUndoToast({
          title: t("bulk.changed", { count: rows.length }),
          onUndo: () => change(undoOf(rows, edit)),
        }),
      );
    },
    remove: (rows) => {
      const ids = rows.map(({ id }) => id);
      change({ kind: "removal", ids }, () =>
        showUndoToast({
          title: t("bulk.removed", { count: ids.length }),
          onUndo: () =>
            change({ kind: "restoration", ids }, () =>
              showToast({ title: t("bulk.restored", { count: ids.length }) }),
            ),
        }),
      );
    },
  };
}
