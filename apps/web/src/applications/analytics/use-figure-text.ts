import { quietDays } from "@postulo/domain/application-news";
import { partsOfKey } from "@postulo/domain/application-statistics";
import { promptDays } from "@postulo/domain/application-tracking";
import { stages } from "@postulo/domain/stage";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { analyticsMessages } from "./messages.ts";
import { useCalendarNames } from "./use-calendar-names.ts";

const outcomes = ["answered", "unanswered", "waiting"] as const;
const singleFigures = ["total", "sent", "offers", "completed", "quiet", "prompt"] as const;
const daysOf = { quiet: quietDays, prompt: promptDays } as const;

/** Names the applications of a group: of a source, a month, a weekday or a week. */
function useGroupText() {
  const t = useTranslate(analyticsMessages);
  const { language } = useLanguage();
  const { nameMonth, nameDay } = useCalendarNames();
  const day = dateFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return (kind: string, value: string): string | undefined => {
    if (kind === "all") return t("figure.sent");
    if (kind === "source")
      return value === "" ? t("figure.noSource") : t("figure.source", { source: value });
    if (kind === "month" && /^\d{4}-\d\d$/.test(value))
      return t("figure.month", { month: nameMonth(value) });
    if (kind === "weekday" && /^[1-7]$/.test(value))
      return t("figure.weekday", { day: nameDay(Number(value)) });
    if (kind === "week" && /^\d{4}-\d\d-\d\d$/.test(value))
      return t("figure.week", {
        day: day.format(new Date(value)),
      });
    return undefined;
  };
}

/** Names the applications that were in a stage, or went from one to another. */
function useStageText() {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  const nameOf = (name: string | undefined) => {
    const stage = stages.find((known) => known === name);
    return stage && tProduct(`stages.${stage}`);
  };
  return (kind: string, from: string | undefined, to: string | undefined): string | undefined => {
    const [stage, next] = [nameOf(from), nameOf(to)];
    if (stage === undefined) return undefined;
    if (kind === "reached") return t("figure.reached", { stage });
    if (kind === "stay") return t("figure.stay", { stage });
    return kind === "move" && next !== undefined ? `${stage} → ${next}` : undefined;
  };
}

/** Returns a function that names the figure of a key, see `Metric`; undefined for an unknown key. */
export function useFigureText(): (key: string) => string | undefined {
  const t = useTranslate(analyticsMessages);
  const groupText = useGroupText();
  const stageText = useStageText();
  return (key) => {
    const [kind = "", value = "", last] = partsOfKey(key);
    if (key === "prompt.answered") return t("figure.promptlyAnswered", { days: promptDays });
    if (key === "answerTime") return t("figure.answerTime");
    const single = singleFigures.find((known) => known === key);
    if (single === "quiet" || single === "prompt")
      return t(`figure.${single}`, { days: daysOf[single] });
    if (single) return t(`figure.${single}`);
    const isAll = kind === "all";
    const outcome = outcomes.find((known) => known === (isAll ? value : last));
    const group = groupText(kind, value);
    if (group === undefined) return stageText(kind, value, last);
    return outcome ? t(`figure.outcomes.${outcome}`, { group }) : group;
  };
}
