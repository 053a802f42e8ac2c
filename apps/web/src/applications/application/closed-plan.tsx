import { endOf } from "@postulo/domain/interview";
import { isClosed, type Stage } from "@postulo/domain/stage";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useCancelInterviews } from "../../schedule/use-cancel-interviews.ts";
import { useFinishTasks } from "../../schedule/use-finish-tasks.ts";
import type { PlannedInterview, PlannedTask } from "../../schedule/use-schedule.ts";
import { Button } from "../../ui/form/button.tsx";
import { sheetMessages } from "./messages.ts";
import classes from "./sections.module.css";

interface ClosedPlanProps {
  readonly stage: Stage;
  /** The open tasks of the application. */
  readonly tasks: readonly PlannedTask[];
  readonly interviews: readonly PlannedInterview[];
}

/** Offers to finish what a rejected or withdrawn application has left to do, and to cancel its interviews. */
export function ClosedPlan({ stage, tasks, interviews }: ClosedPlanProps) {
  const t = useTranslate(sheetMessages);
  const finish = useFinishTasks();
  const cancel = useCancelInterviews();
  const [now] = useState(() => Date.now());
  const ahead = interviews.filter(
    (interview) => interview.outcome === null && endOf(interview) > now,
  );
  if (!isClosed(stage) || tasks.length + ahead.length === 0) return null;
  return (
    <div>
      {tasks.length === 0 ? null : (
        <p className={classes["offer"]}>
          <span>{t("plan.closed", { count: tasks.length })}</span>
          <Button size="compact-sm" variant="default" onClick={() => finish(tasks)}>
            {t("plan.finish", { count: tasks.length })}
          </Button>
        </p>
      )}
      {ahead.length === 0 ? null : (
        <p className={classes["offer"]}>
          <span>{t("plan.ahead", { count: ahead.length })}</span>
          <Button size="compact-sm" variant="default" onClick={() => cancel(ahead)}>
            {t("plan.cancel", { count: ahead.length })}
          </Button>
        </p>
      )}
    </div>
  );
}
