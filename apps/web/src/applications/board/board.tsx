import { Suspense, useEffect, useState } from "react";
import { lazyComponent, ChunkBoundary } from "../../ui/lazy-component.tsx";
import { CardFrame, ColumnFrame, type BoardProps } from "./board-parts.tsx";
import classes from "./board.module.css";

const DragBoard = lazyComponent(() => import("./drag-board.tsx"));

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

/**
 * A board whose cards are moved by mouse, touch, keyboard, or a select on each card. The drag and drop code is loaded
 * on the first interaction; the board works without it.
 */
export function Board<Id extends string>(props: BoardProps<Id>) {
  const { columns, onDrop } = props;
  const hasInteracted = useInteraction();
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
  if (!hasInteracted) return still;
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
