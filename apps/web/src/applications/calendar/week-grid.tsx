import { wallTime } from "@postulo/domain/zoned-time";
import { clockTime } from "@postulo/i18n/clock-time";
import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ownZone } from "../../schedule/when.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { applicationMessages } from "../messages.ts";
import { isWeekend } from "./calendar-days.ts";
import { InterviewEntry, TaskEntry } from "./calendar-entry.tsx";
import { hoursShown, lanesOf } from "./calendar-entries.ts";
import { DayButton, entriesOn, useDayFormat, useTaskDrop, type GridProps } from "./day-cell.tsx";
import classes from "./calendar.module.css";

const hourPx = 56;
/** Enough for two lines of text. */
const leastPx = 40;
const leastMinutes = (leastPx / hourPx) * 60;

type Hours = ReturnType<typeof hoursShown>;

const offset = (minutes: number, { first }: Hours) => ((minutes - first * 60) / 60) * hourPx;

/** A week: the tasks of each day, and its interviews at their hour. */
export function WeekGrid(props: GridProps) {
  const { days, titleId } = props;
  const t = useTranslate(applicationMessages);
  const hours = hoursShown(days.flatMap((day) => entriesOn(props, day).interviews));
  return (
    <table aria-labelledby={titleId} className={classes["week"]}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t("calendar.kind")}</VisuallyHidden>
          </th>
          {days.map((day) => (
            <DayHead key={day} grid={props} of={day} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <VisuallyHidden>{t("calendar.tasks")}</VisuallyHidden>
          </th>
          {days.map((day) => (
            <TasksCell key={day} grid={props} of={day} />
          ))}
        </tr>
        <tr>
          <th scope="row" className={classes["clock"]}>
            <VisuallyHidden>{t("calendar.interviews")}</VisuallyHidden>
            <HourMarks hours={hours} />
          </th>
          {days.map((day) => (
            <HoursCell key={day} grid={props} of={day} hours={hours} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly grid: GridProps;
  /** `YYYY-MM-DD` */
  readonly of: string;
}

function DayHead({ grid, of: day }: CellProps) {
  const format = useDayFormat();
  return (
    <th scope="col">
      <DayButton grid={grid} of={day}>
        {format(day, { weekday: "short" })} <b>{Number(day.slice(8))}</b>
      </DayButton>
    </th>
  );
}

function HourMarks({ hours }: { readonly hours: Hours }) {
  const { language } = useLanguage();
  const marks = Array.from(
    { length: hours.last - hours.first - 1 },
    (_, at) => hours.first + at + 1,
  );
  const text = (hour: number) =>
    clockTime(`2026-01-01T${String(hour).padStart(2, "0")}:00:00Z`, "UTC", ownLocale(language));
  return marks.map((hour) => (
    <span key={hour} aria-hidden style={{ top: offset(hour * 60, hours) }}>
      {text(hour)}
    </span>
  ));
}

function TasksCell({ grid, of: day }: CellProps) {
  const drop = useTaskDrop(grid, day);
  return (
    <td {...drop} data-entries={day} data-weekend={isWeekend(day) || undefined}>
      {entriesOn(grid, day).tasks.map((entry) => (
        <TaskEntry key={entry.task.id} entry={entry} today={grid.today} />
      ))}
    </td>
  );
}

function HoursCell({ grid, of: day, hours }: CellProps & { readonly hours: Hours }) {
  const drop = useTaskDrop(grid, day);
  const { interviews } = entriesOn(grid, day);
  const drawn = interviews.map(({ start, end }) => ({
    start,
    end: Math.max(end, start + leastMinutes),
  }));
  const lanes = lanesOf(drawn);
  return (
    <td
      {...drop}
      data-entries={day}
      data-weekend={isWeekend(day) || undefined}
      className={classes["hours"]}
      style={{ height: (hours.last - hours.first) * hourPx }}
    >
      {interviews.map((entry, at) => {
        const { start, end } = drawn[at] ?? entry;
        const lane = lanes[at] ?? { at: 0, count: 1 };
        const place = {
          top: offset(start, hours),
          height: ((end - start) / 60) * hourPx,
          left: `${(lane.at / lane.count) * 100}%`,
          width: `${100 / lane.count}%`,
        };
        return (
          <div key={entry.interview.id} style={place}>
            <InterviewEntry entry={entry} now={grid.now} isLine={false} />
          </div>
        );
      })}
      {day === grid.today ? <NowLine now={grid.now} hours={hours} /> : null}
    </td>
  );
}

function NowLine({ now, hours }: { readonly now: number; readonly hours: Hours }) {
  const at = wallTime(now, ownZone());
  const minutes = Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));
  if (minutes < hours.first * 60 || minutes > hours.last * 60) return null;
  return <hr aria-hidden style={{ top: offset(minutes, hours) }} />;
}
