import { useId, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { useLineFocus } from "../../ui/form/use-line-focus.ts";
import { IconGripVertical } from "../../ui/icons.tsx";
import { MoveActions } from "../../ui/sorting/line-action.tsx";
import { moved } from "../../ui/sorting/list-order.ts";
import { useDragSorting } from "../../ui/sorting/use-drag-sorting.ts";
import {
  columnPlaces,
  columnsParameter,
  defaultColumns,
  listWidth,
  tableColumns,
  type TableColumn,
} from "../list/list-display.ts";
import { useColumnNames } from "../list/use-column-names.ts";
import classes from "./display.module.css";
import { displayMessages } from "./messages.ts";

interface ColumnListProps {
  /** The shown columns in their order. */
  readonly columns: readonly TableColumn[];
  readonly onChange: (columns: readonly TableColumn[]) => void;
}

/** The columns of the table: shown or hidden, in an order. The position is always the first one. */
export function ColumnList({ columns, onChange }: ColumnListProps) {
  const t = useTranslate(displayMessages);
  const nameOf = useColumnNames();
  const announce = useAnnounce();
  const titleId = useId();
  const { list, focusLine } = useLineFocus();
  const [width] = useState(listWidth);
  const hidden = tableColumns.filter((column) => !columns.includes(column));
  const cut = new Set(
    columnPlaces(columns).flatMap(({ column, from }) => ((from ?? 0) >= width ? [column] : [])),
  );

  function put(column: string, to: number) {
    const ids = moved(columns, column, to);
    const next = ids?.flatMap((id) => tableColumns.find((known) => known === id) ?? []);
    if (!next) return;
    onChange(next);
    const name = next[to];
    if (name) announce(t("moved", { column: nameOf(name), place: to + 1, count: next.length }));
  }
  useDragSorting({ list, ids: columns, onSorted: put });

  return (
    <section className={classes["field"]} aria-labelledby={titleId}>
      <p id={titleId}>{t("columns")}</p>
      <ol ref={list} className={classes["columns"]}>
        {[...columns, ...hidden].map((column) => {
          const at = columns.indexOf(column);
          return (
            <li key={column} data-entry={at < 0 ? undefined : column} className={classes["column"]}>
              <ColumnRow
                name={nameOf(column)}
                place={at}
                count={columns.length}
                isCut={cut.has(column)}
                onToggle={() =>
                  onChange(
                    at < 0 ? [...columns, column] : columns.filter((shown) => shown !== column),
                  )
                }
                onMove={(by) => {
                  focusLine(column, by < 0 ? "up" : "down");
                  put(column, at + by);
                }}
              />
            </li>
          );
        })}
      </ol>
      {cut.size > 0 ? <p className={classes["hint"]}>{t("noRoomHint")}</p> : null}
      {columnsParameter(columns) === "" ? null : (
        <Button variant="default" size="compact-sm" onClick={() => onChange(defaultColumns)}>
          {t("reset")}
        </Button>
      )}
    </section>
  );
}

interface ColumnRowProps {
  readonly name: string;
  /** The index among the shown columns; -1 for a hidden one. */
  readonly place: number;
  readonly count: number;
  /** Whether the list is too narrow to show it. */
  readonly isCut: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

function ColumnRow({ name, place, count, isCut, onToggle, onMove }: ColumnRowProps) {
  const t = useTranslate(displayMessages);
  const isShown = place >= 0;
  return (
    <>
      <span className={classes["grip"]} data-grip={isShown || undefined} aria-hidden>
        {isShown ? <IconGripVertical size={16} /> : null}
      </span>
      <Checkbox
        className={classes["name"] ?? ""}
        checked={isShown}
        label={name}
        description={isCut ? t("noRoom") : null}
        onChange={onToggle}
      />
      {isShown ? (
        <MoveActions
          up={t("moveUp", { column: name })}
          down={t("moveDown", { column: name })}
          isFirst={place === 0}
          isLast={place === count - 1}
          size={16}
          onMove={onMove}
        />
      ) : null}
    </>
  );
}
