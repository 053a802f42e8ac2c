import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { InterviewEntry, TaskEntry } from "./calendar-entry.tsx";
import { entriesOn, useDayFormat, type GridProps } from "./day-cell.tsx";
import classes from "./calendar.module.css";

/** The days on which something is planned, as a list. */
export function Agenda(props: GridProps) {
  const { days, today, now, entries } = props;
  const t = useTranslate(applicationMessages);
  const format = useDayFormat();
  const planned = days.filter((day) => entries.has(day));
  if (planned.length === 0) return <p className={classes["empty"]}>{t("calendar.empty")}</p>;
  return (
    <ol className={classes["agenda"]}>
      {planned.map((day) => {
        const { interviews, tasks } = entriesOn(props, day);
        return (
          <li key={day} aria-current={day === today ? "date" : undefined}>
            <h3>
              {day === today
                ? t("today")
                : format(day, { weekday: "long", day: "numeric", month: "long" })}
            </h3>
            {interviews.map((entry) => (
              <InterviewEntry key={entry.interview.id} entry={entry} now={now} isLine />
            ))}
            {tasks.map((entry) => (
              <TaskEntry key={entry.task.id} entry={entry} today={today} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
