import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect, test } from "../journey.ts";

test("axe finds no problem in invalid forms, generated letters and dialogs", async ({ page }) => {
  await registerUser(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByText("This field is required")).toHaveCount(3);
  expect(await problemsNow(page)).toEqual([]);

  await page.goto("/dashboard/your-informations/profile");
  const scan = { name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Résumé file").setInputFiles(scan);
  await expect(page.getByRole("alert")).toContainText("Analysis Error");
  await page.getByRole("textbox", { name: "First name" }).fill("");
  await page.getByRole("textbox", { name: "Summary" }).fill("Baker with ten years of sourdough.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("First name and last name are required")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("textbox", { name: "First name" }).fill("Amélie");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();

  await page.goto("/dashboard/cover-letter");
  await page.getByRole("textbox", { name: "Job description" }).fill("Baker at Maison Lenoir");
  await page.getByRole("button", { name: "Generate letter" }).click();
  await expect(page.getByRole("textbox", { name: "Your letter" })).toBeVisible();
  await page.getByRole("button", { name: "Upload to your files" }).click();
  await expect(page.getByRole("link", { name: "View files" })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);

  await page.getByRole("link", { name: "View files" }).click();
  await page.getByRole("button", { name: /^Delete .*-Letter-Maison-Lenoir\.pdf$/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(await problemsNow(page)).toEqual([]);
});
