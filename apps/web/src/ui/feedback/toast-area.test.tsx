import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { ToastArea } from "./toast-area.tsx";
import { clearToasts, hideToast, showQuestionToast, showToast, showUndoToast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <LanguageProvider initial="en">
      <ToastArea />
    </LanguageProvider>,
  );
});
afterEach(() => {
  cleanup();
  clearToasts();
  // A frame that never comes would keep Base UI waiting in the tests of other files.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "elementsFromPoint");
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

test("a question stays until it is answered", async () => {
  let id = 0;
  act(() => {
    id = showQuestionToast({ title: "Not saved. Leave?" });
  });
  await wait(60_000);
  expect(screen.getByText("Not saved. Leave?")).toBeDefined();
  act(() => hideToast(id));
  expect(screen.queryByText("Not saved. Leave?")).toBeNull();
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

/** A button of a page at a place in the window. */
function buttonAt(box: DOMRect, parent: HTMLElement = document.body): HTMLButtonElement {
  const button = document.createElement("button");
  button.getBoundingClientRect = () => box;
  parent.append(button);
  return button;
}

/** The area of the toasts, 400 × 50 px, after it was positioned again. */
async function placed(): Promise<HTMLElement> {
  const area = screen.getByRole("status").parentElement;
  if (!area) throw new Error("no area");
  area.getBoundingClientRect = () => new DOMRect(600, 0, 400, 50);
  document.elementsFromPoint = () => [...document.querySelectorAll("main *, [role=dialog] *")];
  act(() => void window.dispatchEvent(new Event("resize")));
  await wait(20);
  return area;
}

function pagePart(tag: "main" | "div", role?: string): HTMLElement {
  const part = document.createElement(tag);
  if (role) part.setAttribute("role", role);
  document.body.append(part);
  return part;
}

test("toasts leave the corner where they would cover what a person uses", async () => {
  const form = pagePart("main");
  const button = buttonAt(new DOMRect(900, window.innerHeight - 60, 100, 36), form);
  act(() => showToast({ title: "Stored" }));
  const area = await placed();
  expect([area.style.left, area.style.bottom]).toEqual(["16px", "16px"]);
  button.remove();
  const other = buttonAt(new DOMRect(20, window.innerHeight - 60, 100, 36), form);
  await placed();
  expect(area.style.left).toBe("auto");
  other.remove();
  form.remove();
});

test("on a phone they are above a dialog, which makes room for them", async () => {
  vi.stubGlobal("innerWidth", 375);
  const dialog = pagePart("div", "dialog");
  buttonAt(new DOMRect(320, 40, 36, 36), dialog);
  act(() => showToast({ title: "Stored" }));
  const area = await placed();
  expect([area.style.top, area.style.bottom]).toEqual(["8px", "auto"]);
  const root = document.documentElement.style;
  expect(root.getPropertyValue("--toasts-above")).toBe("74px");
  await wait(6000);
  expect(root.getPropertyValue("--toasts-above")).toBe("");
  dialog.remove();
  vi.unstubAllGlobals();
});

test("F6 goes to the newest toast and back, also from a dialog", async () => {
  const dialog = pagePart("div", "dialog");
  const field = buttonAt(new DOMRect(0, 0, 10, 10), dialog);
  field.focus();
  const onUndo = vi.fn<() => void>();
  act(() => void showUndoToast({ title: "Deleted", onUndo }));
  const key = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F6" });
  key();
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  key();
  expect(document.activeElement).toBe(field);
  key();
  fireEvent.click(undo);
  await wait(0);
  expect(onUndo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  dialog.remove();
});
