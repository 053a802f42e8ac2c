import { useEffect, useRef } from "react";

/** The duration of a long press. Browsers open their own menu after about the same time. */
const pressMs = 450;
/** A longer movement is a scroll or a swipe. */
const slopPx = 10;

interface Press {
  readonly row: HTMLElement;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  /** The frame in which the press counts, once the time is over. */
  frame?: number;
}

/** Adds the listeners of long presses to a list, once for all rows. @returns removes them */
function listen(list: HTMLElement, onPress: (row: HTMLElement) => void): () => void {
  let press: Press | undefined;
  /** After a long press, until the finger is lifted: the browser's own menu and the click are suppressed. */
  let isDone = false;
  const ending = new AbortController();
  const { signal } = ending;

  function cancel() {
    clearTimeout(press?.timer);
    if (press?.frame !== undefined) cancelAnimationFrame(press.frame);
    press = undefined;
  }

  function finish(row: HTMLElement) {
    cancel();
    isDone = true;
    onPress(row);
  }

  function begin({ target, pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    cancel();
    isDone = false;
    if (pointerType === "mouse" || !isPrimary || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>("[data-row]");
    if (!row || row.querySelector("form")) return;
    // While the page is busy, pointer events are queued until the next frame; one of them may be the movement of a swipe.
    const timer = setTimeout(() => {
      if (press) press.frame = requestAnimationFrame(() => finish(row));
    }, pressMs);
    press = { row, pointerId, x: clientX, y: clientY, timer };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    if (press?.pointerId !== pointerId) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > slopPx) cancel();
  }

  list.addEventListener("pointerdown", begin, { signal });
  list.addEventListener("pointermove", move, { signal });
  list.addEventListener("pointerup", cancel, { signal });
  list.addEventListener("pointercancel", cancel, { signal });
  list.addEventListener(
    "contextmenu",
    (event) => {
      if (!press && !isDone) return;
      event.preventDefault();
      if (press) finish(press.row);
    },
    { signal },
  );
  list.addEventListener(
    "click",
    (event) => {
      if (isDone) {
        event.preventDefault();
        event.stopPropagation();
      }
      isDone = false;
    },
    { signal, capture: true },
  );
  return () => {
    cancel();
    ending.abort();
  };
}

/** Calls back when a finger rests on a row of a list. */
export function useLongPress(list: HTMLElement | null, onPress: (row: HTMLElement) => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!list) return;
    return listen(list, (row) => latest.current(row));
  }, [list]);
}
