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

/** Injects axe into the page unless it is already there. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
}

/**
 * Waits for the end of animations, during which colours differ. An overlay begins to fade only a few frames after it was
 * added, so several frames without animations must pass.
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

interface AxeOptions {
  /** The ids of rules; by default those of WCAG 2.2 A and AA and axe's best practices. */
  readonly only?: readonly string[];
  /** A selector of the part of the page to check. */
  readonly within?: string;
}

/** The problems that axe finds in the current state, and horizontal scrolling of the page. */
export async function problemsNow(page: Page, look: AxeOptions = {}): Promise<string[]> {
  await injectAxe(page);
  await untilStill(page);
  const { violations, passes, overflow } = await page.evaluate(
    async ({ tags, only, within }) => {
      // A control half under the header would be reported as too small; overlays close when their anchor scrolls away.
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
