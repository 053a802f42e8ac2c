import type { Application } from "@postulo/domain/application";
import { memo, useMemo } from "react";
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
import type { EditMode } from "../column-views.ts";
import type { RowProps, RowTools } from "../row/row-tools.ts";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import { useVisibleRows } from "./use-visible-rows.ts";
import classes from "../applications.module.css";

interface ApplicationCardsProps {
  readonly rows: readonly Application[];
  readonly tools: RowTools;
  readonly modes: ReadonlyMap<string, EditMode>;
}

/** The list on narrow screens. */
export function ApplicationCards({ rows, tools, modes }: ApplicationCardsProps) {
  const t = useTranslate(applicationMessages);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { frame, slots } = useVisibleRows({ ids, estimatedHeight: 212, pinnedRows: modes });
  return (
    <ul ref={frame} className={classes["cards"]} aria-label={t("title")}>
      {slots.map((slot) => {
        if (slot.kind === "space")
          return <li key={slot.key} aria-hidden style={{ height: slot.height }} />;
        const row = rows[slot.index];
        return row ? (
          <Card
            key={row.id}
            row={row}
            tools={tools}
            mode={modes.get(row.id)}
            index={slot.index}
            count={rows.length}
          />
        ) : null;
      })}
    </ul>
  );
}

interface CardProps extends RowProps {
  readonly mode: EditMode | undefined;
  /** The index of the card in the whole list. */
  readonly index: number;
  readonly count: number;
}

const Card = memo(function Card({ row, tools, mode, index, count }: CardProps) {
  const element = useRestoreFocus<HTMLLIElement>(mode, (was) => `[data-edits="${was}"]`);
  const cell = { row, tools };
  return (
    <li
      ref={element}
      className={classes["cardSlot"]}
      data-row
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <div className={classes["card"]} data-reminder={row.reminder_set || undefined}>
        <div className={classes["cardHead"]}>
          <PositionCell {...cell} />
          <DeleteButton {...cell} />
        </div>
        {mode === undefined ? (
          <>
            <div className={classes["cardFoot"]}>
              <StageCell {...cell} />
              <PriorityCell {...cell} />
              <AppliedDateCell {...cell} />
            </div>
            <div className={classes["cardFoot"]}>
              <NextActionCell {...cell} />
              <ContactCell {...cell} />
            </div>
          </>
        ) : (
          <RowEditor mode={mode} {...cell} />
        )}
      </div>
    </li>
  );
});
