import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Presses Tab until an element of this name has the focus, at most this often. */
const mostSteps = 40;

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole("link", { name, exact: true });
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach "${name}"`);
}

test("the page of the extension is complete without script, in both languages", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const [address, download] of [
    ["/extension", "Download for Chrome"],
    ["/fr/extension", "Télécharger pour Chrome"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Firefox", exact: true })).toBeVisible();
    // What only a script can find out is not claimed.
    await expect(page.locator("#browser-title")).toBeHidden();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: download }).click();
    expect((await downloading).suggestedFilename()).toBe("postulo-chrome.zip");
  }
  await context.close();
});

test("the page of the extension works by keyboard, and loads no code of the app", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).pathname);
  });
  await page.goto("/extension");
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
  expect(scripts.some((name) => name.includes("entry.client"))).toBe(false);
  expect(scripts).toContain("/public-page.js");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "Download for Chrome");
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("postulo-chrome.zip");
});
