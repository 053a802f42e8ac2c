import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { isWeekend } from "./calendar-days.ts";
import { InterviewEntry, TaskEntry } from "./calendar-entry.tsx";
import { DayButton, entriesOn, useDayFormat, useTaskDrop, type GridProps } from "./day-cell.tsx";
import classes from "./calendar.module.css";

const daysInWeek = 7;

/** A month as whole weeks. */
export function MonthGrid(props: GridProps) {
  const { days, titleId } = props;
  const format = useDayFormat();
  const weeks = Array.from({ length: days.length / daysInWeek }, (_, at) =>
    days.slice(at * daysInWeek, (at + 1) * daysInWeek),
  );
  return (
    <table aria-labelledby={titleId} className={classes["month"]}>
      <thead>
        <tr>
          {days.slice(0, daysInWeek).map((day) => (
            <th key={day} scope="col">
              <span aria-hidden>{format(day, { weekday: "short" })}</span>
              <VisuallyHidden>{format(day, { weekday: "long" })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} grid={props} of={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ grid, of: day }: { readonly grid: GridProps; readonly of: string }) {
  const format = useDayFormat();
  const drop = useTaskDrop(grid, day);
  const { interviews, tasks } = entriesOn(grid, day);
  const isFirst = day.endsWith("-01");
  return (
    <td
      {...drop}
      data-entries={day}
      data-other={day.slice(0, 7) === grid.day.slice(0, 7) ? undefined : true}
      data-weekend={isWeekend(day) || undefined}
    >
      <DayButton grid={grid} of={day}>
        {isFirst ? format(day, { day: "numeric", month: "short" }) : Number(day.slice(8))}
      </DayButton>
      {interviews.map((entry) => (
        <InterviewEntry key={entry.interview.id} entry={entry} now={grid.now} isLine />
      ))}
      {tasks.map((entry) => (
        <TaskEntry key={entry.task.id} entry={entry} today={grid.today} />
      ))}
    </td>
  );
}
