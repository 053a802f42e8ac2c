import type { Metric } from "@postulo/domain/application-statistics";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { analyticsMessages } from "./messages.ts";
import classes from "./analytics.module.css";

/** Filters the list to the applications of a metric, by its key. */
export type ShowRows = (key: string) => void;

interface FigureLinkProps {
  readonly figure: Metric;
  /** What is counted. */
  readonly label: string;
  readonly onShow: ShowRows;
}

/** A number that links to its applications. */
export function FigureLink({ figure, label, onShow }: FigureLinkProps) {
  const t = useTranslate(analyticsMessages);
  const { language } = useLanguage();
  const count = figure.ids.length;
  const text = new Intl.NumberFormat(language).format(count);
  if (count === 0) return text;
  return (
    <button
      type="button"
      className={classes["number"]}
      aria-label={t("show", { count, label })}
      onClick={() => onShow(figure.key)}
    >
      {text}
    </button>
  );
}
