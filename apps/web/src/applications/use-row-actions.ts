import type { Application } from "@postulo/domain/application";
import type { Priority } from "@postulo/domain/priority";
import type { Stage } from "@postulo/domain/stage";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showToast, showUndoToast } from "../ui/toast.tsx";
import { applicationMessages } from "./messages.ts";
import { OwnVersions } from "./row-change.ts";
import { useRowChange } from "./use-row-change.ts";

/** What can be done to a row, in the table and on the cards alike. */
export type RowActions = {
  readonly setStage: (row: Application, stage: Stage) => void;
  readonly setPriority: (row: Application, priority: Priority) => void;
  readonly remove: (row: Application) => void;
};

/** The actions, each with the message that the specification gives it. */
export function useRowActions(): RowActions {
  const t = useTranslate(applicationMessages);
  const [versions] = useState(() => new OwnVersions());
  const known = { versions, changedElsewhere: t("errors.changedElsewhere") };
  const changeStage = useRowChange({
    ...known,
    errorTitle: t("errors.stage"),
    onDone: () => showToast({ title: t("stageUpdated") }),
  });
  const changePriority = useRowChange({
    ...known,
    errorTitle: t("errors.priority"),
    onDone: () => showToast({ title: t("priorityUpdated") }),
  });
  const restore = useRowChange({
    ...known,
    errorTitle: t("errors.restore"),
    onDone: () => showToast({ title: t("restored") }),
  });
  const remove = useRowChange({
    ...known,
    errorTitle: t("errors.remove"),
    onDone: (row) => {
      if (!row) showToast({ title: t("deleted") });
      else
        showUndoToast({ title: t("deleted"), onUndo: () => restore({ kind: "restoration", row }) });
    },
  });

  return {
    setStage: (row, application_stage) =>
      changeStage({ kind: "edit", row, edit: { application_stage } }),
    setPriority: (row, priority_level) =>
      changePriority({ kind: "edit", row, edit: { priority_level } }),
    remove: (row) => remove({ kind: "removal", row }),
  };
}
