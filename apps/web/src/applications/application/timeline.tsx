import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { sheetMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import { useHistory, type HistoryEvent } from "./use-history.ts";
import classes from "./application-sheet.module.css";

interface TimelineProps {
  readonly id: string;
  /** Part of the query key: another version has another history. */
  readonly version: number;
}

/** The history of an application, newest first. */
export function Timeline({ id, version }: TimelineProps) {
  const t = useTranslate(sheetMessages);
  const { language } = useLanguage();
  const events = useHistory(id, version);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Part title={t("parts.history")}>
      {events.data ? (
        <ol className={classes["timeline"]}>
          {events.data.map((event) => (
            <li key={event.id}>
              <time dateTime={event.occurred_at}>{time.format(new Date(event.occurred_at))}</time>
              <EventText event={event} />
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Part>
  );
}

function EventText({ event }: { readonly event: HistoryEvent }) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  const { field, old_value, new_value } = event;
  const nameOf = (value: string | null) => {
    const stage = stages.find((known) => known === value);
    if (field === "application_stage") return stage ? tProduct(`stages.${stage}`) : (value ?? "");
    const priority = priorities.find((known) => known === value);
    return priority ? tProduct(`priorities.${priority}`) : (value ?? "");
  };
  if (old_value === null) return t("timeline.begun", { stage: nameOf(new_value) });
  const change = { from: nameOf(old_value), to: nameOf(new_value) };
  return field === "application_stage"
    ? t("timeline.stage", change)
    : t("timeline.priority", change);
}
