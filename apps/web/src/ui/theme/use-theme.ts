import { useEffect, useSyncExternalStore } from "react";
import { applyTheme, storedTheme, storeTheme, watchTheme, type Theme } from "./theme-choice.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function applyStoredTheme(): void {
  applyTheme(storedTheme());
  for (const listener of listeners) listener();
}

/** Applies a theme and stores it, also for the other tabs. */
export function setTheme(theme: Theme): void {
  storeTheme(theme);
  applyStoredTheme();
}

/** The chosen theme. */
export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, storedTheme, () => "light" as const);

/** Follows the system's theme and choices in other tabs, while the page is shown. */
export function useThemeChanges(): void {
  useEffect(() => {
    const watching = new AbortController();
    watchTheme(applyStoredTheme, watching.signal);
    return () => watching.abort();
  }, []);
}
