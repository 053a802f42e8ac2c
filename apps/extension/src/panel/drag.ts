import type { Size } from "./place.ts";

const stepPixels = 24;

const steps: Readonly<Record<string, Size>> = {
  ArrowLeft: { width: -stepPixels, height: 0 },
  ArrowRight: { width: stepPixels, height: 0 },
  ArrowUp: { width: 0, height: -stepPixels },
  ArrowDown: { width: 0, height: stepPixels },
};

/** Makes an element movable by a handle, with pointer and arrow keys. */
export function movable(handle: HTMLElement, onMoved: (by: Size) => void): void {
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    let { clientX, clientY } = event;
    const released = new AbortController();
    const { signal } = released;
    handle.addEventListener(
      "pointermove",
      (move) => {
        onMoved({ width: move.clientX - clientX, height: move.clientY - clientY });
        ({ clientX, clientY } = move);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel"])
      handle.addEventListener(end, () => released.abort(), { signal });
  });
  handle.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMoved(step);
  });
}
