import { beforeEach, describe, expect, test, vi } from "vitest";
import { themeScript } from "./theme-choice.ts";

beforeEach(() => localStorage.clear());

let runs = 0;

async function themeAtFirstPaint(stored: string | undefined, systemIsDark: boolean) {
  if (stored !== undefined) localStorage.setItem("postulo-theme", stored);
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  // A module is evaluated once per URL: the comment makes each URL unique.
  runs += 1;
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${themeScript}//${runs}`)}`
  );
  vi.unstubAllGlobals();
  return document.documentElement.getAttribute("data-color-scheme");
}

describe("the theme", () => {
  test("is light by default, also if the system is dark", async () => {
    expect(await themeAtFirstPaint(undefined, true)).toBe("light");
    expect(await themeAtFirstPaint("purple", true)).toBe("light");
  });

  test("is set before the first paint from the stored choice", async () => {
    expect(await themeAtFirstPaint("dark", false)).toBe("dark");
    expect(await themeAtFirstPaint("light", true)).toBe("light");
    expect(await themeAtFirstPaint("system", true)).toBe("dark");
    expect(await themeAtFirstPaint("system", false)).toBe("light");
  });
});
