import { taskTitle } from "@postulo/domain/task";
import { useTranslate } from "../../i18n/use-translate.ts";
import { newTask, useScheduleMutation } from "../../schedule/use-schedule-change.ts";
import { postingMessages } from "../add/messages.ts";

/** What a posting says about its last day; undefined where the day is not read from it. */
async function readWords(posting: string, day: string): Promise<string | undefined> {
  if (posting === "") return undefined;
  const { readAsked } = await import("../application/posting/read-asked.ts");
  return readAsked(posting).tasks.find(({ due }) => due === day)?.text;
}

interface Closing {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly posting: string;
  /** What was sent already has nothing left to do. */
  readonly isSent: boolean;
}

/** Adds the closing date of an application as a task that says what is due, in the posting's words where it names the day. */
export function useAddClosing() {
  const t = useTranslate(postingMessages);
  const change = useScheduleMutation();
  return async (applicationId: string, { day, posting, isSent }: Closing): Promise<void> => {
    // Without a connection the reader may not load.
    const words = await readWords(posting, day).catch(() => undefined);
    const title = taskTitle(words ?? t("next_action_date"));
    const values = { title, action: null, due_date: day, reminder_set: false };
    const doneAt = isSent ? new Date().toISOString() : null;
    change({ kind: "addTask", task: { ...newTask(applicationId, values), done_at: doneAt } });
  };
}
