import { useQueryClient } from "@tanstack/react-query";
import { scheduleKey } from "../data/schedule-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { scheduleMessages } from "./messages.ts";
import { useScheduleMutation, withChange } from "./use-schedule-change.ts";
import type { PlannedTask, Schedule } from "./use-schedule.ts";

/** Finishes several tasks at once, with one undo. */
export function useFinishTasks(): (tasks: readonly PlannedTask[]) => void {
  const t = useTranslate(scheduleMessages);
  const queries = useQueryClient();
  const mutate = useScheduleMutation();
  const setDone = (tasks: readonly PlannedTask[], at: string | null) => {
    for (const { id } of tasks) mutate({ kind: "editTask", id, values: { done_at: at } });
  };
  return (tasks) => {
    setDone(tasks, new Date().toISOString());
    showUndoToast({
      title: t("task.finishedAll", { count: tasks.length }),
      onUndo: () => {
        // Finished ones are not in the list any more: they are put back as they were.
        queries.setQueryData<Schedule>(scheduleKey, (known) =>
          tasks.reduce(
            (schedule, task) => schedule && withChange(schedule, { kind: "addTask", task }),
            known,
          ),
        );
        setDone(tasks, null);
      },
    });
  };
}
