import { taskTitle, type Task } from "@postulo/domain/task";
import { messages as english } from "../add/messages.ts";
import { messages as french } from "../add/messages.fr.ts";
import { readAsked } from "../application/posting/read-asked.ts";

/** The titles of a last day to apply that no posting gave words to. */
const labels: readonly string[] = [english.next_action_date, french.next_action_date];

type Dated = Pick<Task, "title" | "due_date" | "created_at">;

/** Whether a task is nothing but the last day to apply: it has that name, or the words and the day of the posting. */
export function isClosingTask({ title, due_date: due, created_at }: Dated, posting: string) {
  if (title === null || due === null) return false;
  if (labels.includes(title)) return true;
  if (posting === "") return false;
  // Of a day that is past since, as it was read when the task was made.
  const { tasks, closing } = readAsked(posting, created_at.slice(0, "YYYY-MM-DD".length));
  const isAsked = tasks.some((one) => one.due === due && taskTitle(one.text) === title);
  return due === closing && isAsked;
}
