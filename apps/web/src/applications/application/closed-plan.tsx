import { isClosed, type Stage } from "@postulo/domain/stage";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useFinishTasks } from "../../schedule/use-finish-tasks.ts";
import type { PlannedTask } from "../../schedule/use-schedule.ts";
import { Button } from "../../ui/form/button.tsx";
import { sheetMessages } from "./messages.ts";
import classes from "./sections.module.css";

interface ClosedPlanProps {
  readonly stage: Stage;
  /** The open tasks of the application. */
  readonly tasks: readonly PlannedTask[];
}

/** Offers to finish what a rejected or withdrawn application has left to do. */
export function ClosedPlan({ stage, tasks }: ClosedPlanProps) {
  const t = useTranslate(sheetMessages);
  const finish = useFinishTasks();
  if (!isClosed(stage) || tasks.length === 0) return null;
  return (
    <p className={classes["offer"]}>
      <span>{t("plan.closed", { count: tasks.length })}</span>
      <Button size="compact-sm" variant="default" onClick={() => finish(tasks)}>
        {t("plan.finish", { count: tasks.length })}
      </Button>
    </p>
  );
}
