import type { Language } from "@postulo/i18n/language";
import { dateFormat, type DateFormat } from "../i18n/date-format.ts";
import { ownLocale } from "../i18n/own-locale.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/** Cached, because creating a format is slower than using it. */
const formats = new Map<string, DateFormat>();

function formatOf(language: Language): DateFormat {
  const locale = ownLocale(language);
  const known = formats.get(locale);
  if (known) return known;
  const format = dateFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  formats.set(locale, format);
  return format;
}

/** Formats a `YYYY-MM-DD` date in the current language, whatever the time zone. */
export function DateText({ day }: { readonly day: string }) {
  const { language } = useLanguage();
  return <time dateTime={day}>{formatOf(language).format(new Date(`${day}T00:00:00Z`))}</time>;
}
