import type { Application } from "@postulo/domain/application";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { localToday } from "../../schedule/when.ts";
import { lazyComponent, ChunkBoundary } from "../../ui/lazy-component.tsx";
import { focusIfUnclaimed } from "../../ui/focus-if-unclaimed.ts";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useListedKeys } from "../../ui/shortcuts.ts";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import {
  CardFrame,
  ColumnFrame,
  type BoardColumn,
  type CardContext,
  type CardDetail,
} from "./board-parts.tsx";
import classes from "./board.module.css";

const DragBoard = lazyComponent(() => import("./drag-board.tsx"));
const MoveMenu = lazyComponent(() => import("./move-menu.tsx"));

/** The user may have interacted before this component was mounted; not every browser supports `userActivation`. */
const hasBeenActive = () => "userActivation" in navigator && navigator.userActivation.hasBeenActive;

/** Whether the user has interacted with the page. */
function useInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(hasBeenActive);
  useEffect(() => {
    if (hasInteracted) return;
    const ending = new AbortController();
    const begin = () => setHasInteracted(true);
    for (const name of ["pointermove", "pointerdown", "touchstart", "keydown"])
      window.addEventListener(name, begin, { signal: ending.signal, passive: true, once: true });
    return () => ending.abort();
  }, [hasInteracted]);
  return hasInteracted;
}

const buttonOf = (name: "grip" | "menu", id: string) =>
  document.querySelector<HTMLElement>(`[data-${name}="${id}"]`);

const columnOf = (columns: readonly BoardColumn<string>[], cardId: string) =>
  columns.find(({ rows }) => rows.some(({ id }) => id === cardId))?.id;

interface MovedCard {
  readonly id: string;
  readonly name: "grip" | "menu";
  readonly from: string | undefined;
}

const heading = () => document.querySelector<HTMLElement>("h1");

/**
 * Returns the focus to a card that was moved to another column, or to the heading if the filters leave it out there,
 * unless the user moved it meanwhile. Without a card the board itself is removed.
 */
function useMovedFocus(columns: readonly BoardColumn<string>[]) {
  const moved = useRef<MovedCard>(undefined);
  useEffect(() => {
    const card = moved.current;
    if (!card || columnOf(columns, card.id) === card.from) return;
    moved.current = undefined;
    focusIfUnclaimed(buttonOf(card.name, card.id) ?? heading());
  }, [columns]);
  useEffect(
    () => () => {
      if (moved.current) focusIfUnclaimed(heading());
    },
    [],
  );
  return (id: string, name: "grip" | "menu", to: string) => {
    const from = columnOf(columns, id);
    moved.current = to === from ? undefined : { id, name, from };
  };
}

interface BoardProps<Id extends string> {
  readonly columns: readonly BoardColumn<Id>[];
  /** Called when a card is dropped on a column, including its own. */
  readonly onDrop: (row: Application, column: Id) => void;
  readonly Detail: CardDetail;
}

interface OpenMenu {
  readonly row: Application;
  readonly trigger: HTMLElement;
}

/**
 * A board whose cards are moved by mouse, touch, keyboard, or a menu on each card. The drag and drop code is loaded on
 * the first interaction; the board works without it.
 */
export function Board<Id extends string>({ columns, onDrop, Detail }: BoardProps<Id>) {
  const t = useTranslate(applicationMessages);
  const hasInteracted = useInteraction();
  useListedKeys("Space/ArrowLeft/ArrowRight", t("keys.moveCard"));
  const [focusedId, setFocusedId] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();
  const keepFocus = useMovedFocus(columns);
  const cards = {
    today: localToday(),
    Detail,
    onMenu: (row: Application, trigger: HTMLElement) => setMenu({ row, trigger }),
  };

  function drop(row: Application, columnId: string) {
    const column = columns.find(({ id }) => id === columnId);
    if (column) onDrop(row, column.id);
  }

  const still = <StillBoard columns={columns} cards={cards} onGrip={setFocusedId} />;
  return (
    <>
      {hasInteracted ? (
        <ChunkBoundary fallback={still}>
          <Suspense fallback={still}>
            <DragBoard
              columns={columns}
              cards={cards}
              focusedId={focusedId}
              // The buttons are others now.
              onReady={() =>
                setMenu(
                  (now) => now && { ...now, trigger: buttonOf("menu", now.row.id) ?? now.trigger },
                )
              }
              onDrop={(row, id) => {
                keepFocus(row.id, "grip", id);
                drop(row, id);
              }}
            />
          </Suspense>
        </ChunkBoundary>
      ) : (
        still
      )}
      {menu ? (
        <Menu
          menu={menu}
          columns={columns}
          onClose={() => setMenu(undefined)}
          onMove={(id) => {
            keepFocus(menu.row.id, "menu", id);
            drop(menu.row, id);
          }}
        />
      ) : null}
    </>
  );
}

interface StillBoardProps {
  readonly columns: readonly BoardColumn<string>[];
  readonly cards: CardContext;
  /** Called with the card whose handle has the focus. */
  readonly onGrip: (id: string | undefined) => void;
}

/** The board before the drag and drop code is loaded. */
function StillBoard({ columns, cards, onGrip }: StillBoardProps) {
  return (
    <div className={classes["board"]} onFocus={({ target }) => onGrip(target.dataset["grip"])}>
      {columns.map((column) => (
        <ColumnFrame key={column.id} column={column}>
          {(row, place) => <CardFrame key={row.id} row={row} place={place} {...cards} />}
        </ColumnFrame>
      ))}
    </div>
  );
}

interface MenuProps {
  readonly menu: OpenMenu;
  readonly columns: readonly BoardColumn<string>[];
  readonly onClose: () => void;
  readonly onMove: (columnId: string) => void;
}

function Menu({ menu, columns, ...actions }: MenuProps) {
  const t = useTranslate(applicationMessages);
  const { row, trigger } = menu;
  return (
    <Suspense fallback={<CancelOnEscape onCancel={actions.onClose} />}>
      <MoveMenu
        label={t("board.moveOf", { position: positionOf(row) })}
        anchor={trigger}
        columns={columns}
        currentId={columnOf(columns, row.id)}
        {...actions}
      />
    </Suspense>
  );
}
