import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { drawerMessages } from "./messages.ts";
import classes from "./application-drawer.module.css";

const eventRow = z.object({
  id: z.string(),
  field: z.enum(["application_stage", "priority_level"]),
  old_value: z.nullable(z.string()),
  new_value: z.string(),
  occurred_at: z.string(),
});
type Event = z.infer<typeof eventRow>;

interface TimelineProps {
  readonly id: string;
  /** Part of the query key: another version has another history. */
  readonly version: number;
}

/** The history of an application, newest first. */
export function Timeline({ id, version }: TimelineProps) {
  const { client } = useSignedIn();
  const { language } = useLanguage();
  const events = useQuery({
    queryKey: ["application-timeline", id, version],
    queryFn: ({ signal }) =>
      readRows(
        eventRow,
        client
          .from("application_event")
          .select(Object.keys(eventRow.shape).join(","))
          .eq("application_id", id)
          .order("occurred_at", { ascending: false })
          .abortSignal(signal),
      ),
  });
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  if (!events.data) return <SkeletonRows rows={2} />;
  return (
    <ol className={classes["timeline"]}>
      {events.data.map((event) => (
        <li key={event.id}>
          <time dateTime={event.occurred_at}>{time.format(new Date(event.occurred_at))}</time>
          <EventText event={event} />
        </li>
      ))}
    </ol>
  );
}

function EventText({ event }: { readonly event: Event }) {
  const t = useTranslate(drawerMessages);
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
