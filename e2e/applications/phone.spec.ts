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

const rowWords = {
  en: {
    actions: "Actions for Nurse 1, Harbour Clinic",
    stage: "Interview 1",
    changed: "Stage updated successfully",
    undo: "Undo",
    applied: "Applied",
    overdue: /^Overdue/,
    reminder: "Edit reminder",
    cancel: "Cancel",
    remove: "Delete",
    after: "Actions for Nurse 2, Harbour Clinic",
  },
  fr: {
    actions: "Actions pour Nurse 1, Harbour Clinic",
    stage: "1er entretien",
    changed: "Étape mise à jour",
    undo: "Annuler",
    applied: "Candidature envoyée",
    overdue: /^En retard/,
    reminder: "Modifier le rappel",
    cancel: "Annuler",
    remove: "Supprimer",
    after: "Actions pour Nurse 2, Harbour Clinic",
  },
} as const;

/** Touches the page at a point and moves by steps, as a finger that rests nowhere: no step waits for the page. */
async function dragFinger(page: Page, from: Point, by: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (type: "touchStart" | "touchMove", x: number, y: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const steps = 8;
  const moves = Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + by.x * part, y: from.y + by.y * part };
  });
  await Promise.all([
    at("touchStart", from.x, from.y),
    ...moves.map(({ x, y }) => at("touchMove", x, y)),
    touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ]);
}

type Point = { readonly x: number; readonly y: number };

async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

for (const language of ["en", "fr"] as const) {
  test(`rows are low, are swiped for their stage, and do it without a swipe too, in ${language}`, async ({
    page,
    server,
  }) => {
    const t = rowWords[language];
    const client = await openList(page, { url: server.url, language });
    const { error } = await client.from("job_applied").insert(
      Array.from({ length: 20 }, (_, at) => ({
        job_title: `Nurse ${at + 1}`,
        company_name: "Harbour Clinic",
        location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
        job_url: `https://harbour.example/${at + 1}`,
        applied_at: `2026-01-${String(28 - at).padStart(2, "0")}`,
        application_stage: "applied",
        next_action: at === 1 ? "followUp" : null,
        next_action_date: at === 1 ? "2026-02-02" : null,
        reminder_set: at === 1,
      })),
    );
    expect(error).toBeNull();
    await page.reload();
    const row = page.locator("li[data-row]").filter({ hasText: /Nurse 1(?!\d)/ });
    await expect(row).toBeVisible();
    await expect(page.getByText(t.overdue)).toBeVisible();
    for (const one of await page.locator("li[data-row]").all())
      expect((await boxOf(one)).height).toBeLessThanOrEqual(88);
    expect(await problemsNow(page)).toEqual([]);

    const dialog = page.getByRole("dialog", { name: "Nurse 1, Harbour Clinic" });
    await row.scrollIntoViewIfNeeded();
    // Too short, and to the other side.
    await dragFinger(page, await middleOf(row), { x: -40, y: 0 });
    await dragFinger(page, await middleOf(row), { x: 120, y: 0 });
    await expect(row).not.toHaveAttribute("data-swiped");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/applications$/);

    await dragFinger(page, await middleOf(row), { x: -140, y: 6 });
    await expect(dialog).toBeVisible();
    const sheet = await boxOf(dialog);
    expect(Math.round(sheet.y + sheet.height)).toBe(740);
    expect(await problemsNow(page)).toEqual([]);
    await dialog.getByRole("button", { name: t.stage, exact: true }).click();
    await expect(page.getByText(t.changed)).toBeVisible();
    await expect(row).toContainText(t.stage);
    await page.getByRole("button", { name: t.undo }).click();
    await expect(row).toContainText(t.applied);

    // A finger that moves up scrolls, also when it drifts sideways.
    const before = await page.evaluate(() => window.scrollY);
    await dragFinger(page, await middleOf(row), { x: -60, y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(dialog).toBeHidden();

    const actions = page.getByRole("button", { name: t.actions });
    const target = await boxOf(actions);
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    await actions.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: t.applied })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(actions).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: t.reminder }).press("Enter");
    await expect(row.getByRole("form")).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
    await row.getByRole("button", { name: t.cancel }).press("Enter");
    await expect(actions).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: t.remove, exact: true }).press("Enter");
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("button", { name: t.after })).toBeFocused();
  });
}
