import { useLanguage } from "../i18n/language-context.tsx";

/** Formats an ISO date and time in the current language and the browser's time zone. */
export function MomentText({ moment }: { readonly moment: string }) {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={moment}>{format.format(new Date(moment))}</time>;
}
