import { taskTitle, type Task } from "@postulo/domain/task";
import { use } from "react";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { MachineOrders } from "../../../posting/machine-orders.tsx";
import { matchMessages } from "../../../posting/messages.ts";
import { RequirementList } from "../../../posting/requirement-list.tsx";
import { scheduleMessages } from "../../../schedule/messages.ts";
import { useDoneTasks } from "../../../schedule/use-done-tasks.ts";
import { newTask, useScheduleChange } from "../../../schedule/use-schedule-change.ts";
import { useSchedule } from "../../../schedule/use-schedule.ts";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { IconCheck, IconPlus } from "../../../ui/icons.tsx";
import { sheetMessages } from "../messages.ts";
import { PageContext, PartHeading } from "../part.tsx";
import type { AskedTask } from "./read-asked.ts";
import type { useAsked } from "./use-asked.ts";
import classes from "./asked.module.css";

interface AskedProps {
  readonly applicationId: string;
  readonly asked: ReturnType<typeof useAsked>;
}

/** What the posting asks for, and what of it the profile shows; what it asks the applicant to do. */
export function Asked({ applicationId, asked }: AskedProps) {
  const t = useTranslate(matchMessages);
  const own = useTranslate(sheetMessages);
  const isPage = use(PageContext);
  const { rows, state, tasks, orders, retry } = asked;
  return (
    <>
      {state === "failed" && rows.length > 0 ? (
        <LoadFailure title={t("requirements.failed")} onRetry={() => void retry()} />
      ) : null}
      {rows.length > 0 ? (
        <RequirementList
          rows={rows}
          state={state}
          headingLevel={isPage ? 3 : 4}
          back={{ application: applicationId }}
        />
      ) : null}
      {tasks.length > 0 ? (
        <div>
          <PartHeading>{own("asked.tasks")}</PartHeading>
          <ul className={classes["tasks"]}>
            {tasks.map((task) => (
              <AskedTaskItem key={task.text} applicationId={applicationId} task={task} />
            ))}
          </ul>
        </div>
      ) : null}
      {orders.length > 0 ? (
        <div>
          <PartHeading>{t("machines.title")}</PartHeading>
          <MachineOrders orders={orders} />
        </div>
      ) : null}
    </>
  );
}

interface AskedTaskItemProps {
  readonly applicationId: string;
  readonly task: AskedTask;
}

/** Whether a task is what the posting asks for: by its words, or by its day where one of the two is nothing but a day. */
function isSame(task: Task, { text, due, isDeadline }: AskedTask): boolean {
  if (task.title === taskTitle(text)) return true;
  const isDay = isDeadline || (task.title === null && task.action === null);
  return isDay && due !== null && task.due_date === due;
}

/** Something that the applicant is to do, which can become a task, due on the day that the posting names. */
function AskedTaskItem({ applicationId, task: asked }: AskedTaskItemProps) {
  const { text, due } = asked;
  const t = useTranslate(sheetMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const schedule = useSchedule();
  const change = useScheduleChange();
  const done = useDoneTasks(applicationId);
  const isPlanned = schedule.data?.tasks.some(
    (task) => task.application_id === applicationId && isSame(task, asked),
  );
  const isDone = done.data?.some((task) => isSame(task, asked)) ?? false;
  const add = () => {
    const values = { title: taskTitle(text), action: null, due_date: due, reminder_set: false };
    const task = newTask(applicationId, values);
    change({ kind: "addTask", task }, tSchedule("task.added"));
  };
  return (
    <li>
      <span>{text}</span>
      {isPlanned || isDone ? (
        <span className={classes["planned"]}>
          <IconCheck size={14} aria-hidden /> {t(isPlanned ? "asked.planned" : "asked.done")}
        </span>
      ) : done.isPending && !done.isPaused ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t("asked.addOf", { text })}
          onClick={add}
        >
          {t("asked.add")}
        </Button>
      )}
    </li>
  );
}
