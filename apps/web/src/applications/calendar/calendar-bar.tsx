import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ActionIcon, Button } from "../../ui/form/button.tsx";
import { SegmentedChoice } from "../../ui/form/segmented-choice.tsx";
import { IconChevronLeft, IconChevronRight } from "../../ui/icons.tsx";
import { applicationMessages } from "../messages.ts";
import type { CalendarPosition } from "./use-calendar-position.ts";
import classes from "./calendar.module.css";

/** "November 2026", or the first and the last day. */
function usePeriod({ day, span }: CalendarPosition, days: readonly string[]): string {
  const { language } = useLanguage();
  if (span === "month") {
    const month = { month: "long", year: "numeric", timeZone: "UTC" } as const;
    return dateFormat(language, month).format(new Date(day));
  }
  const month = span === "week" ? "long" : "short";
  // A list of four weeks is shown where there is little room: only another year is named.
  const isThisYear = days.every((one) => one.slice(0, 4) === String(new Date().getFullYear()));
  const year = span === "week" || !isThisYear ? ("numeric" as const) : undefined;
  const format = { day: "numeric", month, year, timeZone: "UTC" } as const;
  return dateFormat(language, format).formatRange(
    new Date(days.at(0) ?? day),
    new Date(days.at(-1) ?? day),
  );
}

interface CalendarBarProps {
  readonly id: string;
  readonly position: CalendarPosition;
  readonly days: readonly string[];
  readonly onToday: () => void;
}

/** What the calendar shows, and the ways to other days. */
export function CalendarBar({ id, position, days, onToday }: CalendarBarProps) {
  const t = useTranslate(applicationMessages);
  const { span, step, showSpan } = position;
  const period = usePeriod(position, days);
  return (
    <div className={classes["bar"]}>
      <Button variant="default" aria-label={t("calendar.today")} onClick={onToday}>
        {t("today")}
      </Button>
      <ActionIcon
        size="control"
        aria-label={t(`calendar.previous.${span}`)}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size="control" aria-label={t(`calendar.next.${span}`)} onClick={() => step(1)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <h2 id={id} aria-live="polite">
        {period}
      </h2>
      {span === "agenda" ? null : (
        <SegmentedChoice
          label={t("calendar.span")}
          value={span}
          onChange={showSpan}
          options={[
            { value: "week", label: t("calendar.week") },
            { value: "month", label: t("calendar.month") },
          ]}
        />
      )}
    </div>
  );
}
