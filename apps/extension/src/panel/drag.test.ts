import { afterEach, expect, test } from "vitest";
import { movable } from "./drag.ts";
import type { Size } from "./place.ts";

afterEach(() => {
  document.body.replaceChildren();
});

function openHandle() {
  const handle = document.createElement("button");
  document.body.append(handle);
  // jsdom has no pointers to capture.
  handle.setPointerCapture = () => {};
  const moves: Size[] = [];
  movable(handle, (by) => moves.push(by));
  const send = (kind: string, [clientX, clientY]: readonly [number, number], button = 0) =>
    handle.dispatchEvent(new MouseEvent(kind, { clientX, clientY, button }));
  return { handle, moves, send };
}

test("a handle is dragged by the pointer until it is released, and not by another button", () => {
  const { moves, send } = openHandle();
  send("pointermove", [5, 5]);
  send("pointerdown", [10, 10], 2);
  send("pointermove", [20, 20]);
  expect(moves).toEqual([]);
  send("pointerdown", [10, 10]);
  send("pointermove", [14, 7]);
  send("pointermove", [15, 7]);
  send("pointerup", [15, 7]);
  send("pointermove", [90, 90]);
  expect(moves).toEqual([
    { width: 4, height: -3 },
    { width: 1, height: 0 },
  ]);
});

test("a drag that the browser cancels ends", () => {
  const { moves, send } = openHandle();
  send("pointerdown", [0, 0]);
  send("pointercancel", [0, 0]);
  send("pointermove", [9, 9]);
  expect(moves).toEqual([]);
});

test("the arrow keys move a handle without scrolling; the page receives all other keys", () => {
  const { handle, moves } = openHandle();
  const press = (key: string) =>
    handle.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  expect([press("ArrowLeft"), press("ArrowDown"), press("a")]).toEqual([false, false, true]);
  expect(moves).toEqual([
    { width: -24, height: 0 },
    { width: 0, height: 24 },
  ]);
});
