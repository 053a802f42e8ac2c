import type { Language } from "@postulo/i18n/language";
import { useLanguage } from "../i18n/language-context.tsx";

/** Kept, since a list asks for as many dates as it has rows, and to make a format takes longer than to use it. */
const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  formats.set(language, format);
  return format;
}

/** A day given as `YYYY-MM-DD`, written as the language writes it, whatever the time zone. */
export function DateText({ day }: { readonly day: string }) {
  const { language } = useLanguage();
  return <time dateTime={day}>{formatOf(language).format(new Date(`${day}T00:00:00Z`))}</time>;
}
