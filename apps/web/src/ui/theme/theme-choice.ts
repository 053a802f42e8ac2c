/** Key in local storage, also used by the head script, which sets the theme before the first paint. */
const themeKey = "postulo-theme";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** Light for any other value. */
export function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "light";
}

export const storedTheme = (): Theme => parseTheme(localStorage.getItem(themeKey));
export const storeTheme = (theme: Theme): void => localStorage.setItem(themeKey, theme);

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

/** Applies a theme, as `themeScript` does before the first paint. */
export function applyTheme(theme: Theme): void {
  const isDark = theme === "dark" || (theme === "system" && systemIsDark().matches);
  document.documentElement.setAttribute("data-color-scheme", isDark ? "dark" : "light");
}

/** Calls back when the theme was changed in another tab, or the system's has changed. */
export function watchTheme(onChange: () => void, signal: AbortSignal): void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeKey) onChange();
  };
  window.addEventListener("storage", onStorage, { signal });
  const system = systemIsDark();
  system.addEventListener("change", onChange);
  signal.addEventListener("abort", () => system.removeEventListener("change", onChange));
}

/** Runs inline in the head, before the first paint. Its hash is in the CSP: it must not vary. */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");document.documentElement.setAttribute("data-color-scheme",t==="dark"||(t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches)?"dark":"light")}catch{}`;
