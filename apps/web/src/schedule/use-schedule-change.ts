import type { Interview, InterviewValues } from "@postulo/domain/interview";
import type { Task, TaskValues } from "@postulo/domain/task";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { write } from "../data/read-rows.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { scheduleKey } from "../data/schedule-key.ts";
import { timelineKey } from "../data/timeline-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { scheduleMessages } from "./messages.ts";
import type { PlannedInterview, PlannedTask, Schedule } from "./use-schedule.ts";

type Values<Row> = Partial<Omit<Row, "id" | "application_id" | "created_at" | "version">>;

export type ScheduleChange =
  | { readonly kind: "addTask"; readonly task: PlannedTask }
  | { readonly kind: "editTask"; readonly id: string; readonly values: Values<Task> }
  | { readonly kind: "removeTask"; readonly id: string }
  | { readonly kind: "addInterview"; readonly interview: PlannedInterview }
  | { readonly kind: "editInterview"; readonly id: string; readonly values: Values<Interview> }
  | { readonly kind: "removeInterview"; readonly id: string };

/** The schedule with a change. A finished task leaves it. */
export function withChange(schedule: Schedule, change: ScheduleChange): Schedule {
  const { tasks, interviews } = schedule;
  switch (change.kind) {
    case "addTask":
      return {
        tasks: [...tasks.filter(({ id }) => id !== change.task.id), change.task].filter(
          ({ done_at: doneAt }) => doneAt === null,
        ),
        interviews,
      };
    case "editTask":
      return {
        tasks: tasks
          .map((task) => (task.id === change.id ? { ...task, ...change.values } : task))
          .filter(({ done_at: doneAt }) => doneAt === null),
        interviews,
      };
    case "removeTask":
      return { tasks: tasks.filter(({ id }) => id !== change.id), interviews };
    case "addInterview":
      return {
        tasks,
        interviews: [
          ...interviews.filter(({ id }) => id !== change.interview.id),
          change.interview,
        ],
      };
    case "editInterview":
      return {
        tasks,
        interviews: interviews.map((interview) =>
          interview.id === change.id ? { ...interview, ...change.values } : interview,
        ),
      };
    case "removeInterview":
      return { tasks, interviews: interviews.filter(({ id }) => id !== change.id) };
  }
}

/** A time is the same in each way of writing it, down to the minute. */
const sameTime = (one: unknown, other: unknown) =>
  typeof one === "string" &&
  typeof other === "string" &&
  Math.abs(Date.parse(one) - Date.parse(other)) < 60_000;

/**
 * The values that differ from a row as it was opened. Only these are sent, so that a column that another window changed
 * meanwhile stays.
 */
export function changedValues<Row extends object>(row: Row, values: Partial<Row>): Partial<Row> {
  const opened = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(values).filter(([column, value]) => {
    const before = opened.get(column);
    return before !== value && !(column === "starts_at" && sameTime(before, value));
  });
  const result: Partial<Row> = {};
  return Object.assign(result, Object.fromEntries(changed));
}

const before = <Row extends object>(row: Row, values: object): Partial<Row> => {
  const changed = Object.entries(row).filter(([column]) => column in values);
  const result: Partial<Row> = {};
  return Object.assign(result, Object.fromEntries(changed));
};

/** The change that takes another one back; undefined where there is nothing to take back. */
export function inverseOf(schedule: Schedule, change: ScheduleChange): ScheduleChange | undefined {
  const id = "id" in change ? change.id : "";
  const task = schedule.tasks.find((row) => row.id === id);
  const interview = schedule.interviews.find((row) => row.id === id);
  switch (change.kind) {
    case "addTask":
      return { kind: "removeTask", id: change.task.id };
    case "addInterview":
      return { kind: "removeInterview", id: change.interview.id };
    case "removeTask":
      return task && { kind: "addTask", task };
    case "removeInterview":
      return interview && { kind: "addInterview", interview };
    case "editTask":
      return task && { kind: "editTask", id, values: before(task, change.values) };
    case "editInterview":
      return interview && { kind: "editInterview", id, values: before(interview, change.values) };
  }
}

/** A row as it is inserted: the database sets the version, and the position is another table's. */
function insertable<Row extends PlannedTask | PlannedInterview>(row: Row, userId: string) {
  const { version: _version, job_applied: _position, ...values } = row;
  return { ...values, user_id: userId };
}

function send(client: SupabaseClient, userId: string, change: ScheduleChange): Promise<void> {
  const [task, interview] = [client.from("task"), client.from("interview")];
  switch (change.kind) {
    case "addTask":
      return write(task.insert(insertable(change.task, userId)));
    case "editTask":
      return write(task.update(change.values).eq("id", change.id));
    case "removeTask":
      return write(task.delete().eq("id", change.id));
    case "addInterview":
      return write(interview.insert(insertable(change.interview, userId)));
    case "editInterview":
      return write(interview.update(change.values).eq("id", change.id));
    case "removeInterview":
      return write(interview.delete().eq("id", change.id));
  }
}

async function takeIn(queries: QueryClient, change: ScheduleChange): Promise<void> {
  await queries.cancelQueries({ queryKey: scheduleKey });
  queries.setQueryData<Schedule>(scheduleKey, (known) => known && withChange(known, change));
}

interface SentChange {
  readonly onStored?: (change: ScheduleChange) => void;
  /** Called when a change is not stored. */
  readonly onFailed?: (change: ScheduleChange) => void;
}

/** Sends changes of tasks and interviews: shown at once, sent in order, and queued while there is no connection. */
export function useScheduleMutation({ onStored, onFailed }: SentChange = {}) {
  const t = useTranslate(scheduleMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const changing = useMutation({
    mutationKey: ["change-schedule"],
    scope: { id: "change-schedule" },
    meta: { errorTitle: t("failed") },
    mutationFn: (change: ScheduleChange) => send(client, user.id, change),
    onMutate: (change) => takeIn(queries, change),
    onSuccess: (_, change) => onStored?.(change),
    onError: (_, change) => onFailed?.(change),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: ["change-schedule"] }) > 1) return;
      await queries.invalidateQueries({ queryKey: scheduleKey });
      // The first open task is in the columns of its application.
      void queries.invalidateQueries({ queryKey: ["applications"] });
      void queries.invalidateQueries({ queryKey: timelineKey });
    },
  });
  return (change: ScheduleChange): void => changing.mutate(change);
}

/**
 * Changes tasks and interviews, with a toast that undoes the change. Only changed columns are sent.
 */
export function useScheduleChange(): (change: ScheduleChange, done: string) => void {
  const queries = useQueryClient();
  const mutate = useScheduleMutation();
  return (change, done) => {
    const schedule = queries.getQueryData<Schedule>(scheduleKey);
    const inverse = schedule && inverseOf(schedule, change);
    mutate(change);
    if (!inverse) return;
    // A task that is open again is not in the list any more: it is put back as it was.
    const finished =
      change.kind === "editTask" ? schedule.tasks.find(({ id }) => id === change.id) : undefined;
    showUndoToast({
      title: done,
      onUndo: () => {
        if (finished) {
          queries.setQueryData<Schedule>(
            scheduleKey,
            (known) => known && withChange(known, { kind: "addTask", task: finished }),
          );
        }
        mutate(inverse);
      },
    });
  };
}

/** A new row before the server has it. */
const fresh = () => ({
  id: crypto.randomUUID(),
  created_at: new Date().toISOString(),
  version: 1,
  job_applied: null,
});

export const newTask = (applicationId: string, values: TaskValues): PlannedTask => ({
  ...fresh(),
  application_id: applicationId,
  done_at: null,
  ...values,
});

export const newInterview = (applicationId: string, values: InterviewValues): PlannedInterview => ({
  ...fresh(),
  application_id: applicationId,
  ...values,
});
