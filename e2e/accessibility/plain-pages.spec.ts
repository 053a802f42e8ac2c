import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, submitLogin, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

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

/** The names of the scripts that the page requests. */
function requestedScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).pathname);
  });
  return scripts;
}

test("the page of the extension works by keyboard, and loads no code of the app", async ({
  page,
}) => {
  const scripts = requestedScripts(page);
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

test("the sign-in page says without script that it needs one, and links to what works", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/auth/login");
  await expect(page.getByText("Logging in needs JavaScript.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Password" })).toBeHidden();
  await page.goto("/fr/auth/login");
  await expect(page.getByText("La connexion nécessite JavaScript.")).toBeVisible();
  await page.getByRole("link", { name: /^EN/ }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await context.close();
});

test("the sign-in page loads no code of the app, keeps where one wanted to go, and lets nobody sign in twice", async ({
  page,
  server,
}) => {
  const { user } = await createApplicant(server.url);
  const scripts = requestedScripts(page);
  await page.goto("/auth/login?next=%2Fdashboard%2Fprofile");
  await expect(page.getByText("Log in to continue where you were.")).toBeVisible();
  await page.getByRole("link", { name: /^FR/ }).click();
  await expect(page).toHaveURL(/\/fr\/auth\/login\?next=%2Fdashboard%2Fprofile$/);
  await expect(page.getByText("Connectez-vous pour reprendre")).toBeVisible();
  await expect(page.getByRole("link", { name: "Créez-en un" })).toHaveAttribute(
    "href",
    /\/auth\/register\?next=%2Fdashboard%2Fprofile$/,
  );
  await page.getByRole("link", { name: /^EN/ }).click();
  await expect(page.locator("html[data-enhanced][lang=en]")).toBeAttached();

  await page.getByRole("textbox", { name: "Password" }).fill("horse");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Hide password" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("type", "text");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("type", "password");

  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(page.getByText("Enter your email")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toBeFocused();
  expect(await problemsNow(page)).toEqual([]);
  await submitLogin(page, { ...user, password: "wrong" });
  await expect(page.getByRole("alert")).toContainText("Invalid login credentials");
  expect(await problemsNow(page)).toEqual([]);
  expect(scripts.filter((name) => name.includes("entry.client"))).toEqual([]);

  await submitLogin(page, user);
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByText(user.email).first()).toBeVisible();
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
});

test("the sentence about the operator is as wide as the other texts of the About page", async ({
  page,
}) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["/about", "/fr/about"]) {
      await page.goto(address);
      const widths = await page
        .locator("article p:visible")
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(2);
      expect(new Set(widths).size).toBe(1);
    }
  }
});
