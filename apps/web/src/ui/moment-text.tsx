import { useLanguage } from "../i18n/language-context.tsx";

/** A moment given as an ISO date and time, written as the language writes it, in the person's own time zone. */
export function MomentText({ moment }: { readonly moment: string }) {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={moment}>{format.format(new Date(moment))}</time>;
}
