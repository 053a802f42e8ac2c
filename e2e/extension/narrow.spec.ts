import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension, type Browser } from "../extension.ts";
import { expect, test } from "../journey.ts";
import { keyboardProblems, layoutProblems } from "../panel-layout.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "VIP", CONFIRM_EMAIL: "off" } });

/** Windows at a zoom of 200 % (of 1280 and 1536 px) and of 400 %, and a narrow phone. */
const windows = [
  { width: 640, height: 360 },
  { width: 768, height: 370 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
] as const;

const names = {
  en: {
    open: "Fill with Postulo",
    fillAll: "Fill everything",
    filled: /^\d+ filled/,
    retry: "Try again",
    hide: "Hide on this site",
    keep: "Keep it",
    move: /^Move/,
    correct: /^Correct what/,
    draft: /^Draft an answer/,
  },
  fr: {
    open: "Remplir avec Postulo",
    fillAll: "Tout remplir",
    filled: /^\d+ remplis/,
    retry: "Réessayer",
    hide: "Masquer sur ce site",
    keep: "Le garder",
    move: /^Déplacer/,
    correct: /^Corriger/,
    draft: /^Proposer un brouillon/,
  },
} as const;

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });

/** What is wrong with the open panel in each of the windows; in the lowest one also for axe, light and dark, and by keyboard. */
async function problemsIn(page: Page): Promise<readonly string[]> {
  const panel = panelOf(page);
  const problems: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const found = await layoutProblems(panel);
    problems.push(...found.map((problem) => `${size.width} × ${size.height}: ${problem}`));
  }
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    problems.push(...(await problemsNow(page, { within: "postulo-panel" })));
  }
  return [...problems, ...(await keyboardProblems(page, panel))];
}

const see = async (page: Page, name: string) =>
  expect.soft(await problemsIn(page), name).toEqual([]);

/** Whether the focused field of the page is in the window and not under the panel. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === activeElement;
  });

async function openPanel(browser: Browser, page: Page, url: string): Promise<void> {
  await page.goto(url);
  await browser.pressShortcut(page);
  await expect(panelOf(page).getByRole("paragraph").first()).toBeVisible();
}

for (const language of ["en", "fr"] as const)
  test(`at a zoom of 200 and 400 % nothing of the panel is cut off, covered or out of reach (${language})`, async ({
    server,
  }) => {
    const t = names[language];
    const { user, client } = await createApplicant(server.url);
    const why = "The clinic answers its patients by telephone. I want to work where that counts.";
    await client
      .from("letter_answers")
      .insert({ posting_key: "clinic", company: "Harbour Clinic", why })
      .throwOnError();
    const site = await CareerSite.open();
    const browser = await openBrowserWithExtension(server.url, { deviceScaleFactor: 2 });
    const page = await browser.context.newPage();
    const panel = panelOf(page);
    const button = (name: string | RegExp) => panel.getByRole("button", { name }).first();

    await page.goto(`${site.url}/sent`);
    const popup = await browser.openPopup(page);
    await signInToExtension(popup, server.url, user);
    if (language === "fr") await popup.getByRole("button", { name: "Passer au français" }).click();
    await popup.close();
    await page.bringToFront();

    await openPanel(browser, page, `${site.url}/sent`);
    await see(page, "no form");
    await openPanel(browser, page, `${site.url}/jobs/fields/unknown-form`);
    await expect(panel.getByRole("heading", { level: 3 })).toBeVisible();
    await see(page, "unknown form");

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${site.url}/jobs/fields/many-questions`);
    await page.getByRole("button", { name: t.open }).click();
    await expect(button(t.fillAll)).toBeVisible();
    await panel.getByText("Documents", { exact: true }).click();
    await button(t.correct).click();
    await button(t.hide).click();
    await see(page, "ready");
    await button(t.keep).click();

    await server.halt();
    await button(t.fillAll).click();
    await expect(panel.getByRole("alert")).toBeVisible();
    await see(page, "server not reached");
    await server.run();
    await button(t.retry).click();
    await expect(panel.getByText(t.filled)).toBeAttached();
    await panel.locator("#done").click();
    await button(t.draft).click();
    await expect(panel.getByText(why)).toBeVisible();
    await see(page, "filled");

    // What the user is led to, and what Tab reaches in the page, is not under the panel.
    for (const size of windows) {
      await page.setViewportSize(size);
      await browser.pressShortcut(page, "next-field");
      await expect.poll(() => isFocusSeen(page)).toBe(true);
      await page.keyboard.press("Tab");
      await expect.poll(() => isFocusSeen(page)).toBe(true);
    }

    // Moved in a large window, it fits into a small one.
    await page.setViewportSize({ width: 1280, height: 720 });
    await button(t.move).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowLeft");
    await see(page, "moved");

    await page.evaluate(() => document.querySelector("form")?.remove());
    const title = panel.getByRole("textbox").first();
    await title.fill("");
    await panel.locator("form button[type=submit]").click();
    await expect(title).toHaveAttribute("aria-invalid", "true");
    await see(page, "question");
    await title.fill("Coordinator");
    await panel.locator("form button[type=submit]").click();
    await expect(panel.locator(".notice.success")).toBeVisible();
    await see(page, "recorded");

    await browser.close();
    await site.close();
  });
