import type { Page } from "@playwright/test";

/** Opens a menu of actions by keyboard, and chooses one of them; a list of two names is the menu and its action. */
export async function choose(page: Page, [menu, action]: readonly [string, string]): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
}
