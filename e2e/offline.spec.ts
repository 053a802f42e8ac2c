import type { Page } from "@playwright/test";
import { problemsNow } from "./axe-problems.ts";
import { registerUser, expect, test } from "./journey.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker controls the page and the list is cached. */
async function keepEverything(page: Page, title: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  const keptRows = () =>
    page.evaluate(async () => {
      const store = await caches.open("postulo-cached-rows");
      const texts: string[] = [];
      for (const key of await store.keys()) {
        const answer = await store.match(key);
        if (answer) texts.push(await answer.text());
      }
      return texts.join();
    });
  await expect.poll(keptRows).toContain(title);
}

/** As hours later: the token is no longer good, and without a connection there is no other. */
async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("postulo-session") ?? "");
    localStorage.setItem("postulo-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
}

test("offline the dashboard opens with its list, and every other page shows that there is no connection", async ({
  page,
  context,
}) => {
  const user = await registerUser(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Nurse");
  await page.getByRole("textbox", { name: "Company name" }).fill("Harbour Clinic");
  await page.getByRole("textbox", { name: "Job URL" }).fill("https://harbour.example/1");
  await page.keyboard.press("Enter");
  const nurse = page.getByRole("link", { name: /posting of Nurse, Harbour Clinic/ });
  await expect(nurse).toBeVisible();
  await keepEverything(page, "Nurse");

  await context.setOffline(true);
  await page.reload();
  await expect(nurse).toBeVisible();
  await expect(page.getByText(/^The server cannot be reached\. This is the list of/)).toBeVisible();
  await letTokenExpire(page);
  await page.goto("/dashboard/applications");
  await expect(nurse).toBeVisible();
  // A page that was never opened opens nevertheless.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("postulo-language", "fr"));
  await page.reload();
  await expect(page.getByText(/^Le serveur est injoignable/)).toBeVisible();

  // A page without cached data shows a message, and loads as soon as it is online.
  await page.goto("/dashboard/your-informations/education");
  const missing = page.getByText("Pas de connexion", { exact: true });
  await expect(missing).toBeVisible();
  // The title and the heading come with the page, the message with its data.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/./);
  expect(await problemsNow(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(/^Aucune formation pour l’instant/)).toBeVisible();
  await expect(missing).toBeHidden();
  await context.setOffline(true);

  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "Vous êtes hors ligne" })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Conditions/, level: 1 })).toBeVisible();

  await page.goto("/dashboard/profile");
  await expect(page.getByRole("main").getByText(user.email)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/fr$/);
  const cacheNames = () => page.evaluate(() => caches.keys());
  await expect.poll(cacheNames).toEqual([expect.stringMatching(/^postulo-build-[0-9a-f]{12}$/)]);
});

test("a page that was never opened shows that the server is unreachable, although the network is up", async ({
  page,
  context,
}) => {
  await registerUser(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  // Fails requests too, because `navigator.onLine` may be true while offline.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
  });
  await letTokenExpire(page);
  await context.setOffline(true);
  await page.goto("/dashboard/your-informations/education");
  const missing = page.getByText("No connection", { exact: true });
  await expect(missing).toBeVisible({ timeout: 10_000 });
  await context.setOffline(false);
  await expect(page.getByText(/^No education yet/)).toBeVisible();
  await expect(missing).toBeHidden();

  await context.setOffline(true);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Terms/, level: 1 })).toBeVisible();
});
