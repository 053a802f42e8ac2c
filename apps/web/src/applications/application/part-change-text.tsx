import { wallTime } from "@postulo/domain/zoned-time";
import { clockTime } from "@postulo/i18n/clock-time";
import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { dayOf, shortDay } from "../../schedule/when.ts";
import type { PartChange } from "./history.ts";
import { sheetMessages } from "./messages.ts";
import {
  fileFacts,
  interviewFacts,
  readFacts,
  taskFacts,
  type InterviewFacts,
  type TaskFacts,
} from "./part-facts.ts";

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
  const nameOf = ({ title, action, due_date: day }: TaskFacts) => {
    const what = action ? tProduct(`nextActions.${action}`) : (title ?? tSchedule("task.untitled"));
    return day === null ? what : `${what}, ${shortDay(day, dayOf(Date.now()), language)}`;
  };
  return ({ before, after }: PartChange) => {
    const [old, now] = [readFacts(taskFacts, before), readFacts(taskFacts, after)];
    if (!now) return t("timeline.task.removed", { what: old ? nameOf(old) : "" });
    const what = nameOf(now);
    if (!old) return t(now.is_done ? "timeline.task.done" : "timeline.task.added", { what });
    if (old.is_done === now.is_done) return t("timeline.task.changed", { what });
    return t(now.is_done ? "timeline.task.done" : "timeline.task.reopened", { what });
  };
}

function useInterviewText() {
  const t = useTranslate(sheetMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const whenOf = ({ starts_at: start, time_zone: zone }: InterviewFacts) => {
    const day = wallTime(Date.parse(start), zone).slice(0, 10);
    return tSchedule("when.at", {
      day: shortDay(day, dayOf(Date.now()), language),
      hour: clockTime(start, zone, ownLocale(language)),
    });
  };
  const nameOf = (facts: InterviewFacts) =>
    tSchedule("interview.what", {
      kind: tProduct(`interviewKinds.${facts.kind}`),
      when: whenOf(facts),
    });
  return ({ before, after }: PartChange) => {
    const [old, now] = [readFacts(interviewFacts, before), readFacts(interviewFacts, after)];
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
  const [before, after] = [readFacts(fileFacts, change.before), readFacts(fileFacts, change.after)];
  if (after) return <p>{t("timeline.file.added", { what: after.name ?? "" })}</p>;
  if (before?.name) return <p>{t("timeline.file.removed", { what: before.name })}</p>;
  return <p>{t("timeline.file.deleted")}</p>;
}
