import { overlapMinutes, type Interview } from "@postulo/domain/interview";
import { useTranslate } from "../i18n/use-translate.ts";
import { IconAlertTriangle } from "../ui/icons.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import type { PlannedInterview } from "./use-schedule.ts";

interface OverlapsProps {
  readonly planned: Pick<Interview, "starts_at" | "duration_minutes">;
  readonly others: readonly PlannedInterview[];
}

/** The interviews that take place at the same time. */
export function Overlaps({ planned, others }: OverlapsProps) {
  const t = useTranslate(scheduleMessages);
  const overlapping = others.filter(
    (other) => other.outcome !== "cancelled" && overlapMinutes(planned, other) > 0,
  );
  return (
    <output className={classes["overlaps"]}>
      {overlapping.map((other) => (
        <span key={other.id}>
          <IconAlertTriangle size={14} aria-hidden />
          {t("interview.overlap", {
            minutes: overlapMinutes(planned, other),
            company: other.job_applied?.company_name ?? "",
          })}
        </span>
      ))}
    </output>
  );
}
