import { Suspense, useEffect, useState } from "react";
import { lazyComponent, ChunkBoundary } from "../ui/lazy-component.tsx";
import { CardFrame, ColumnFrame, type BoardProps } from "./board-parts.tsx";
import classes from "./board.module.css";

const DragBoard = lazyComponent(() => import("./drag-board.tsx"));

/** Also before this board was there; not every browser says so. */
const hasBeenActive = () => "userActivation" in navigator && navigator.userActivation.hasBeenActive;

/** Whether somebody has moved, touched or typed anything on the page. */
function useInteraction(): boolean {
  const [hasBegun, setHasBegun] = useState(hasBeenActive);
  useEffect(() => {
    if (hasBegun) return;
    const ending = new AbortController();
    const begin = () => setHasBegun(true);
    for (const name of ["pointermove", "pointerdown", "touchstart", "keydown"])
      window.addEventListener(name, begin, { signal: ending.signal, passive: true, once: true });
    return () => ending.abort();
  }, [hasBegun]);
  return hasBegun;
}

/**
 * Columns of cards that can be moved by mouse, finger and keyboard, and by a choice on each card. What dragging needs is
 * fetched at the first sign of life: the page is there without it, also where it cannot be fetched.
 */
export function Board<Id extends string>(props: BoardProps<Id>) {
  const { columns, onDrop } = props;
  const hasBegun = useInteraction();
  const [focusedId, setFocusedId] = useState<string>();
  const still = (
    <div
      className={classes["board"]}
      onFocus={({ target }) => setFocusedId(target.dataset["grip"])}
    >
      {columns.map((column) => (
        <ColumnFrame key={column.id} column={column}>
          {(row) => <CardFrame key={row.id} row={row} {...props} />}
        </ColumnFrame>
      ))}
    </div>
  );
  if (!hasBegun) return still;
  return (
    <ChunkBoundary fallback={still}>
      <Suspense fallback={still}>
        <DragBoard
          columns={columns}
          detail={props.detail}
          focusedId={focusedId}
          onDrop={(row, id) => {
            const column = columns.find((one) => one.id === id);
            if (column) onDrop(row, column.id);
          }}
        />
      </Suspense>
    </ChunkBoundary>
  );
}
