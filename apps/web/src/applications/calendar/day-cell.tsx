import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { taskData } from "./calendar-entry.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { CalendarDay } from "./calendar-entries.ts";
import classes from "./calendar.module.css";

export interface GridProps {
  /** Id of the heading that names the period. */
  readonly titleId: string;
  /** The days shown, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** The day that the keys start from. */
  readonly day: string;
  readonly today: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly entries: ReadonlyMap<string, CalendarDay>;
  readonly onKeyDown: (event: KeyboardEvent, day: string) => void;
  readonly onOpenDay: (day: string) => void;
  /** @param to the day, `YYYY-MM-DD` */
  readonly onDropTask: (id: string, to: string) => void;
}

const nothing: CalendarDay = { interviews: [], tasks: [] };

export const entriesOn = ({ entries }: Pick<GridProps, "entries">, day: string): CalendarDay =>
  entries.get(day) ?? nothing;

/** Formats a day, `YYYY-MM-DD`. */
export function useDayFormat() {
  const { language } = useLanguage();
  return (day: string, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language, { timeZone: "UTC", ...options }).format(new Date(day));
}

interface DayButtonProps {
  readonly grid: GridProps;
  /** `YYYY-MM-DD` */
  readonly of: string;
  /** What is seen; the name is the full date. */
  readonly children: ReactNode;
}

/** A day. The arrow keys move between the days; one of them is in the tab order. */
export function DayButton({ grid, of: day, children }: DayButtonProps) {
  const format = useDayFormat();
  return (
    <button
      type="button"
      className={classes["day"]}
      data-day={day}
      tabIndex={day === grid.day ? 0 : -1}
      aria-current={day === grid.today ? "date" : undefined}
      onClick={() => grid.onOpenDay(day)}
      onKeyDown={(event) => grid.onKeyDown(event, day)}
    >
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{format(day, { dateStyle: "full" })}</VisuallyHidden>
    </button>
  );
}

const hasTask = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(taskData);

/** The handlers of a cell that tasks are dropped on. */
export function useTaskDrop({ onDropTask }: GridProps, day: string) {
  const [isTarget, setIsTarget] = useState(false);
  return {
    "data-target": isTarget || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasTask(event)) return;
      event.preventDefault();
      setIsTarget(true);
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event: DragEvent) => {
      if (!hasTask(event)) return;
      event.preventDefault();
      setIsTarget(false);
      onDropTask(event.dataTransfer.getData(taskData), day);
    },
  };
}
