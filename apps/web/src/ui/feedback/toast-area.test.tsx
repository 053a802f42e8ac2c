import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { ToastArea } from "./toast-area.tsx";
import { clearToasts, showToast, showUndoToast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <LanguageProvider initial="en">
      <ToastArea />
    </LanguageProvider>,
  );
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a toast is hidden after six seconds, but not while it has the focus", async () => {
  act(() => showToast({ title: "Saved" }));
  await wait(5999);
  expect(screen.getByRole("status").textContent).toBe("Saved");
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  await wait(60_000);
  expect(screen.getByText("Saved")).toBeDefined();
  act(() => close.blur());
  await wait(6000);
  expect(screen.queryByText("Saved")).toBeNull();
});

test("a failure is an alert; a toast is hidden by its button", async () => {
  act(() => showToast({ title: "Not saved", text: "No connection", tone: "danger" }));
  expect(screen.getByRole("alert").textContent).toBe("Not savedNo connection");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await wait(0);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an undo runs once, by its button or by Ctrl+Z for the newest", async () => {
  const onFirst = vi.fn<() => void>();
  const onSecond = vi.fn<() => void>();
  act(() => {
    showUndoToast({ title: "First deleted", onUndo: onFirst });
    showUndoToast({ title: "Second deleted", onUndo: onSecond });
  });
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await wait(0);
  expect(screen.queryByText("Second deleted")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await wait(0);
  expect(screen.queryByText("First deleted")).toBeNull();
  expect([onFirst.mock.calls.length, onSecond.mock.calls.length]).toEqual([1, 1]);
});

test("toasts are above the bars at the bottom of the window, also above those that appear later", async () => {
  const barAt = (top: number) => {
    const bar = document.createElement("div");
    bar.dataset["actionBar"] = "";
    bar.getBoundingClientRect = () => new DOMRect(0, top, 1024, window.innerHeight - top);
    return bar;
  };
  act(() => showToast({ title: "Stored" }));
  const area = screen.getByRole("status").parentElement;
  if (area) area.getBoundingClientRect = () => new DOMRect(600, 0, 400, 50);
  expect(area?.style.bottom).toBe("16px");
  const bar = barAt(window.innerHeight - 60);
  document.body.append(bar);
  await wait(0);
  expect(area?.style.bottom).toBe("76px");
  bar.remove();
  await wait(0);
  expect(area?.style.bottom).toBe("16px");
});
