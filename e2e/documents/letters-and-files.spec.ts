import { readFile } from "node:fs/promises";
import { registerUser, showLetterView, expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus" } });

test("a letter is stored for one document credit, listed among the files, downloaded and deleted", async ({
  page,
}) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations/profile");
  await page
    .getByRole("textbox", { name: "Summary" })
    .fill("Baker with ten years of sourdough, used to early hours and small teams.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();

  await page.goto("/dashboard/cover-letter");
  await expect(page.getByText("5 letters left this month")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Job description" })
    .fill("Baker\nMaison Lenoir, Lyon\n\nYou prepare sourdough bread in a small team.");
  await page.getByRole("button", { name: "Generate letter" }).dblclick();
  await expect(page.getByRole("textbox", { name: "Your letter" })).toHaveValue(/Maison Lenoir/);
  await showLetterView(page, "Job");
  await expect(page.getByText(/^This letter in another layout.* does not count\.$/)).toBeVisible();
  await showLetterView(page, "Text");

  const fileName = page.getByRole("textbox", { name: "File name" });
  const upload = page.getByRole("button", { name: "Upload to your files" });
  await fileName.fill("Lettre à l'équipe 100% #1?");
  await upload.dblclick();
  await expect(page.getByRole("link", { name: "View files" })).toBeVisible();

  // The same name again: an error at the field, and the credit is released.
  await page.reload();
  await expect(fileName).toHaveValue("Lettre à l'équipe 100% #1?");
  await upload.click();
  await expect(
    page.getByText("A file with this name already exists. Please choose a different name"),
  ).toBeVisible();
  await expect(fileName).toBeFocused();
  await fileName.fill("second");
  await upload.click();
  await page.getByRole("link", { name: "View files" }).click();

  await expect(page).toHaveURL(/\/dashboard\/your-informations\/files$/);
  await expect(page.getByRole("meter", { name: "Documents this month" })).toHaveAttribute(
    "aria-valuetext",
    "2 of 10",
  );
  const line = page.getByRole("listitem").filter({ hasText: "Lettre à l'équipe 100% #1?.pdf" });
  await expect(line.first()).toContainText(/Cover letter.*\d kB/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Lettre à l'équipe 100% #1?.pdf" }).click();
  const download = await downloading;
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "Delete Lettre à l'équipe 100% #1?.pdf" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).dblclick();
  await expect(page.getByText("File deleted")).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole("meter", { name: "Documents this month" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 10",
  );

  // The name is free again.
  await page.goto("/dashboard/cover-letter");
  await fileName.fill("Lettre à l'équipe 100% #1?");
  await upload.click();
  await expect(page.getByRole("link", { name: "View files" })).toBeVisible();
});
