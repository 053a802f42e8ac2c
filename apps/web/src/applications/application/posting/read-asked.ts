import { statedDay } from "@postulo/domain/mail/stated-day";
import { readPosting } from "@postulo/posting/posting";
import { machineOrders, readTasks } from "@postulo/posting/tasks";
import { localToday } from "../../../schedule/when.ts";

/** Something that a posting asks applicants to do. */
export interface AskedTask {
  readonly text: string;
  /** The day until which it asks for it, `YYYY-MM-DD`; null where it names none that is to come. */
  readonly due: string | null;
}

/** What a posting asks applicants to do, and its sentences for language models. */
export function readAsked(text: string) {
  const posting = readPosting(text);
  const about = { today: localToday(), language: posting.language };
  const tasks = readTasks(posting).map((task): AskedTask => ({
    text: task.text,
    due: statedDay(task.text, about) ?? null,
  }));
  return { tasks, orders: machineOrders(posting) };
}
