import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { dayOf } from "../../schedule/when.ts";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { applicationMessages } from "../messages.ts";
import { productMessages } from "../../i18n/product-messages.ts";
import { withAppliedDay } from "./applied-day.ts";
import { LocalVersions, valuesBefore } from "./row-change.ts";
import type { EditKind, RowActions } from "./row-actions.ts";
import { positionOf } from "./row-tools.ts";
import type { Conflict } from "./row-merge.ts";
import { useBulkActions } from "../bulk/use-bulk-actions.ts";
import { useRowChange } from "./use-row-change.ts";

interface Changing {
  readonly versions: LocalVersions;
  readonly onConflict: (conflict: Conflict) => void;
}

/** Which application was changed, and to what where that can be seen nowhere else. */
function useChangeText() {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  return (
    row: Application,
    { application_stage: stage, priority_level: priority }: ApplicationEdit,
  ) => {
    const name = positionOf(row);
    const value = stage
      ? tProduct(`stages.${stage}`)
      : priority && tProduct(`priorities.${priority}`);
    return value ? t("filters.named", { name, value }) : name;
  };
}

function useEdit(kind: EditKind, { versions, onConflict }: Changing) {
  const t = useTranslate(applicationMessages);
  const textOf = useChangeText();
  const change = useRowChange({
    versions,
    errorTitle: t(`errors.${kind}`),
    deletedElsewhere: t("errors.deletedElsewhere"),
    onDone: (outcome, done) => {
      if (outcome.kind === "conflict") {
        onConflict(outcome.conflict);
        return;
      }
      const { row, isMerged } = outcome;
      // The page shows that its texts are saved, after each pause in typing.
      if (kind === "text" && !isMerged) return;
      const title = t(`updated.${kind}`);
      const text = isMerged ? t("merge.done") : row && textOf(row, "edit" in done ? done.edit : {});
      // A resolved conflict replaces two versions: there is no single one to restore.
      if (row && done.kind === "edit" && kind !== "merged" && kind !== "text") {
        showUndoToast({
          title,
          text,
          onUndo: () => change({ kind: "edit", row, edit: valuesBefore(done) }),
        });
      } else showToast({ title, text });
    },
  });
  return change;
}

/** Restores applications from the trash. */
function useRestoration(versions: LocalVersions): (id: string) => void {
  const t = useTranslate(applicationMessages);
  const restore = useRowChange({
    versions,
    errorTitle: t("errors.restore"),
    deletedElsewhere: t("errors.deletedElsewhere"),
    notInTrash: t("errors.notInTrash"),
    onDone: () => showToast({ title: t("restored") }),
  });
  return (id) => restore({ kind: "restoration", row: { id } });
}

function useRemoval({ versions }: Changing, restore: (id: string) => void) {
  const t = useTranslate(applicationMessages);
  return useRowChange({
    versions,
    errorTitle: t("errors.remove"),
    deletedElsewhere: t("errors.deletedElsewhere"),
    onDone: (_, { row }) =>
      showUndoToast({
        title: t("deleted"),
        text: "job_title" in row ? positionOf(row) : undefined,
        onUndo: () => restore(row.id),
      }),
  });
}

/** The actions, each with its message of the specification, and the conflict to resolve. */
export function useRowActions() {
  const t = useTranslate(applicationMessages);
  const [versions] = useState(() => new LocalVersions());
  const [conflict, setConflict] = useState<Conflict>();
  const changing = { versions, onConflict: setConflict };
  const edits = {
    stage: useEdit("stage", changing),
    priority: useEdit("priority", changing),
    appliedAt: useEdit("appliedAt", changing),
    nextAction: useEdit("nextAction", changing),
    position: useEdit("position", changing),
    contact: useEdit("contact", changing),
    contactRemoved: useEdit("contactRemoved", changing),
    tags: useEdit("tags", changing),
    text: useEdit("text", changing),
    textRestored: useEdit("textRestored", changing),
    moved: useEdit("moved", changing),
    priorityChanged: useEdit("priorityChanged", changing),
    merged: useEdit("merged", changing),
  };
  const bulk = useBulkActions(versions);
  const restore = useRestoration(versions);
  const remove = useRemoval(changing, restore);
  // Stable functions, so that rows are not rendered again.
  const [actions] = useState<RowActions>(() => ({
    edit: (kind, row, edit) => {
      const today = dayOf(Date.now());
      if ((edit.applied_at ?? "") > today)
        showToast({ title: t("errors.appliedAt"), text: t("form.dayAhead"), tone: "danger" });
      else edits[kind]({ kind: "edit", row, edit: withAppliedDay(row, edit, today) });
    },
    remove: (row) => remove({ kind: "removal", row }),
  }));
  return { actions, bulk, restore, conflict, endConflict: () => setConflict(undefined) };
}
