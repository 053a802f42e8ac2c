import type { Page } from "@playwright/test";
import { addSupportJob, createApplicant } from "../applicant-account.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const pages = [
  "/dashboard/today",
  "/dashboard/applications",
  "/dashboard/your-informations/profile",
  "/dashboard/your-informations/experience",
  "/dashboard/your-informations/skills",
  "/dashboard/cover-letter",
];
/** ms, so that skeletons are shown. */
const latencyMs = 300;

/** Entries of the API "layout-shift", which TypeScript's DOM does not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifted: number;
  }
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => "hadRecentInput" in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShift(entry) && !entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const width of [375, 1280])
  test(`at ${width} px nothing moves when the content of a page arrives`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const { user, client } = await createApplicant(server.url);
    await addSupportJob(client);
    await logIn(page, user);
    await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
    await observeShifts(page);
    await page.route(/\/rest\/v1\//, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, latencyMs);
      });
      await route.continue();
    });
    for (const path of pages) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const shifted = await page.evaluate(() => window.shifted);
      expect([path, shifted <= 0.02 || shifted]).toEqual([path, true]);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("the buttons of the list keep their places while it loads, in French", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 812 });
  const { user } = await createApplicant(server.url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("postulo-language", "fr"));
  let respond: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/rest\/v1\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/dashboard/applications");
  const beside = page.getByRole("button", { name: "Lire un e-mail…" });
  await expect(page.locator("[data-skeleton]").first()).toBeVisible();
  const before = await beside.boundingBox();
  respond?.();
  await expect(page.getByRole("button", { name: "Ajouter une candidature" })).toBeVisible();
  const after = await beside.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? Infinity))).toBeLessThan(2);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
