import { useEffect, useRef } from "react";

/** A finger that moved so far sideways, and further than up or down, swipes; until then it may scroll. */
const startPx = 12;
/** A swipe that ends before this distance has no effect. */
const donePx = 72;
const maxPx = 112;

interface Swipe {
  readonly pointerId: number;
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  isSideways: boolean;
}

/** Moves a row with the finger, to the left only. */
function show({ row }: Swipe, distance: number): void {
  row.style.setProperty("--swipe", `${-Math.min(Math.max(distance, 0), maxPx)}px`);
  row.toggleAttribute("data-swiped", distance > 0);
  row.toggleAttribute("data-swipe-done", distance >= donePx);
}

function end({ row }: Swipe): void {
  row.style.removeProperty("--swipe");
  row.removeAttribute("data-swiped");
  row.removeAttribute("data-swipe-done");
}

/** Adds the listeners of swiping to a list, once for all rows. @returns removes them */
function listen(list: HTMLElement, onSwipe: (row: HTMLElement) => void): () => void {
  let swipe: Swipe | undefined;
  const ending = new AbortController();
  const { signal } = ending;

  function begin({ target, pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    if (pointerType === "mouse" || !isPrimary || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>("[data-row]");
    if (!row || row.querySelector("form")) return;
    swipe = { pointerId, row, x: clientX, y: clientY, isSideways: false };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    if (swipe?.pointerId !== pointerId) return;
    const [left, down] = [swipe.x - clientX, Math.abs(swipe.y - clientY)];
    if (!swipe.isSideways) {
      if (down > startPx || left < -startPx) swipe = undefined;
      if (!swipe || left < startPx || left < 2 * down) return;
      swipe.isSideways = true;
      list.setPointerCapture(pointerId);
    }
    show(swipe, left);
  }

  function finish({ type, pointerId, clientX }: PointerEvent) {
    if (swipe?.pointerId !== pointerId) return;
    const { row, x, isSideways } = swipe;
    end(swipe);
    swipe = undefined;
    if (type === "pointerup" && isSideways && x - clientX >= donePx) onSwipe(row);
  }

  list.addEventListener("pointerdown", begin, { signal });
  list.addEventListener("pointermove", move, { signal });
  list.addEventListener("pointerup", finish, { signal });
  list.addEventListener("pointercancel", finish, { signal });
  return () => {
    if (swipe) end(swipe);
    ending.abort();
  };
}

/**
 * Calls back when a finger swipes a row of a list to the left. Vertical movements scroll: the rows have
 * `touch-action: pan-y`, so that the browser cancels the pointer when it scrolls.
 */
export function useSwipe(list: HTMLElement | null, onSwipe: (row: HTMLElement) => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    if (!list) return;
    return listen(list, (row) => latest.current(row));
  }, [list]);
}
