import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  areLetterKeysOn,
  setLetterKeys,
  useListedKeys,
  useShortcut,
  useShortcutList,
} from "./shortcuts.ts";

const pressed: string[] = [];

function Page({ isSearchOn = true }: { readonly isSearchOn?: boolean }) {
  useShortcut("c", () => pressed.push("add"), { label: "Add" });
  useShortcut("/", () => pressed.push("search"), { label: "Search", enabled: isSearchOn });
  useShortcut("g a", () => pressed.push("go"));
  useShortcut("mod+k", () => pressed.push("palette"), { label: "Palette" });
  useListedKeys("ArrowUp/ArrowDown", "Another one");
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Tick" />
      <output>
        {useShortcutList()
          .map(({ keys, label }) => `${keys}: ${label}`)
          .join(", ")}
      </output>
    </>
  );
}

/** The names of the shortcuts triggered by a sequence of keys. */
function press(target: Element, ...keys: readonly (string | KeyboardEventInit)[]): string {
  pressed.length = 0;
  for (const key of keys) fireEvent.keyDown(target, typeof key === "string" ? { key } : key);
  return pressed.join(" ");
}

afterEach(() => {
  cleanup();
  setLetterKeys(true);
});

test("shortcuts fire for single keys, sequences, and Ctrl or Cmd", () => {
  render(<Page />);
  const { body } = document;
  expect(press(body, "c", "C", "/", { key: "/", shiftKey: true })).toBe("add add search search");
  expect(press(body, "g", "a")).toBe("go");
  expect(press(body, "a", "g", "c", "a")).toBe("");
  expect(press(body, { key: "k", ctrlKey: true }, { key: "k", metaKey: true })).toBe(
    "palette palette",
  );
  expect(press(screen.getByLabelText("Tick"), "c")).toBe("add");
});

test("a letter with a modifier, in a text field, or held down fires nothing", () => {
  render(<Page />);
  const { body } = document;
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "shiftKey"])
    expect(press(body, { key: "c", [modifier]: true })).toBe("");
  expect(press(body, { key: "c", repeat: true }, { key: "c", isComposing: true })).toBe("");
  expect(press(screen.getByLabelText("Name"), "c", "/", "g", "a")).toBe("");
  expect(press(screen.getByLabelText("Name"), { key: "k", ctrlKey: true })).toBe("palette");
});

test("nothing fires behind an open dialog or menu", () => {
  render(<Page />);
  for (const role of ["dialog", "menu"]) {
    const overlay = document.createElement("div");
    overlay.setAttribute("role", role);
    document.body.append(overlay);
    expect(press(document.body, "c", { key: "k", ctrlKey: true })).toBe("");
    overlay.remove();
  }
});

test("single-key shortcuts can be switched off, which is stored; shortcuts with Ctrl still fire", () => {
  render(<Page />);
  expect(areLetterKeysOn()).toBe(true);
  setLetterKeys(false);
  expect(areLetterKeysOn()).toBe(false);
  expect(press(document.body, "c", "/", "g", "a", { key: "k", ctrlKey: true })).toBe("palette");
  setLetterKeys(true);
  expect(press(document.body, "c")).toBe("add");
});

test("the list contains the active shortcuts that have a label", () => {
  const { rerender } = render(<Page />);
  expect(screen.getByRole("status").textContent).toBe(
    "c: Add, /: Search, mod+k: Palette, ArrowUp/ArrowDown: Another one",
  );
  rerender(<Page isSearchOn={false} />);
  expect(screen.getByRole("status").textContent).toBe(
    "c: Add, mod+k: Palette, ArrowUp/ArrowDown: Another one",
  );
  expect(press(document.body, "/")).toBe("");
});
