import type { Application } from "@postulo/domain/application";
import { useMemo } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { DateText } from "../../ui/date-text.tsx";
import { dayAfter } from "./day-after.ts";
import { isReminderDue } from "./list-filter.ts";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import { ApplicationLink } from "../row/application-link.tsx";
import type { RowActions } from "../row/use-row-actions.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import classes from "./due-list.module.css";

interface DueListProps {
  readonly rows: readonly Application[];
  readonly today: string;
  readonly actions: RowActions;
}

const maxShown = 5;

/** The due next actions, the longest overdue first. */
export function DueList({ rows, today, actions }: DueListProps) {
  const t = useTranslate(applicationMessages);
  const due = useMemo(
    () =>
      rows
        .filter((row) => isReminderDue(row, today))
        .toSorted((one, other) =>
          (one.next_action_date ?? "") < (other.next_action_date ?? "") ? -1 : 1,
        ),
    [rows, today],
  );
  if (due.length === 0) return null;
  return (
    <section className={classes["due"]} aria-labelledby="due-title">
      <h2 id="due-title">{t("due.title", { count: due.length })}</h2>
      <ul>
        {due.slice(0, maxShown).map((row) => (
          <DueItem key={row.id} row={row} today={today} actions={actions} />
        ))}
      </ul>
      {due.length > maxShown ? <p>{t("due.more", { count: due.length - maxShown })}</p> : null}
    </section>
  );
}

interface DueItemProps {
  readonly row: Application;
  readonly today: string;
  readonly actions: RowActions;
}

function DueItem({ row, today, actions }: DueItemProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const position = positionOf(row);
  const snooze = (days: number) =>
    actions.edit("nextAction", row, { next_action_date: dayAfter(today, days) });
  return (
    <li>
      <span>
        <strong>
          {row.next_action
            ? tProduct(`nextActions.${row.next_action}`)
            : tProduct("applicationColumns.reminder_set")}
        </strong>{" "}
        <ApplicationLink id={row.id}>{position}</ApplicationLink>
        {row.next_action_date ? (
          <small>
            <DateText day={row.next_action_date} />
          </small>
        ) : null}
      </span>
      <ButtonRow>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("due.tomorrowOf", { position })}
          onClick={() => snooze(1)}
        >
          {t("due.tomorrow")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("due.nextWeekOf", { position })}
          onClick={() => snooze(7)}
        >
          {t("due.nextWeek")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("due.doneOf", { position })}
          onClick={() => actions.edit("nextAction", row, { reminder_set: false })}
        >
          {t("due.done")}
        </Button>
      </ButtonRow>
    </li>
  );
}
