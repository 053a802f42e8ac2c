import type { Page } from "@playwright/test";
import { problemsNow } from "./axe-problems.ts";
import { becomeMember, expect, test } from "./journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus" } });

async function wear(page: Page, look: { language: string; theme: string; width: number }) {
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.evaluate(({ language, theme }) => {
    localStorage.setItem("postulo-language", language);
    localStorage.setItem("postulo-theme", theme);
  }, look);
  await page.reload();
}

test("a letter is written, explained, changed, saved, compared and taken back by keyboard alone, in both languages", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await becomeMember(page);
  await page.goto("/dashboard/your-informations/profile");
  await page
    .getByRole("textbox", { name: "Summary" })
    .fill("Baker with ten years of sourdough, used to early hours and small teams.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();

  await page.goto("/dashboard/cover-letter");
  await expect(page.getByText("Your letter will stand here.")).toBeVisible();
  await page.getByRole("textbox", { name: "Job description" }).focus();
  await page.keyboard.insertText(
    "Job title: Baker\nCompany: Maison Lenoir\n\nYou prepare sourdough bread in a small team in Lyon.",
  );
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Maison Lenoir");
  await page.getByRole("combobox", { name: "Tone" }).focus();
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Generate letter" }).focus();
  await page.keyboard.press("Enter");
  const letter = page.getByRole("textbox", { name: "Your letter" });
  await expect(letter).toHaveValue(/Maison Lenoir/);
  const delivered = await letter.inputValue();
  expect(await problemsNow(page)).toEqual([]);

  // The cursor goes through the text, and each sentence says what it rests on.
  await letter.focus();
  await page.keyboard.press("Control+Home");
  await expect(page.getByText("Address, date and greeting.")).toBeVisible();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("\n\nI also led 45 bakers at Poilane.");
  await expect(page.getByText("Your own words.")).toBeVisible();
  await expect(page.getByRole("button", { name: /“45”: this number/ })).toBeVisible();
  await page.getByRole("button", { name: "Save version" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Version 2")).toBeVisible();
  await page.getByRole("button", { name: "Compare version 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").locator("ins").last()).toContainText("45 bakers");
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.press("Escape");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download DOCX" }).focus();
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("cover-letter.docx");
  await page.getByRole("button", { name: "Restore version 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(letter).toHaveValue(delivered);

  for (const [language, theme, width] of [
    ["fr", "light", 375],
    ["fr", "dark", 1280],
    ["en", "dark", 375],
  ] as const) {
    await wear(page, { language, theme, width });
    await expect(page.getByRole("button", { name: /Compar.* 2/ })).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
  }

  await page.getByRole("link", { name: "What left this server" }).click();
  await expect(page.getByText("Nothing left this server.")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
});
