import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { expect, registerUser, submitLogin, test } from "../journey.ts";

const files = path.resolve(import.meta.dirname, "../../packages/documents/src/testing/files/en");
const heading = (page: Page) => page.getByRole("heading", { name: "Review your résumé" });
const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

async function review(page: Page, name: string): Promise<void> {
  await page.goto("/dashboard/your-informations/profile");
  const buffer = await readFile(path.join(files, name));
  await page.getByLabel("Résumé file").setInputFiles({ name, mimeType: "", buffer });
  await expect(heading(page)).toBeVisible();
}

const store = (page: Page) => page.getByRole("button", { name: "Store", exact: true });

test("a résumé is corrected beside its file, survives a closed tab and an ended session, is stored once and undone", async ({
  page,
}) => {
  const user = await registerUser(page);
  await review(page, "en-olivia-pipes.docx");
  await page.getByRole("button", { name: "Edit Site Quality Manager" }).click();
  await page.getByRole("textbox", { name: "Company" }).fill("Aldermoor & Sons");
  await page.getByRole("button", { name: "Delete Minitab" }).click();
  await expect(page.getByText("“Minitab” deleted")).toBeVisible();

  // Another tab shows the same review, and each sees what the other changes.
  const second = await page.context().newPage();
  await second.goto("/dashboard/resume");
  await expect(second.getByText("Aldermoor & Sons")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Minitab" })).toHaveCount(0);
  await second.getByRole("button", { name: "Delete Coaching" }).click();
  await expect(page.getByRole("heading", { name: "Coaching" })).toHaveCount(0);

  await page.close();
  await second.evaluate(() => localStorage.clear());
  await second.goto("/dashboard/resume");
  await expect(second).toHaveURL(/\/auth\/login/);
  await submitLogin(second, user);
  await expect(second.getByText("Aldermoor & Sons")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Coaching" })).toHaveCount(0);

  await second.getByRole("checkbox", { name: "Keep the file" }).check();
  await store(second).dblclick();
  await expect(second.getByText("Résumé stored")).toBeVisible();
  await second.goto("/dashboard/your-informations/experience");
  await expect(second.getByText("Aldermoor & Sons")).toHaveCount(1);
  await second.goto("/dashboard/your-informations/files");
  await expect(second.getByText("en-olivia-pipes.docx").first()).toBeVisible();
  await second.goto("/dashboard/resume");
  await expect(second.getByText("There is no résumé to review.")).toBeVisible();

  await second.goto("/dashboard/your-informations/profile");
  await expect(second.getByRole("textbox", { name: "City" })).toHaveValue("Leeds");
  await second.getByRole("button", { name: "Undo this résumé" }).click();
  await expect(second.getByText("Résumé undone")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "City" })).toHaveValue("");
  await second.goto("/dashboard/your-informations/experience");
  await expect(second.getByText("No experience yet.")).toBeVisible();
});

test("what is typed offline is kept, and stored when the connection is back", async ({ page }) => {
  await registerUser(page);
  await review(page, "en-daniel-deedy.pdf");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Edit MACHINE LEARNING ENGINEER" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Machine learning engineer");
  await store(page).click();
  await expect(store(page)).toHaveAttribute("aria-busy", "true");
  await page.context().setOffline(false);
  await expect(page.getByText("Résumé stored")).toBeVisible();
  await page.goto("/dashboard/your-informations/experience");
  await expect(page.getByText("Machine learning engineer")).toBeVisible();
});

test("lines nobody read become entries, by keyboard, and the file leads to the entries on a phone", async ({
  page,
}) => {
  await registerUser(page);
  await review(page, "en-daniel-deedy.pdf");
  const unread = section(page, /^Not read/);
  await expect(unread.getByRole("listitem")).toHaveCount(3);
  await unread.getByRole("button", { name: "TOOLS", exact: true }).focus();
  await page.keyboard.press("Enter");
  await unread.getByRole("group").getByRole("button", { name: "Skill" }).press("Enter");
  await expect(unread.getByRole("listitem")).toHaveCount(2);
  await expect(section(page, "Skills").getByRole("heading", { name: "TOOLS" })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 780 });
  await page.getByRole("button", { name: "File", exact: true }).click();
  await expect(section(page, "Skills")).toBeHidden();
  const line = page.getByRole("button", { name: /^TESSELLATE HEALTH/ });
  await line.click();
  await expect(page.getByRole("listitem").filter({ hasText: "TESSELLATE HEALTH" })).toBeFocused();
});

for (const scheme of ["light", "dark"] as const)
  test(`axe finds no problem in a review (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await registerUser(page);
    await review(page, "en-daniel-deedy.pdf");
    await page.getByRole("button", { name: "What is this line?" }).first().click();
    await page.getByRole("button", { name: "Edit MACHINE LEARNING ENGINEER" }).click();
    await page.getByRole("button", { name: "Edit Python" }).click();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await problemsNow(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "File", exact: true }).click();
    expect(await problemsNow(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
