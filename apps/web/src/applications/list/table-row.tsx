import { memo, useState, type ComponentType } from "react";
import classes from "./applications-table.module.css";
import { SelectRow } from "../bulk/select-row.tsx";
import type { EditMode } from "../column-views.ts";
import { AppliedDateCell } from "../row/applied-date-cell.tsx";
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
import { RowEditor } from "../row/lazy-row-editor.tsx";
import { reminderMarks, type RowProps } from "../row/row-tools.ts";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import { listWidth, type ColumnPlace, type TableColumn } from "./list-display.ts";

/** `aria-rowindex` counts the header as row 1. */
export const firstRowIndex = 2;

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

interface TableRowProps extends RowProps {
  readonly places: readonly ColumnPlace[];
  readonly mode: EditMode | undefined;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** The index of the row in the whole list. */
  readonly index: number;
}

/** An application in the table, or the form that edits it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
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
