import { numericOrderOf } from "@postulo/domain/mail/numeric-order";
import { statedDay, statedDeadlines } from "@postulo/domain/mail/stated-day";
import { readPosting } from "@postulo/posting/posting";
import { machineOrders, readTasks } from "@postulo/posting/tasks";
import { localToday, ownZone } from "../../../schedule/when.ts";

/** Something that a posting asks applicants to do. */
export interface AskedTask {
  readonly text: string;
  /** The day until which it asks for it, `YYYY-MM-DD`; null where it names none that is to come. */
  readonly due: string | null;
  /** Whether it says nothing but the last day to apply. */
  readonly isDeadline: boolean;
}

/** The language that a posting is written in. */
export const languageOfPosting = (text: string): string => readPosting(text).language;

/**
 * What a posting asks applicants to do, with its last day if no task has it, and its sentences for language models.
 * @param today `YYYY-MM-DD`: days before it are past
 */
export function readAsked(text: string, today = localToday()) {
  const posting = readPosting(text);
  const order = numericOrderOf(text, { zone: ownZone(), address: "" });
  const about = { today, language: posting.language, order };
  const tasks = readTasks(posting).map((task): AskedTask => ({
    text: task.text,
    due: statedDay(task.text, about) ?? null,
    isDeadline: false,
  }));
  const [deadline] = statedDeadlines(text, about);
  if (deadline && tasks.every(({ due }) => due !== deadline.day))
    tasks.push({ text: deadline.text, due: deadline.day, isDeadline: true });
  return { tasks, closing: deadline?.day, orders: machineOrders(posting) };
}
