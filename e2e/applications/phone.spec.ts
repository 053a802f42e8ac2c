import type { Locator, Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { createApplicant } from "../applicant-account.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({
  serverSettings: { CONFIRM_EMAIL: "off" },
  viewport: { width: 375, height: 740 },
  hasTouch: true,
});

const words = {
  en: {
    applications: "Applications",
    bar: "Quick access",
    add: "Add application",
    title: "Job title",
    places: ["Today", "Applications", "Documents", "Profile"],
  },
  fr: {
    applications: "Candidatures",
    bar: "Accès rapide",
    add: "Ajouter une candidature",
    title: "Intitulé du poste",
    places: ["Aujourd’hui", "Candidatures", "Documents", "Profil"],
  },
} as const;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

/** Signs in an applicant with an application, in a language. */
async function openList(
  page: Page,
  { url, language }: { readonly url: string; readonly language: keyof typeof words },
) {
  const { user, client } = await createApplicant(url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
  await page.goto("/dashboard/applications");
  await expect(
    page.getByRole("heading", { name: words[language].applications, level: 1 }),
  ).toBeVisible();
  return client;
}

for (const language of ["en", "fr"] as const) {
  test(`the bar at the bottom leads everywhere and covers nothing, in ${language}`, async ({
    page,
    server,
  }) => {
    const t = words[language];
    await openList(page, { url: server.url, language });
    const bar = page.getByRole("navigation", { name: t.bar });
    await expect(bar.getByRole("link")).toHaveCount(5);
    for (const link of await bar.getByRole("link").all()) {
      const { width, height } = await boxOf(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const name of t.places) {
      await bar.getByRole("link", { name }).tap();
      await expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
      expect(await problemsNow(page)).toEqual([]);
    }

    await bar.getByRole("link", { name: t.add }).tap();
    const title = page.getByRole("textbox", { name: t.title });
    await expect(title).toBeVisible();
    await title.focus();
    // It leaves the screen while a text is typed, and returns to be reached by keyboard.
    await expect.poll(async () => (await boxOf(bar)).y).toBeGreaterThanOrEqual(740);
    await bar.getByRole("link").first().focus();
    await expect.poll(async () => (await boxOf(bar)).y).toBeLessThan(740);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await boxOf(page.getByRole("contentinfo"));
    await expect
      .poll(async () => (await boxOf(bar)).y)
      .toBeGreaterThanOrEqual(Math.floor(footer.y + footer.height) - 1);
  });
}

test("the bar fits a screen of 320 px in French", async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openList(page, { url: server.url, language: "fr" });
  const boxes = await Promise.all(
    (await page.getByRole("navigation", { name: words.fr.bar }).getByRole("link").all()).map(boxOf),
  );
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1];
    expect(box.x + box.width).toBeLessThanOrEqual(next?.x ?? 320);
  }
});
