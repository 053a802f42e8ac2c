import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTheme, useTheme, useThemeChanges } from "./use-theme.ts";

const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => system);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useThemeChanges();
  return <output>{useTheme()}</output>;
}

const shown = () => [
  screen.getByRole("status").textContent,
  document.documentElement.dataset["colorScheme"],
];

test("a theme is stored and applied; the system's theme and other tabs are followed", () => {
  render(<Page />);
  expect(screen.getByRole("status").textContent).toBe("light");
  act(() => setTheme("dark"));
  expect(shown()).toEqual(["dark", "dark"]);
  expect(localStorage.getItem("postulo-theme")).toBe("dark");

  act(() => setTheme("system"));
  expect(shown()).toEqual(["system", "light"]);
  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event("change"));
  });
  expect(shown()).toEqual(["system", "dark"]);

  localStorage.setItem("postulo-theme", "light");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "postulo-theme" })));
  expect(shown()).toEqual(["light", "light"]);
});
