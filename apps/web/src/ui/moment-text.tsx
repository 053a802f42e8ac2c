import { dateFormat } from "../i18n/date-format.ts";
import { useLanguage } from "../i18n/language-context.tsx";

interface MomentTextProps {
  /** An ISO date and time. */
  readonly moment: string;
  readonly isDayOnly?: boolean;
}

/** Formats a moment in the current language and the browser's time zone. */
export function MomentText({ moment, isDayOnly = false }: MomentTextProps) {
  const { language } = useLanguage();
  const format = dateFormat(language, {
    dateStyle: "medium",
    ...(isDayOnly ? {} : { timeStyle: "short" }),
  });
  return <time dateTime={moment}>{format.format(new Date(moment))}</time>;
}
