import { VisuallyHidden } from "@mantine/core";
import type { Application } from "@postulo/domain/application";
import { IconArrowDown, IconArrowUp, IconArrowsSort } from "@tabler/icons-react";
import { useTranslate } from "../i18n/use-translate.ts";
import { DateText } from "../ui/date-text.tsx";
import { applicationMessages } from "./messages.ts";
import { DeleteButton, PositionCell, PriorityCell, StageCell } from "./row-cells.tsx";
import type { SortColumn, SortOrder } from "./sort-order.ts";
import type { RowActions } from "./use-row-actions.ts";
import classes from "./applications.module.css";

interface SortHeaderProps {
  readonly label: string;
  readonly column: SortColumn;
  readonly order: SortOrder;
  readonly onSort: (column: SortColumn) => void;
}

function SortHeader({ label, column, order, onSort }: SortHeaderProps) {
  const t = useTranslate(applicationMessages);
  const isSorted = order.column === column;
  const Arrow = isSorted ? (order.ascending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th scope="col" aria-sort={isSorted ? (order.ascending ? "ascending" : "descending") : "none"}>
      <button
        type="button"
        onClick={() => onSort(column)}
        title={t("sortBy", { column: label })}
        data-sorted={isSorted || undefined}
      >
        {label}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
}

interface ApplicationsTableProps {
  readonly rows: readonly Application[];
  readonly order: SortOrder;
  readonly actions: RowActions;
  readonly onSort: (column: SortColumn) => void;
}

/** The list on wide screens. */
export function ApplicationsTable({ rows, order, actions, onSort }: ApplicationsTableProps) {
  const t = useTranslate(applicationMessages);
  return (
    <div className={classes["frame"]}>
      <table className={classes["table"]} aria-label={t("title")}>
        <thead>
          <tr>
            <SortHeader
              label={t("columns.position")}
              column="job_title"
              order={order}
              onSort={onSort}
            />
            <th scope="col">{t("columns.stage")}</th>
            <th scope="col">{t("columns.priority")}</th>
            <SortHeader
              label={t("columns.appliedAt")}
              column="applied_at"
              order={order}
              onSort={onSort}
            />
            <th scope="col">
              <VisuallyHidden>{t("columns.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-reminder={row.reminder_set || undefined}>
              <td>
                <PositionCell row={row} />
              </td>
              <td>
                <StageCell row={row} actions={actions} />
              </td>
              <td>
                <PriorityCell row={row} actions={actions} />
              </td>
              <td className={classes["date"]}>
                <DateText day={row.applied_at} />
              </td>
              <td className={classes["last"]}>
                <DeleteButton row={row} actions={actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
