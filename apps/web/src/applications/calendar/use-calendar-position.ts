import { isCalendarDay } from "@postulo/domain/application-edit";
import { useSearchParams } from "react-router";
import { stepFrom, type Span } from "./calendar-days.ts";

const quietly = { replace: true, preventScrollReset: true };

/**
 * The day and the span of the calendar, which are in the URL: a week unless the month was chosen.
 * @param today `YYYY-MM-DD`, the day without one in the URL
 */
export function useCalendarPosition(today: string, isWide: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get("on");
  const day = inUrl !== null && isCalendarDay(inUrl) ? inUrl : today;
  const chosen = parameters.get("span") === "month" ? "month" : "week";
  const span: Span = isWide ? chosen : "agenda";

  function change(values: Readonly<Record<string, string>>) {
    setParameters((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, quietly);
  }
  const onDay = (to: string) => ({ on: to === today ? "" : to });
  const showDay = (to: string) => change(onDay(to));

  return {
    day,
    span,
    showDay,
    showSpan: (to: "week" | "month", at = day) =>
      change({ span: to === "week" ? "" : to, ...onDay(at) }),
    step: (by: 1 | -1) => showDay(stepFrom(day, span, by)),
  };
}

export type CalendarPosition = ReturnType<typeof useCalendarPosition>;
