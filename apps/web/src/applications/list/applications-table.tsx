import { useMemo, type ComponentProps } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import classes from "./applications-table.module.css";
import columnClasses from "./table-columns.module.css";
import { SelectGroup } from "../bulk/select-row.tsx";
import type { Selection } from "../bulk/use-selection.ts";
import type { EditMode } from "../column-views.ts";
import { applicationMessages } from "../messages.ts";
import type { RowTools } from "../row/row-tools.ts";
import { GroupHead } from "./group-head.tsx";
import { columnPlaces, type ColumnPlace, type Density, type TableColumn } from "./list-display.ts";
import type { ListItem } from "./row-groups.ts";
import type { SortColumn, SortOrder } from "./sort-order.ts";
import { TableHead } from "./table-head.tsx";
import { firstRowIndex, TableRow } from "./table-row.tsx";
import { useVisibleItems } from "./use-visible-items.ts";

/** Of a row in px, until it is measured. */
const estimatedHeights: Readonly<Record<Density, number>> = { comfortable: 52, compact: 44 };

/** With more columns the position has room for one tag only. */
const fewColumns = 3;

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
      className={`${classes["table"]} ${columnClasses["columns"]}`}
      aria-label={t("title")}
      aria-rowcount={items.length + 1}
      data-density={density}
      data-few-columns={places.length <= fewColumns || undefined}
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
