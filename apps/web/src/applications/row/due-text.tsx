import type { Application } from "@postulo/domain/application";
import { isClosed } from "@postulo/domain/stage";
import type { Language } from "@postulo/i18n/language";
import { dateFormat, type DateFormat } from "../../i18n/date-format.ts";
import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { urgencyOf } from "../../schedule/when.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { applicationMessages } from "../messages.ts";
import { Glyph } from "./glyph.tsx";
import classes from "./due-text.module.css";

const utc = { timeZone: "UTC" } as const;
const dayFormats = {
  soon: { weekday: "short", day: "numeric", month: "short", ...utc },
  thisYear: { day: "numeric", month: "short", ...utc },
  other: { dateStyle: "medium", ...utc },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Cached, because creating a format is slower than using it. */
const formats = new Map<string, DateFormat>();

function formatOf(language: Language, name: keyof typeof dayFormats): DateFormat {
  const locale = ownLocale(language);
  const key = `${locale} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  const format = dateFormat(language, dayFormats[name]);
  formats.set(key, format);
  return format;
}

const weekMs = 7 * 86_400_000;

function dayText(day: string, today: string, language: Language): string {
  const at = Date.parse(day);
  const isNear = Math.abs(at - Date.parse(today)) < weekMs;
  const name = isNear ? "soon" : day.slice(0, 4) === today.slice(0, 4) ? "thisYear" : "other";
  return formatOf(language, name).format(at);
}

/** What is shown of the next action of an application. */
export const dueOf = (
  row: Pick<Application, "next_action_date" | "reminder_set" | "application_stage">,
  today: string,
) => ({
  day: row.next_action_date,
  today,
  hasReminder: row.reminder_set,
  isOver: isClosed(row.application_stage),
});

interface DueTextProps {
  /** `YYYY-MM-DD` */
  readonly day: string | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly hasReminder: boolean;
  /** Whether the application is closed, so that nothing is overdue. */
  readonly isOver?: boolean;
  /** "Overdue" is for screen readers only; the day is red. */
  readonly isBrief?: boolean;
}

/** The day of a next action: overdue in words and red, today, or later; a bell for its reminder. */
export function DueText({ day, today, hasReminder, isOver, isBrief = false }: DueTextProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  if (day === null && !hasReminder) return null;
  const urgency = urgencyOf({ due_date: day }, today, isOver);
  return (
    <span className={classes["due"]} data-urgency={urgency}>
      {hasReminder ? (
        <>
          <Glyph name="bell" />
          <VisuallyHidden>{tProduct("applicationColumns.reminder_set")}</VisuallyHidden>
        </>
      ) : null}
      {day === null ? null : (
        <time dateTime={day}>
          {isBrief && urgency === "overdue" ? (
            <VisuallyHidden>{t("dueGroups.overdue")} </VisuallyHidden>
          ) : null}
          {urgency === "today"
            ? t("dueToday")
            : urgency === "overdue" && !isBrief
              ? t("overdue", { day: dayText(day, today, language) })
              : dayText(day, today, language)}
        </time>
      )}
    </span>
  );
}
