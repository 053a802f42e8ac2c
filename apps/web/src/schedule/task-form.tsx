import { nextActions } from "@postulo/domain/next-action";
import { taskLimits, type Task, type TaskValues } from "@postulo/domain/task";
import { useId } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { useFormFrame } from "../ui/form/use-form-frame.ts";

interface TaskFormProps {
  /** Undefined for a new one. */
  readonly task?: Task;
  readonly onSave: (values: TaskValues) => void;
  readonly onCancel: () => void;
  readonly onRemove?: () => void;
}

/** The fields of a task. Its predefined actions are proposed while one types. */
export function TaskForm({ task, onSave, onCancel, onRemove }: TaskFormProps) {
  const t = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  const listId = useId();
  const labels = new Map(nextActions.map((action) => [tProduct(`nextActions.${action}`), action]));
  const fields = useFields({
    messages: scheduleMessages,
    isQueued: true,
    initialValues: {
      what: task?.action ? tProduct(`nextActions.${task.action}`) : (task?.title ?? ""),
      day: task?.due_date ?? "",
      reminder: task?.reminder_set ?? false,
    },
    check: ({ what, day }) => ({
      what:
        what.trim() === "" && day === ""
          ? "task.needsText"
          : what.length > taskLimits.title
            ? "task.tooLong"
            : undefined,
    }),
    onSubmit: async ({ what, day, reminder }) => {
      const action = labels.get(what.trim()) ?? null;
      const title = action === null ? what.trim() || null : null;
      onSave({ title, action, due_date: day || null, reminder_set: reminder });
    },
  });
  const frame = useFormFrame(() => fields.focusField("what"), onCancel);
  return (
    <form className={classes["form"]} ref={frame} onSubmit={fields.submit} noValidate>
      <TextInput
        label={t("task.what")}
        list={listId}
        autoComplete="off"
        {...fields.field("what")}
      />
      <datalist id={listId}>
        {[...labels.keys()].map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      <TextInput type="date" label={t("task.day")} {...fields.field("day")} />
      <Checkbox
        label={t("task.reminder")}
        description={t("task.reminderHint")}
        {...fields.form.checkboxProps("reminder")}
      />
      <FormButtons onCancel={onCancel} onRemove={onRemove} />
    </form>
  );
}

export function FormButtons({
  onCancel,
  onRemove,
}: {
  readonly onCancel: () => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const t = useTranslate(scheduleMessages);
  return (
    <div className={classes["buttons"]}>
      <Button type="submit">{t("save")}</Button>
      <Button variant="default" onClick={onCancel}>
        {t("cancel")}
      </Button>
      {onRemove ? (
        <Button variant="subtle" color="danger" onClick={onRemove}>
          {t("remove")}
        </Button>
      ) : null}
    </div>
  );
}
