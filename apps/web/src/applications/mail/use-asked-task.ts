import type { Application } from "@postulo/domain/application";
import type { MailProposal } from "@postulo/domain/mail/read-mail";
import { taskTitle } from "@postulo/domain/task";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { newTask, type ScheduleChange } from "../../schedule/use-schedule-change.ts";
import type { Schedule } from "../../schedule/use-schedule.ts";
import { mailMessages } from "./messages.ts";

interface AskedTaskOptions {
  readonly row: Application;
  readonly proposal: Pick<MailProposal, "asked">;
  readonly schedule: Schedule | undefined;
}

/** The task of answering by the day that a mail names beside its date; none where the application has it. */
export function useAskedTask({ row, proposal: { asked }, schedule }: AskedTaskOptions) {
  const t = useTranslate(mailMessages);
  const [isWanted, setIsWanted] = useState(true);
  const title = taskTitle(t("date.deadline", { company: row.company_name }));
  const isKnown = (schedule?.tasks ?? []).some(
    (task) => task.application_id === row.id && task.due_date === asked && task.title === title,
  );
  const day = isKnown ? null : asked;
  const values = { title, action: null, due_date: day, reminder_set: false };
  const changes: ScheduleChange[] =
    day === null || !isWanted ? [] : [{ kind: "addTask", task: newTask(row.id, values) }];
  return { day, company: row.company_name, isWanted, setIsWanted, changes };
}
