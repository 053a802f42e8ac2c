import { compareTasks, taskRow } from "@postulo/domain/task";
import * as z from "zod/mini";
import { newId, type MemoryRows } from "./memory-rows.ts";
import type { Row } from "./table-query.ts";

/** The columns of an application that are those of its first open task. */
const taskColumns = ["next_action", "next_action_date", "reminder_set"];

/** Keeps an application's next action and its first open task the same. */
export function syncTasks(
  rows: MemoryRows,
  table: string,
  { after, before = {} }: { readonly after: Row; readonly before?: Row },
): void {
  if (table === "task") setNextAction(rows, String(after["application_id"]));
  if (table !== "job_applied") return;
  if (taskColumns.some((column) => after[column] !== before[column])) setTask(rows, after);
}

function firstTask(rows: MemoryRows, applicationId: string): Row | undefined {
  const open = rows
    .of("task")
    .filter((task) => task["application_id"] === applicationId && task["done_at"] === null);
  return open.toSorted((one, other) =>
    compareTasks(z.parse(taskRow, one), z.parse(taskRow, other)),
  )[0];
}

function setNextAction(rows: MemoryRows, applicationId: string): void {
  const application = rows.of("job_applied").find(({ id }) => id === applicationId);
  if (!application) return;
  const task = firstTask(rows, applicationId);
  const before = { ...application };
  Object.assign(application, {
    next_action: task?.["action"] ?? null,
    next_action_date: task?.["due_date"] ?? null,
    reminder_set: task?.["reminder_set"] ?? false,
    version: Number(application["version"]) + 1,
  });
  rows.recordChanges(application, before);
}

function setTask(rows: MemoryRows, application: Row): void {
  const task = firstTask(rows, String(application["id"]));
  const { next_action: action, next_action_date: due, reminder_set: reminder } = application;
  const values = {
    action: action ?? null,
    due_date: due ?? null,
    reminder_set: reminder ?? false,
  };
  if (task) Object.assign(task, values);
  else if (values.action !== null || values.due_date !== null)
    rows.of("task").push(openTask(application, values));
  if (task && values.action === null && values.due_date === null && task["title"] === null)
    rows.remove("task", (one) => one === task);
}

/** A task of an application, as the database creates it. */
export const openTask = (application: Row, values: Row): Row => ({
  id: newId(),
  user_id: application["user_id"],
  application_id: application["id"],
  title: null,
  done_at: null,
  created_at: new Date().toISOString(),
  version: 1,
  ...values,
});
