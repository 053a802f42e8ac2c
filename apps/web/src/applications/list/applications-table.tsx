import {
  memo,
  useMemo,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";
import { IconArrowDown, IconArrowUp, IconArrowsSort } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AppliedDateCell } from "../row/applied-date-cell.tsx";
import { applicationMessages } from "../messages.ts";
import {
  ContactCell,
  ContractCell,
  DeleteButton,
  NextActionCell,
  PositionCell,
  PriorityCell,
  StageCell,
  TextCell,
} from "../row/row-cells.tsx";
import { RowEditor } from "../row/row-editor.tsx";
import { SelectAll, SelectGroup, SelectRow } from "../bulk/select-row.tsx";
import type { Selection } from "../bulk/use-selection.ts";
import type { EditMode } from "../column-views.ts";
import { reminderMarks, type RowProps, type RowTools } from "../row/row-tools.ts";
import type { SortColumn, SortOrder } from "./sort-order.ts";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import { GroupHead } from "./group-head.tsx";
import {
  columnPlaces,
  listWidth,
  type ColumnPlace,
  type Density,
  type TableColumn,
} from "./list-display.ts";
import type { ListItem } from "./row-groups.ts";
import { useColumnNames } from "./use-column-names.ts";
import { useVisibleItems } from "./use-visible-items.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "../applications.module.css";

interface SortHeaderProps {
  readonly label: string;
  readonly column: SortColumn;
  readonly order: SortOrder;
  readonly onSort: (column: SortColumn) => void;
  readonly children?: ReactNode;
  readonly "data-column"?: TableColumn;
  readonly "data-from"?: number | undefined;
}

/** The columns of the table that sort it. */
const sortOf: Readonly<Partial<Record<TableColumn, SortColumn>>> = {
  stage: "application_stage",
  priority: "priority_level",
  applied: "applied_at",
  next: "next_action_date",
};

const cells: Readonly<Record<TableColumn, ComponentType<RowProps>>> = {
  stage: StageCell,
  priority: PriorityCell,
  applied: AppliedDateCell,
  contact: ContactCell,
  next: NextActionCell,
  company: ({ row }) => <TextCell>{row.company_name}</TextCell>,
  location: ({ row }) => <TextCell>{row.location}</TextCell>,
  contract: ContractCell,
  source: ({ row }) => <TextCell>{row.source}</TextCell>,
};

/** Of a row in px, until it is measured. */
const estimatedHeights: Readonly<Record<Density, number>> = { comfortable: 69, compact: 45 };

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

interface ApplicationsTableProps {
  readonly items: readonly ListItem[];
  /** The ids of the groups whose rows are hidden. */
  readonly collapsed: ReadonlySet<string>;
  readonly onToggleGroup: (id: string) => void;
  readonly columns: readonly TableColumn[];
  readonly density: Density;
  readonly order: SortOrder;
  readonly tools: RowTools;
  readonly modes: ReadonlyMap<string, EditMode>;
  /** The id of the application that is open beside the list. */
  readonly openId: string | undefined;
  readonly selection: Selection;
  readonly onSort: (column: SortColumn) => void;
}

/** `aria-rowindex` counts the header as row 1. */
const firstRowIndex = 2;

/** The list on wide screens. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { items, collapsed, onToggleGroup, density, order, tools, modes, openId, selection } =
    props;
  const t = useTranslate(applicationMessages);
  const places = useMemo(() => columnPlaces(props.columns), [props.columns]);
  const { frame, slots } = useVisibleItems(items, estimatedHeights[density], modes);
  return (
    <table
      ref={frame}
      className={classes["table"]}
      aria-label={t("title")}
      aria-rowcount={items.length + 1}
      data-density={density}
      data-grouped={items[0]?.kind === "head" || undefined}
    >
      <TableHead
        places={places}
        order={order}
        onSort={props.onSort}
        selection={selection}
        count={selection.shownCount}
      />
      <tbody>
        {slots.map((slot) => {
          if (slot.kind === "space") {
            return <tr key={slot.key} aria-hidden style={{ height: slot.height }} />;
          }
          const item = items[slot.index];
          if (item?.kind === "head") {
            const { id, group } = item;
            const isCollapsed = collapsed.has(id);
            return (
              <GroupRow
                key={id}
                {...{ group, isCollapsed, onToggle: onToggleGroup, selection }}
                places={places}
                index={slot.index}
              />
            );
          }
          const row = item?.row;
          return row ? (
            <TableRow
              key={row.id}
              row={row}
              places={places}
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

interface GroupRowProps extends ComponentProps<typeof GroupHead> {
  readonly selection: Selection;
  readonly places: readonly ColumnPlace[];
  readonly index: number;
}

/** The head is as wide as the list; a cell over all columns would create those that the list leaves out. */
function GroupRow({ selection, places, index, ...head }: GroupRowProps) {
  return (
    <tr
      className={classes["group"]}
      data-group
      data-index={index}
      aria-rowindex={index + firstRowIndex}
    >
      <td>
        <SelectGroup group={head.group} selection={selection} />
        <GroupHead {...head} />
      </td>
      {places.map(({ column, from }) => (
        <td key={column} data-from={from} aria-hidden />
      ))}
      <td aria-hidden />
    </tr>
  );
}

interface TableHeadProps extends Pick<ApplicationsTableProps, "order" | "onSort" | "selection"> {
  readonly places: readonly ColumnPlace[];
  readonly count: number;
}

function TableHead({ places, order, onSort, selection, count }: TableHeadProps) {
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

interface TableRowProps extends RowProps {
  readonly places: readonly ColumnPlace[];
  readonly mode: EditMode | undefined;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** The index of the row in the whole list. */
  readonly index: number;
}

const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, places, tools, mode, isOpen, isSelected, index } = props;
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
    return (
      <tr {...place} data-editing>
        <EditedCells {...cell} mode={mode} places={places} />
      </tr>
    );
  }
  return (
    <tr {...place}>
      <td>
        <SelectRow row={row} tools={tools} isSelected={isSelected} />
        <PositionCell {...cell} />
      </td>
      {places.map(({ column, from }) => {
        const Cell = cells[column];
        return (
          <td key={column} data-from={from}>
            <Cell {...cell} />
          </td>
        );
      })}
      <td className={classes["last"]}>
        <DeleteButton {...cell} />
      </td>
    </tr>
  );
});

type EditedCellsProps = RowProps & Pick<TableRowProps, "places"> & { readonly mode: EditMode };

function EditedCells({ mode, places, ...cell }: EditedCellsProps) {
  const [width] = useState(listWidth);
  const others = places.filter(({ from }) => from === undefined || from < width).length + 1;
  const isAlone = mode === "position";
  return (
    <>
      {isAlone ? null : (
        <td>
          <PositionCell {...cell} />
        </td>
      )}
      <td colSpan={isAlone ? others + 1 : others}>
        <RowEditor mode={mode} {...cell} />
      </td>
    </>
  );
}
