import { expect, type Locator, type Page } from "@playwright/test";

/** The maximum number of Tab presses. */
const mostSteps = 80;

/** Presses Tab until this element has the focus, which must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element);
    return outlineStyle !== "none" || boxShadow !== "none" || element.matches("input, textarea")
      ? borderColor
      : "";
  });
  expect(ring).not.toBe("");
}

/** Moves the focus to an element with Tab, and presses a key. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab, and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
