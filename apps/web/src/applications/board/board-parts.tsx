import type { Application } from "@postulo/domain/application";
import { useState, type ReactNode, type Ref } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ApplicationLink } from "../row/application-link.tsx";
import { AppliedDate } from "../row/applied-date-cell.tsx";
import { Glyph } from "../row/glyph.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import classes from "./board.module.css";

export interface BoardColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly rows: readonly Application[];
}

export interface BoardProps<Id extends string> {
  readonly columns: readonly BoardColumn<Id>[];
  /** Called when a card is dropped on a column, including its own. */
  readonly onDrop: (row: Application, column: Id) => void;
  /** Renders further details of a card. */
  readonly detail: (row: Application) => ReactNode;
}

const firstCards = 6;
const moreCards = 25;

interface ColumnFrameProps {
  readonly column: BoardColumn<string>;
  readonly ref?: Ref<HTMLElement>;
  readonly isTarget?: boolean;
  readonly children: (row: Application) => ReactNode;
}

/** A column with the number of its cards, and the first of them. */
export function ColumnFrame({ column, ref, isTarget, children }: ColumnFrameProps) {
  const t = useTranslate(applicationMessages);
  const [shown, setShown] = useState(firstCards);
  const rest = column.rows.length - shown;
  return (
    <section
      ref={ref ?? null}
      className={classes["column"]}
      data-target={isTarget || undefined}
      aria-label={t("board.column", { column: column.label, count: column.rows.length })}
    >
      <h2>
        {column.label} <span>{column.rows.length}</span>
      </h2>
      <ul>
        {column.rows.slice(0, shown).map(children)}
        {rest > 0 ? (
          <li>
            <button
              type="button"
              className={classes["more"]}
              onClick={() => setShown(shown + moreCards)}
            >
              {t("board.more", { count: rest })}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

interface CardFrameProps<Id extends string> extends BoardProps<Id> {
  readonly row: Application;
  readonly ref?: Ref<HTMLLIElement>;
  readonly handleRef?: Ref<HTMLButtonElement>;
  readonly isDragging?: boolean;
}

/** A card with its drag handle and a select for its column. */
export function CardFrame<Id extends string>(props: CardFrameProps<Id>) {
  const { row, ref, handleRef, isDragging, detail, columns, onDrop } = props;
  const t = useTranslate(applicationMessages);
  return (
    <li
      ref={ref ?? null}
      className={classes["card"]}
      data-card
      data-dragging={isDragging || undefined}
    >
      <button
        ref={handleRef ?? null}
        type="button"
        className={classes["grip"]}
        data-grip={row.id}
        aria-label={t("board.drag", { position: positionOf(row) })}
        aria-roledescription={t("board.draggable")}
      >
        <Glyph name="grip" />
      </button>
      <div>
        <ApplicationLink id={row.id} label={positionOf(row)} className={classes["title"]}>
          {row.job_title}
        </ApplicationLink>
        <small>{row.company_name}</small>
        <small>
          <AppliedDate row={row} /> · {detail(row)}
        </small>
        <MoveSelect row={row} columns={columns} onMove={(id) => onDrop(row, id)} />
      </div>
    </li>
  );
}

interface MoveSelectProps<Id extends string> {
  readonly row: Application;
  readonly columns: readonly BoardColumn<Id>[];
  readonly onMove: (column: Id) => void;
}

/** The alternative to dragging (WCAG 2.5.7). */
function MoveSelect<Id extends string>({ row, columns, onMove }: MoveSelectProps<Id>) {
  const t = useTranslate(applicationMessages);
  return (
    <select
      className={classes["move"]}
      aria-label={t("board.moveOf", { position: positionOf(row) })}
      value=""
      onChange={(event) => {
        const column = columns.find(({ id }) => id === event.currentTarget.value);
        if (column) onMove(column.id);
      }}
    >
      <option value="" hidden>
        {t("board.move")}
      </option>
      {columns.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
