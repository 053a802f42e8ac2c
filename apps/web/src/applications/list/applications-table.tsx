import type { Application } from "@postulo/domain/application";
import { memo, useMemo, type ReactNode } from "react";
import { IconArrowDown, IconArrowUp, IconArrowsSort } from "../../ui/icons.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AppliedDateCell } from "../row/applied-date-cell.tsx";
import { applicationMessages } from "../messages.ts";
import {
  ContactCell,
  DeleteButton,
  NextActionCell,
  PositionCell,
  PriorityCell,
  StageCell,
} from "../row/row-cells.tsx";
import { RowEditor } from "../row/row-editor.tsx";
import { SelectAll, SelectRow } from "../bulk/select-row.tsx";
import type { Selection } from "../bulk/use-selection.ts";
import type { EditMode } from "../column-views.ts";
import { reminderMarks, type RowProps, type RowTools } from "../row/row-tools.ts";
import type { SortColumn, SortOrder } from "./sort-order.ts";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import { useVisibleRows } from "./use-visible-rows.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "../applications.module.css";

interface SortHeaderProps {
  readonly label: string;
  readonly column: SortColumn;
  readonly order: SortOrder;
  readonly onSort: (column: SortColumn) => void;
  readonly children?: ReactNode;
}

function SortHeader({ label, column, order, onSort, children }: SortHeaderProps) {
  const t = useTranslate(applicationMessages);
  const isSorted = order.column === column;
  const Arrow = isSorted ? (order.ascending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th
      scope="col"
      aria-label={children ? label : undefined}
      aria-sort={isSorted ? (order.ascending ? "ascending" : "descending") : "none"}
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

interface ApplicationsTableProps {
  readonly rows: readonly Application[];
  readonly order: SortOrder;
  readonly tools: RowTools;
  readonly modes: ReadonlyMap<string, EditMode>;
  /** The id of the application that is open beside the list. */
  readonly openId: string | undefined;
  readonly selection: Selection;
  readonly onSort: (column: SortColumn) => void;
}

const columnCount = 7;
/** `aria-rowindex` counts the header as row 1. */
const firstRowIndex = 2;

/** The list on wide screens. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { rows, order, tools, modes, openId, selection, onSort } = props;
  const t = useTranslate(applicationMessages);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { frame, slots } = useVisibleRows({ ids, estimatedHeight: 69, pinnedRows: modes });
  return (
    <table
      ref={frame}
      className={classes["table"]}
      aria-label={t("title")}
      aria-rowcount={rows.length + 1}
    >
      <TableHead order={order} onSort={onSort} selection={selection} count={rows.length} />
      <tbody>
        {slots.map((slot) => {
          if (slot.kind === "space") {
            return <tr key={slot.key} aria-hidden style={{ height: slot.height }} />;
          }
          const row = rows[slot.index];
          return row ? (
            <TableRow
              key={row.id}
              row={row}
              tools={tools}
              mode={modes.get(row.id)}
              isOpen={row.id === openId}
              isSelected={selection.ids.has(row.id)}
              index={slot.index}
            />
          ) : null;
        })}
      </tbody>
    </table>
  );
}

interface TableHeadProps extends Pick<ApplicationsTableProps, "order" | "onSort" | "selection"> {
  readonly count: number;
}

function TableHead({ order, onSort, selection, count }: TableHeadProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const sorting = { order, onSort };
  return (
    <thead>
      <tr>
        <SortHeader label={t("columns.position")} column="job_title" {...sorting}>
          <SelectAll selection={selection} count={count} />
        </SortHeader>
        <SortHeader
          label={tProduct("applicationColumns.application_stage")}
          column="application_stage"
          {...sorting}
        />
        <SortHeader
          label={tProduct("applicationColumns.priority_level")}
          column="priority_level"
          {...sorting}
        />
        <SortHeader label={t("columns.appliedAt")} column="applied_at" {...sorting} />
        <th scope="col">{t("columns.contact")}</th>
        <SortHeader
          label={tProduct("applicationColumns.next_action")}
          column="next_action_date"
          {...sorting}
        />
        <th scope="col">
          <VisuallyHidden>{t("columns.actions")}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface TableRowProps extends RowProps {
  readonly mode: EditMode | undefined;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** The index of the row in the whole list. */
  readonly index: number;
}

const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, tools, mode, isOpen, isSelected, index } = props;
  const element = useRestoreFocus<HTMLTableRowElement>(mode, (was) => `[data-edits="${was}"]`);
  const place = {
    ref: element,
    "data-row": true,
    "data-index": index,
    "aria-rowindex": index + firstRowIndex,
    ...reminderMarks(row, tools.today),
    "data-open": isOpen || undefined,
    "data-selected": isSelected || undefined,
  };
  const cell = { row, tools };
  if (mode !== undefined) {
    const isAlone = mode === "position";
    return (
      <tr {...place} data-editing>
        {isAlone ? null : (
          <td>
            <PositionCell {...cell} />
          </td>
        )}
        <td colSpan={isAlone ? columnCount : columnCount - 1}>
          <RowEditor mode={mode} {...cell} />
        </td>
      </tr>
    );
  }
  return (
    <tr {...place}>
      <td>
        <SelectRow row={row} tools={tools} isSelected={isSelected} />
        <PositionCell {...cell} />
      </td>
      <td>
        <StageCell {...cell} />
      </td>
      <td>
        <PriorityCell {...cell} />
      </td>
      <td>
        <AppliedDateCell {...cell} />
      </td>
      <td>
        <ContactCell {...cell} />
      </td>
      <td>
        <NextActionCell {...cell} />
      </td>
      <td className={classes["last"]}>
        <DeleteButton {...cell} />
      </td>
    </tr>
  );
});
