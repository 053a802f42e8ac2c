import { useLanguage } from "../i18n/language-context.tsx";

/** A day given as `YYYY-MM-DD`, written as the language writes it, whatever the time zone. */
export function DateText({ day }: { readonly day: string }) {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
