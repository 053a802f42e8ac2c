import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLongPress } from "./use-long-press.ts";

const pressMs = 450;
const frameMs = 16;

function List({ onPress }: { readonly onPress: (row: string | null) => void }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  useLongPress(list, (row) => onPress(row.textContent));
  return (
    <ul ref={setList}>
      <li data-row>Nurse</li>
    </ul>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function touch() {
  const onPress = vi.fn<(row: string | null) => void>();
  render(<List onPress={onPress} />);
  const row = screen.getByText("Nurse");
  const finger = { pointerId: 1, pointerType: "touch", isPrimary: true };
  fireEvent.pointerDown(row, { ...finger, clientX: 200, clientY: 20 });
  const moveTo = (clientX: number) =>
    fireEvent.pointerMove(row, { ...finger, clientX, clientY: 20 });
  return { onPress, moveTo };
}

test("a finger that rests on a row presses it, also where it trembles", () => {
  const { onPress, moveTo } = touch();
  moveTo(204);
  vi.advanceTimersByTime(pressMs + frameMs);
  expect(onPress).toHaveBeenCalledExactlyOnceWith("Nurse");
});

test("a finger that moves while the page is busy does not press: its movements come with the next frame", () => {
  const { onPress, moveTo } = touch();
  vi.advanceTimersByTime(pressMs);
  expect(onPress).not.toHaveBeenCalled();
  moveTo(120);
  vi.advanceTimersByTime(1000);
  expect(onPress).not.toHaveBeenCalled();
});
