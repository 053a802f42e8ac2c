import type { Application } from "@postulo/domain/application";
import type { Stage } from "@postulo/domain/stage";
import type { ComponentType, ReactNode, Ref } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { joinClasses } from "../../ui/theme/join-classes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ApplicationLink } from "../row/application-link.tsx";
import { Glyph } from "../row/glyph.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf, reminderMarks } from "../row/row-tools.ts";
import { TagChips } from "../tags/tag-chips.tsx";
import { StageDot } from "../../ui/stage/stage-dot.tsx";
import { CardDate } from "./card-date.tsx";
import { useColumnWindow } from "./use-column-window.ts";
import classes from "./board.module.css";

export interface BoardColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The colour of its dot. */
  readonly stage?: Stage;
  readonly rows: readonly Application[];
}

export type CardDetail = ComponentType<{ readonly row: Application }>;

/** What all cards of a board share. */
export interface CardContext {
  /** ISO date in the browser's time zone. */
  readonly today: string;
  /** Renders details of a card beside its date. */
  readonly Detail: CardDetail;
  /** Opens the menu of a card, at its button. */
  readonly onMenu: (row: Application, trigger: HTMLElement) => void;
}

interface ColumnFrameProps {
  readonly column: BoardColumn<string>;
  readonly ref?: Ref<HTMLElement>;
  readonly isTarget?: boolean;
  /** Renders a card; `place` are the attributes of its place in the column. */
  readonly children: (row: Application, place: CardPlace) => ReactNode;
}

export interface CardPlace {
  readonly "aria-setsize": number;
  readonly "aria-posinset": number;
}

/** A column with the number of its cards, of which it renders those that can be seen. */
export function ColumnFrame({ column, ref, isTarget, children }: ColumnFrameProps) {
  const t = useTranslate(applicationMessages);
  const { frame, slots } = useColumnWindow(column.rows);
  return (
    <section
      ref={ref ?? null}
      className={classes["column"]}
      data-target={isTarget || undefined}
      aria-label={t("board.column", { column: column.label, count: column.rows.length })}
    >
      <h2>
        {column.stage ? <StageDot stage={column.stage} /> : null}
        {column.label} <span>{column.rows.length}</span>
      </h2>
      <ul ref={frame}>
        {slots.map((slot) => {
          if (slot.kind === "space")
            return <li key={slot.key} aria-hidden style={{ height: slot.height }} />;
          const row = column.rows[slot.index];
          const place = {
            "aria-setsize": column.rows.length,
            "aria-posinset": slot.index + 1,
          };
          return row ? children(row, place) : null;
        })}
      </ul>
    </section>
  );
}

/** Employer and place; beside tags there is room for the employer alone. */
const underTitle = ({ company_name: company, location, tags }: Application): string =>
  tags.length === 0 && location ? `${company}, ${location}` : company;

interface CardFrameProps extends CardContext {
  readonly row: Application;
  readonly place: CardPlace;
  readonly ref?: Ref<HTMLLIElement>;
  readonly handleRef?: Ref<HTMLButtonElement>;
  readonly isDragging?: boolean;
}

/** A card with its drag handle, and the button of its menu. */
export function CardFrame(props: CardFrameProps) {
  const { row, place, ref, handleRef, isDragging, Detail, today, onMenu } = props;
  const t = useTranslate(applicationMessages);
  const position = positionOf(row);
  return (
    <li
      ref={ref ?? null}
      className={classes["card"]}
      data-card={row.id}
      data-dragging={isDragging || undefined}
      {...reminderMarks(row, today)}
      {...place}
    >
      <ApplicationLink id={row.id} label={position} className={classes["title"]}>
        {row.job_title}
      </ApplicationLink>
      <span className={classes["under"]}>
        <small>{underTitle(row)}</small>
        <TagChips tags={row.tags} max={1} />
      </span>
      <div className={classes["foot"]}>
        <Detail row={row} />
        <CardDate row={row} today={today} />
        {row.priority_level === "high" ? <HighPriority /> : null}
      </div>
      <div className={classes["tools"]}>
        <button
          ref={handleRef ?? null}
          type="button"
          className={joinClasses(classes["tool"], classes["grip"])}
          data-grip={row.id}
          aria-label={t("board.drag", { position })}
          aria-roledescription={t("board.draggable")}
        >
          <Glyph name="grip" />
        </button>
        <button
          type="button"
          className={classes["tool"]}
          data-menu={row.id}
          aria-haspopup="dialog"
          aria-label={t("board.moveOf", { position })}
          onClick={(event) => onMenu(row, event.currentTarget)}
        >
          <Glyph name="more" />
        </button>
      </div>
    </li>
  );
}

function HighPriority() {
  const tProduct = useTranslate(productMessages);
  return (
    <span className={classes["priority"]}>
      <Glyph name="bars" />
      <VisuallyHidden>{tProduct("priorities.high")}</VisuallyHidden>
    </span>
  );
}
