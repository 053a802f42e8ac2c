import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconArrowDown, IconArrowUp, IconArrowsSort } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "./table-columns.module.css";
import { SelectAll } from "../bulk/select-row.tsx";
import type { Selection } from "../bulk/use-selection.ts";
import { applicationMessages } from "../messages.ts";
import type { ColumnPlace, TableColumn } from "./list-display.ts";
import type { SortColumn, SortOrder } from "./sort-order.ts";
import { useColumnNames } from "./use-column-names.ts";

/** The columns of the table that sort it. */
const sortOf: Readonly<Partial<Record<TableColumn, SortColumn>>> = {
  stage: "application_stage",
  priority: "priority_level",
  applied: "applied_at",
  next: "next_action_date",
};

interface SortHeaderProps {
  readonly label: string;
  readonly column: SortColumn;
  readonly order: SortOrder;
  readonly onSort: (column: SortColumn) => void;
  readonly children?: ReactNode;
  readonly "data-column"?: TableColumn;
  readonly "data-from"?: number | undefined;
}

function SortHeader(props: SortHeaderProps) {
  const { label, column, order, onSort, children, ...place } = props;
  const t = useTranslate(applicationMessages);
  const isSorted = order.column === column;
  const Arrow = isSorted ? (order.ascending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th
      scope="col"
      aria-label={children ? label : undefined}
      aria-sort={isSorted ? (order.ascending ? "ascending" : "descending") : "none"}
      {...place}
    >
      {children}
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

interface TableHeadProps {
  readonly order: SortOrder;
  readonly onSort: (column: SortColumn) => void;
  readonly selection: Selection;
  readonly places: readonly ColumnPlace[];
  readonly count: number;
}

/** The names of the columns, which sort the table. */
export function TableHead({ places, order, onSort, selection, count }: TableHeadProps) {
  const t = useTranslate(applicationMessages);
  const nameOf = useColumnNames();
  const sorting = { order, onSort };
  return (
    <thead>
      <tr>
        <SortHeader label={t("columns.position")} column="job_title" {...sorting}>
          <SelectAll selection={selection} count={count} />
        </SortHeader>
        {places.map(({ column, from }) => {
          const sorted = sortOf[column];
          const place = { "data-column": column, "data-from": from };
          return sorted ? (
            <SortHeader
              key={column}
              label={nameOf(column)}
              column={sorted}
              {...sorting}
              {...place}
            />
          ) : (
            <th key={column} scope="col" {...place}>
              {nameOf(column)}
            </th>
          );
        })}
        <th scope="col" className={classes["actionsHead"]}>
          <VisuallyHidden>{t("columns.actions")}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
