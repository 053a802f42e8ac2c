import type { Locator, Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus" } });

async function wear(page: Page, look: { language: string; theme: string; width: number }) {
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.evaluate(({ language, theme }) => {
    localStorage.setItem("postulo-language", language);
    localStorage.setItem("postulo-theme", theme);
  }, look);
  await page.reload();
}

/** A text over the length limit is entered without delay, rejected with a message, and not lost. */
async function pasteTooMuch(page: Page, posting: Locator) {
  const tooLong = "We look for a baker who likes sourdough.\n".repeat(5_300);
  // Typing it takes Chromium itself minutes, with any page.
  const keystrokesMs = await posting.evaluate((field: HTMLTextAreaElement, text) => {
    field.focus();
    field.setRangeText(text, 0, 0, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return Array.from({ length: 9 }, () => {
      const start = performance.now();
      document.execCommand("insertText", false, "a");
      field.getBoundingClientRect();
      return performance.now() - start;
    });
  }, tooLong);
  expect(keystrokesMs.sort((a, b) => a - b)[4]).toBeLessThan(200);
  await page.getByRole("button", { name: "Generate letter" }).click();
  await expect(page.getByText("This job description is too long.")).toBeVisible();
  expect((await posting.inputValue()).length).toBe(tooLong.length + 9);
  await posting.evaluate((field: HTMLTextAreaElement) => field.select());
  await page.keyboard.press("Delete");
  await expect(posting).toHaveValue("");
}

test("a letter is written, explained, edited, saved, compared and restored by keyboard, in both languages", async ({
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
  await expect(page.getByText("Your letter will appear here.")).toBeVisible();
  const posting = page.getByRole("textbox", { name: "Job description" });
  await pasteTooMuch(page, posting);
  await posting.focus();
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
  await expect(page.getByRole("button", { name: /“45 bakers”: this number/ })).toBeVisible();
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
  expect((await downloading).suggestedFilename()).toBe("O'Connor-Amélie-Letter-Maison-Lenoir.docx");
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

  await page.getByRole("link", { name: "See whether anything left this server" }).click();
  await expect(page.getByText("Nothing left this server.")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
});
