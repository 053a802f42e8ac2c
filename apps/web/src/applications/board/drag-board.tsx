import {
  Accessibility,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
} from "@dnd-kit/dom";
import { DragDropProvider, useDraggable, useDroppable } from "@dnd-kit/react";
import { useElementWidth } from "../../ui/hooks/use-element-width.ts";
import type { Application } from "@postulo/domain/application";
import { useEffect, useMemo, useRef } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useAnnouncements } from "./board-announcements.ts";
import {
  CardFrame,
  ColumnFrame,
  type BoardColumn,
  type CardContext,
  type CardPlace,
} from "./board-parts.tsx";
import { applicationMessages } from "../messages.ts";
import classes from "./board.module.css";

const gapPx = 8;
/** A press without a movement opens the card. */
const mouseDistance = new PointerActivationConstraints.Distance({ value: 5 });
const touchDelay = new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 });

/** Mouse: the whole card is draggable, after a short movement. Touch: after a delay, so that scrolling does not drag. */
const pointer = PointerSensor.configure({
  activatorElements: ({ element, handle }) => [element, handle],
  activationConstraints: (event) => [event.pointerType === "touch" ? touchDelay : mouseDistance],
});

/** An arrow key moves the card by one column. */
function useSensors(columnCount: number) {
  const { ref, width } = useElementWidth<HTMLDivElement>();
  const sensors = useMemo(() => {
    const x = width > 0 ? (width + gapPx) / columnCount : 250;
    return [pointer, KeyboardSensor.configure({ offset: { x, y: 40 } })];
  }, [width, columnCount]);
  return { ref, sensors };
}

interface DragBoardProps {
  readonly columns: readonly BoardColumn<string>[];
  readonly cards: CardContext;
  /** Called when a card is dropped on a column, including its own. */
  readonly onDrop: (row: Application, column: string) => void;
  /** Called when this board has replaced the static one. */
  readonly onReady: () => void;
  /** The card whose handle had the focus on the static board that this one replaces. */
  readonly focusedId: string | undefined;
}

/** The board with drag and drop by mouse, touch and keyboard. */
export default function DragBoard(props: DragBoardProps) {
  const { columns, cards, focusedId, onDrop } = props;
  const t = useTranslate(applicationMessages);
  const { language } = useLanguage();
  const { ref, sensors } = useSensors(columns.length);
  const announcements = useAnnouncements(columns);
  const plugins = useMemo(
    () => [
      Accessibility.configure({
        announcements,
        screenReaderInstructions: { draggable: t("board.instructions") },
      }),
    ],
    [announcements, t],
  );
  const onReady = useRef(props.onReady);
  useEffect(() => onReady.current(), []);
  useEffect(() => {
    if (focusedId === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-grip="${focusedId}"]`)?.focus();
  }, [focusedId]);

  function drop(rowId: unknown, columnId: unknown) {
    const column = columns.find(({ id }) => id === columnId);
    const row = columns.flatMap(({ rows }) => rows).find(({ id }) => id === rowId);
    if (column && row) onDrop(row, column.id);
  }

  return (
    <DragDropProvider
      // dnd-kit reads its texts only on mount.
      key={language}
      sensors={sensors}
      plugins={(defaults) => [...defaults, ...plugins]}
      onDragEnd={({ canceled, operation }) => {
        if (!canceled) drop(operation.source?.id, operation.target?.id);
      }}
    >
      <div ref={ref} className={classes["board"]} data-drag-ready>
        {columns.map((column) => (
          <Column key={column.id} column={column} cards={cards} />
        ))}
      </div>
    </DragDropProvider>
  );
}

interface ColumnProps {
  readonly column: BoardColumn<string>;
  readonly cards: CardContext;
}

function Column({ column, cards }: ColumnProps) {
  const { ref, isDropTarget } = useDroppable({ id: column.id });
  return (
    <ColumnFrame column={column} ref={ref} isTarget={isDropTarget}>
      {(row, place) => <Card key={row.id} row={row} place={place} cards={cards} />}
    </ColumnFrame>
  );
}

interface CardProps {
  readonly row: Application;
  readonly place: CardPlace;
  readonly cards: CardContext;
}

function Card({ row, place, cards }: CardProps) {
  const { ref, handleRef, isDragging } = useDraggable({ id: row.id });
  const dragging = { ref, handleRef, isDragging };
  return <CardFrame row={row} place={place} {...dragging} {...cards} />;
}
