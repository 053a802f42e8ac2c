import { useTranslate } from "../i18n/use-translate.ts";
import { scheduleMessages } from "./messages.ts";
import { TaskForm } from "./task-form.tsx";
import { changedValues, useScheduleChange } from "./use-schedule-change.ts";
import type { PlannedTask } from "./use-schedule.ts";

interface TaskEditorProps {
  /** As it was when its form was opened. */
  readonly task: PlannedTask;
  readonly onClose: () => void;
}

/** The form of a task in its place. Only what was changed is sent. */
export function TaskEditor({ task, onClose }: TaskEditorProps) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const { id } = task;
  return (
    <TaskForm
      task={task}
      onSave={(values) => {
        onClose();
        change({ kind: "editTask", id, values: changedValues(task, values) }, t("task.saved"));
      }}
      onCancel={onClose}
      onRemove={() => change({ kind: "removeTask", id }, t("task.removed"))}
    />
  );
}
