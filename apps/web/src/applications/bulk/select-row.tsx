import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { positionOf, type RowProps } from "../row/row-tools.ts";
import type { RowGroup } from "../list/row-groups.ts";
import { useGroupName } from "../list/use-group-name.ts";
import type { Selection } from "./use-selection.ts";
import classes from "./select-row.module.css";

const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;

/** Selects a row; with the shift key, all from the row that was selected last. In the margin, so that nothing moves. */
export function SelectRow({ row, tools, isSelected }: RowProps & { readonly isSelected: boolean }) {
  const t = useTranslate(applicationMessages);
  return (
    <label className={classes["select"]}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t("bulk.select", { position: positionOf(row) })}
        onChange={({ nativeEvent }) => tools.toggle(row.id, isWithShift(nativeEvent))}
      />
    </label>
  );
}

interface SelectGroupProps {
  readonly group: RowGroup;
  readonly selection: Selection;
}

interface SelectAllProps {
  readonly selection: Selection;
  /** The number of rows that are shown. */
  readonly count: number;
}

/** Selects the rows of a group, or none of them. */
export function SelectGroup({ group, selection }: SelectGroupProps) {
  const t = useTranslate(applicationMessages);
  const name = useGroupName()(group);
  const count = group.rows.filter(({ id }) => selection.ids.has(id)).length;
  const isAll = count === group.rows.length;
  return (
    <label className={classes["select"]}>
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        aria-label={t("bulk.selectGroup", { group: name })}
        onChange={() => selection.setAll(group.rows, !isAll)}
      />
    </label>
  );
}

/** Selects all rows that the filters leave. */
export function SelectAll({ selection, count }: SelectAllProps) {
  const t = useTranslate(applicationMessages);
  const { rows, selectAll, clear } = selection;
  const isAll = rows.length === count && count > 0;
  return (
    <label className={classes["select"]}>
      <input
        type="checkbox"
        data-select-all
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = rows.length > 0 && !isAll;
        }}
        aria-label={t("bulk.selectAll")}
        onChange={isAll ? clear : selectAll}
      />
    </label>
  );
}
