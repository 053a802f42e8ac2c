import type { Application } from "@postulo/domain/application";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { useScheduleChange } from "../../schedule/use-schedule-change.ts";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { dayOf, ownZone } from "../../schedule/when.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import { useListedKeys, useShortcut } from "../../ui/shortcuts.ts";
import { applicationMessages } from "../messages.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarBar } from "./calendar-bar.tsx";
import { dayAfterKey, daysShown } from "./calendar-days.ts";
import { calendarDays } from "./calendar-entries.ts";
import type { GridProps } from "./day-cell.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { useCalendarPosition, type CalendarPosition } from "./use-calendar-position.ts";
import { ViewSkeleton } from "../view-skeleton.tsx";
import { WeekGrid } from "./week-grid.tsx";

const minuteMs = 60_000;

/** The current time in milliseconds since the epoch, by the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface CalendarViewProps {
  /** The filtered applications. */
  readonly rows: readonly Application[];
  readonly isBesideSheet: boolean;
}

/** Wide enough for the columns of a week, alone and beside an application. */
const wideEnough = { alone: "(min-width: 48em)", besideSheet: "(min-width: 100em)" };

/** Interviews at their hour and tasks on their day: a week or a month, and a list on narrow screens. */
export default function CalendarView({ rows, isBesideSheet }: CalendarViewProps) {
  const t = useTranslate(scheduleMessages);
  const schedule = useSchedule();
  const now = useNow();
  const today = dayOf(now);
  const isWide = useMediaQuery(isBesideSheet ? wideEnough.besideSheet : wideEnough.alone);
  const position = useCalendarPosition(today, isWide);
  const days = useMemo(
    () => schedule.data && calendarDays(schedule.data, rows, { zone: ownZone(), now }),
    [schedule.data, rows, now],
  );
  if (!days) {
    return schedule.isError ? (
      <LoadFailure title={t("loadFailed")} onRetry={() => void schedule.refetch()} />
    ) : (
      <ViewSkeleton name="calendar" />
    );
  }
  return <Calendar position={position} entries={days} now={now} today={today} />;
}

/** Moves the focus to a day once it is rendered. */
function useDayFocus(day: string) {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = undefined;
    frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });
  const focusDay = (to: string) => {
    wanted.current = to;
  };
  /** The day whose focus is under way: the next key may be pressed before it is rendered. */
  const awaitedDay = () => wanted.current;
  return { frame, focusDay, awaitedDay };
}

interface CalendarProps extends Pick<GridProps, "entries" | "now" | "today"> {
  readonly position: CalendarPosition;
}

function Calendar({ position, entries, now, today }: CalendarProps) {
  const t = useTranslate(applicationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const titleId = useId();
  const { day, span, showDay, showSpan } = position;
  const days = useMemo(() => daysShown(day, span), [day, span]);
  const { frame, focusDay, awaitedDay } = useDayFocus(day);
  const goToday = () => showDay(today);
  useShortcut("t", goToday, { label: t("calendar.today") });
  useListedKeys("ArrowLeft/ArrowRight/ArrowUp/ArrowDown", t("keys.days"));
  useListedKeys("PageUp/PageDown", t("keys.periods"));

  function handleKey(event: KeyboardEvent, from: string) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || span === "agenda") return;
    const start = awaitedDay() ?? from;
    const to = dayAfterKey(key, start, span);
    if (to === undefined) return;
    event.preventDefault();
    if (to === start) return;
    focusDay(to);
    showDay(to);
  }

  function openDay(opened: string) {
    if (span === "month") {
      focusDay(opened);
      showSpan("week", opened);
    } else frame.current?.querySelector<HTMLElement>(`[data-entries="${opened}"] a`)?.focus();
  }

  const grid: GridProps = {
    titleId,
    days,
    day,
    today,
    now,
    entries,
    onKeyDown: handleKey,
    onOpenDay: openDay,
    onDropTask: (id, to) => {
      if (entries.get(to)?.tasks.some(({ task }) => task.id === id)) return;
      change({ kind: "editTask", id, values: { due_date: to } }, tSchedule("task.saved"));
    },
  };
  return (
    <div ref={frame}>
      <CalendarBar id={titleId} position={position} days={days} onToday={goToday} />
      {span === "week" ? <WeekGrid {...grid} /> : null}
      {span === "month" ? <MonthGrid {...grid} /> : null}
      {span === "agenda" ? <Agenda {...grid} /> : null}
    </div>
  );
}
