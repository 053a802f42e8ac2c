import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type axe from "axe-core";
import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into the page, as the browser's own tools do, unless it is there since the last look. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
}

/**
 * What is still fading in has the colours of something else. An overlay is put into the page first, asks for a frame
 * or two, and only then begins to fade: so the page is still when a run of frames has passed without anything moving.
 */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const framesOfStillness = 6;
    for (let still = 0; still < framesOfStillness; still += 1) {
      await new Promise((painted) => {
        requestAnimationFrame(painted);
      });
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .filter(({ playState }) => playState === "running")
        .map(({ finished }) => finished);
      if (ending.length > 0) still = -1;
      await Promise.allSettled(ending);
    }
  });
}

interface Look {
  /** The rules to look at; without it all of WCAG 2.2 A and AA, and what is known to be good practice. */
  readonly only?: readonly string[];
  /** A part of the page, by its selector. */
  readonly within?: string;
}

/** What axe finds with whatever is open, and whether the page scrolls sideways; nothing is an empty list. */
export async function problemsNow(page: Page, look: Look = {}): Promise<string[]> {
  await bringAxe(page);
  await untilStill(page);
  const { violations, passes, overflow } = await page.evaluate(
    async ({ tags, only, within }) => {
      // A control that has scrolled half under the header would be called too small; what is open closes when its place goes.
      const overlays = [...document.querySelectorAll("[role=dialog], [role=menu]")];
      if (!overlays.some((overlay) => overlay.checkVisibility())) window.scrollTo(0, 0);
      const runOnly = only ? { type: "rule" as const, values: [...only] } : tags;
      const options = { runOnly, resultTypes: ["violations" as const] };
      const found = await window.axe?.run(within ? { include: [within] } : document, options);
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        violations: (found?.violations ?? []).map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
        ),
        passes: found?.passes.length ?? 0,
        overflow: scrollWidth - clientWidth,
      };
    },
    { tags: rules, ...look },
  );
  expect(passes).toBeGreaterThan(look.only ? 0 : 10);
  return [...violations, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])];
}
