import { interviewRow } from "@postulo/domain/interview";
import { taskRow } from "@postulo/domain/task";
import { wallTime } from "@postulo/domain/zoned-time";
import { clockTime } from "@postulo/i18n/clock-time";
import * as z from "zod/mini";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { dayOf, shortDay } from "../../schedule/when.ts";
import type { PartChange } from "./history.ts";
import { sheetMessages } from "./messages.ts";

const taskFacts = z.extend(z.pick(taskRow, { title: true, action: true, due_date: true }), {
  is_done: z.boolean(),
});
const interviewFacts = z.pick(interviewRow, {
  kind: true,
  starts_at: true,
  time_zone: true,
  outcome: true,
});
const fileFacts = z.object({ name: z.nullable(z.string()) });

/** Recorded facts; undefined without any, or if they have another shape. */
function read<Facts>(schema: z.ZodMiniType<Facts>, recorded: string | null): Facts | undefined {
  return recorded === null ? undefined : schema.safeParse(JSON.parse(recorded)).data;
}

/** A line of the history about a task, an interview, a contact, a file, a letter or a CV. */
export function PartChangeText({ change }: { readonly change: PartChange }) {
  const t = useTranslate(sheetMessages);
  const taskText = useTaskText();
  const interviewText = useInterviewText();
  const { part, kind } = change;
  switch (part) {
    case "task":
      return <p>{taskText(change)}</p>;
    case "interview":
      return <p>{interviewText(change)}</p>;
    case "file":
      return <FileText change={change} />;
    case "contact":
      return <p>{t(`timeline.contact.${kind === "created" ? "added" : kind}`)}</p>;
    case "letter":
    case "cv":
      return <p>{t(`timeline.${part}.${kind === "removed" ? "removed" : "added"}`)}</p>;
  }
}

function useTaskText() {
  const t = useTranslate(sheetMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const nameOf = ({ title, action, due_date: day }: z.infer<typeof taskFacts>) => {
    const what = title ?? (action ? tProduct(`nextActions.${action}`) : tSchedule("task.untitled"));
    return day === null ? what : `${what}, ${shortDay(day, dayOf(Date.now()), language)}`;
  };
  return ({ before, after }: PartChange) => {
    const [old, now] = [read(taskFacts, before), read(taskFacts, after)];
    if (!now) return t("timeline.task.removed", { what: old ? nameOf(old) : "" });
    const what = nameOf(now);
    if (!old) return t("timeline.task.added", { what });
    if (old.is_done === now.is_done) return t("timeline.task.changed", { what });
    return t(now.is_done ? "timeline.task.done" : "timeline.task.reopened", { what });
  };
}

function useInterviewText() {
  const t = useTranslate(sheetMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const whenOf = ({ starts_at: start, time_zone: zone }: z.infer<typeof interviewFacts>) => {
    const day = wallTime(Date.parse(start), zone).slice(0, 10);
    return tSchedule("when.at", {
      day: shortDay(day, dayOf(Date.now()), language),
      hour: clockTime(start, zone, language),
    });
  };
  const nameOf = (facts: z.infer<typeof interviewFacts>) =>
    tSchedule("interview.what", {
      kind: tProduct(`interviewKinds.${facts.kind}`),
      when: whenOf(facts),
    });
  return ({ before, after }: PartChange) => {
    const [old, now] = [read(interviewFacts, before), read(interviewFacts, after)];
    if (!now) return t("timeline.interview.removed", { what: old ? nameOf(old) : "" });
    if (!old) return t("timeline.interview.added", { what: nameOf(now) });
    if (old.starts_at !== now.starts_at)
      return t("timeline.interview.moved", { from: whenOf(old), to: whenOf(now) });
    if (now.outcome !== null && old.outcome !== now.outcome)
      return t("timeline.interview.outcome", { outcome: tSchedule(`outcomes.${now.outcome}`) });
    return t("timeline.interview.changed", { what: nameOf(now) });
  };
}

function FileText({ change }: { readonly change: PartChange }) {
  const t = useTranslate(sheetMessages);
  const [before, after] = [read(fileFacts, change.before), read(fileFacts, change.after)];
  if (after) return <p>{t("timeline.file.added", { what: after.name ?? "" })}</p>;
  if (before?.name) return <p>{t("timeline.file.removed", { what: before.name })}</p>;
  return <p>{t("timeline.file.deleted")}</p>;
}
