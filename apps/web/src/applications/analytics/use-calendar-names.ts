import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";

/** The names of months (`YYYY-MM`) and of weekdays (Monday is 1) in the current language. */
export function useCalendarNames() {
  const { language } = useLanguage();
  const utc = { timeZone: "UTC" } as const;
  const monthName = new Intl.DateTimeFormat(ownLocale(language), {
    month: "long",
    year: "numeric",
    ...utc,
  });
  const nameMonth = (name: string) => monthName.format(new Date(`${name}-01T00:00:00Z`));
  const dayName = new Intl.DateTimeFormat(ownLocale(language), { weekday: "long", ...utc });
  // 1 January 2024 was a Monday.
  const nameDay = (day: number) => dayName.format(new Date(Date.UTC(2024, 0, day)));
  return { nameMonth, nameDay };
}
