import type { Application } from "@postulo/domain/application";
import { useTranslate } from "../i18n/use-translate.ts";
import { DateText } from "../ui/date-text.tsx";
import { applicationMessages } from "./messages.ts";
import { DeleteButton, PositionCell, PriorityCell, StageCell } from "./row-cells.tsx";
import type { RowActions } from "./use-row-actions.ts";
import classes from "./applications.module.css";

interface ApplicationCardsProps {
  readonly rows: readonly Application[];
  readonly actions: RowActions;
}

/** The list on small screens. */
export function ApplicationCards({ rows, actions }: ApplicationCardsProps) {
  const t = useTranslate(applicationMessages);
  return (
    <ul className={classes["cards"]} aria-label={t("title")}>
      {rows.map((row) => (
        <li key={row.id} className={classes["card"]} data-reminder={row.reminder_set || undefined}>
          <div className={classes["cardHead"]}>
            <div>
              <PositionCell row={row} />
              <DateText day={row.applied_at} />
            </div>
            <DeleteButton row={row} actions={actions} />
          </div>
          <div className={classes["cardFoot"]}>
            <StageCell row={row} actions={actions} />
            <PriorityCell row={row} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}
