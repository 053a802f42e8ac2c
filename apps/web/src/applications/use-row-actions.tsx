import type { Application } from "@postulo/domain/application";
import type { Priority } from "@postulo/domain/priority";
import type { Stage } from "@postulo/domain/stage";
import { useTranslate } from "../i18n/use-translate.ts";
import { showToast, showUndoToast } from "../ui/toast.tsx";
import { applicationMessages } from "./messages.ts";
import { useChangeApplication, useDeleteApplication, useRestoreApplication } from "./queries.ts";

/** What can be done to a row, in the table and on the cards alike. */
export type RowActions = {
  readonly setStage: (row: Application, stage: Stage) => void;
  readonly setPriority: (row: Application, priority: Priority) => void;
  readonly remove: (row: Application) => void;
};

/** The actions, each with the message that the specification gives it. */
export function useRowActions(): RowActions {
  const t = useTranslate(applicationMessages);
  const changedElsewhere = t("errors.changedElsewhere");
  const stage = useChangeApplication({ title: t("errors.stage"), changedElsewhere });
  const priority = useChangeApplication({ title: t("errors.priority"), changedElsewhere });
  const removal = useDeleteApplication(t("errors.remove"));
  const restore = useRestoreApplication(t("errors.restore"));

  return {
    setStage: (seen, application_stage) =>
      stage.mutate(
        { seen, change: { application_stage } },
        { onSuccess: () => showToast({ title: t("stageUpdated") }) },
      ),
    setPriority: (seen, priority_level) =>
      priority.mutate(
        { seen, change: { priority_level } },
        { onSuccess: () => showToast({ title: t("priorityUpdated") }) },
      ),
    remove: (row) =>
      removal.mutate(row, {
        onSuccess: () =>
          showUndoToast({
            title: t("deleted"),
            onUndo: () =>
              restore.mutate(row, { onSuccess: () => showToast({ title: t("restored") }) }),
          }),
      }),
  };
}
