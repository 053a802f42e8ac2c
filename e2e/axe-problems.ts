import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds with whatever is open, and whether the page scrolls sideways; nothing is an empty list. */
export async function problemsNow(page: Page): Promise<string[]> {
  // A control that has scrolled half under the header would be called too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(passes.length).toBeGreaterThan(10);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
}
