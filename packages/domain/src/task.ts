import * as z from "zod/mini";
import { nextActions } from "./next-action.ts";

/** The limits of a row of `task`, in characters, and how many rows an application has. */
export const taskLimits = { title: 500, rows: 200 } as const;

/** The beginning of a text that is not too long for a title; characters are code points, as in the database. */
export const taskTitle = (text: string): string =>
  Array.from(text).slice(0, taskLimits.title).join("");

/** A row of `task`. The first open one of an application is its `next_action`, `next_action_date` and `reminder_set`. */
export const taskRow = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  /** The person's own words; an action that was chosen after them counts instead, see `firstWords`. */
  title: z.nullable(z.string()),
  action: z.nullable(z.enum(nextActions)),
  /** `YYYY-MM-DD` */
  due_date: z.nullable(z.string()),
  reminder_set: z.boolean(),
  /** ISO time; null while it is open. */
  done_at: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
});
export type Task = z.infer<typeof taskRow>;
export type TaskValues = Pick<Task, "title" | "action" | "due_date" | "reminder_set">;

/** Compares tasks as the database picks the first one: by day, undated ones last, then by creation. */
export function compareTasks(one: Task, other: Task): number {
  const [first, second] = [one, other].map(({ due_date: day }) => day ?? "9999-12-31");
  if (first !== second) return (first ?? "") < (second ?? "") ? -1 : 1;
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The person's words, where no action was chosen: they stay in the row below a later choice, for an undo. */
const wordsOf = ({ title, action }: Pick<Task, "title" | "action">): string | null =>
  action === null ? title : null;

/** The person's own words of the first open task of an application; undefined where it has none. */
export function firstWords(open: readonly Task[], applicationId: string): string | undefined {
  const [first] = open
    .filter((task) => task.application_id === applicationId)
    .toSorted(compareTasks);
  return (first && wordsOf(first)) ?? undefined;
}
