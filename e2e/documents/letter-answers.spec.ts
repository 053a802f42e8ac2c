import type { Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, showLetterView, expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus" } });

const postingOf = (company: string) =>
  `Job title: Baker\nCompany: ${company}\n\nYou prepare sourdough bread in a small team in Lyon.`;
const reason = "My grandmother's oven is why I bake, and Maison Lenoir still has one like it.";
const toKnow = "I moved to Lyon in May, and can start at once.";

const why = (page: Page) => page.getByRole("textbox", { name: "Why this job or employer?" });
const know = (page: Page) => page.getByRole("textbox", { name: "What should they know?" });
const posting = (page: Page) => page.getByRole("textbox", { name: "Job description" });
const letter = (page: Page) => page.getByRole("textbox", { name: "Your letter" });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved$/ });

test("answers are quoted in the letter, kept for their posting, offered for the next one, and shared with another window", async ({
  page,
  context,
}) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations/profile");
  await page
    .getByRole("textbox", { name: "Summary" })
    .fill("Baker with ten years of sourdough, used to early hours and small teams.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();

  await page.goto("/dashboard/cover-letter");
  await posting(page).fill(postingOf("Maison Lenoir"));
  await why(page).fill(reason);
  await page.keyboard.press("Tab");
  await expect(know(page)).toBeFocused();
  await page.keyboard.insertText(toKnow);
  await expect(saved(page)).toBeVisible();
  await page.getByRole("button", { name: "Generate letter" }).click();
  await expect(letter(page)).toHaveValue(/Maison Lenoir/);
  const text = await letter(page).inputValue();
  expect(text).toContain(reason);
  expect(text).toContain(toKnow);
  expect(await problemsNow(page)).toEqual([]);

  // Not stored yet when the page is reloaded without a connection, and stored afterwards.
  await showLetterView(page, "Job");
  await context.setOffline(true);
  await know(page).fill(`${toKnow} I have a driving licence.`);
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await showLetterView(page, "Job");
  await expect(know(page)).toHaveValue(`${toKnow} I have a driving licence.`);
  await expect(saved(page)).toBeVisible();

  // A window of its own has what is stored; what it changes is shown here before it is overwritten.
  const other = await context.newPage();
  await other.goto("/dashboard/cover-letter");
  await posting(other).fill(postingOf("Maison Lenoir"));
  await expect(why(other)).toHaveValue(reason);
  await know(other).fill("I can start in June.");
  await expect(saved(other)).toBeVisible();
  await other.close();
  await know(page).fill("I can start in July.");
  await expect(page.getByText(/differently in another window/)).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("button", { name: "Use those answers" }).click();
  await expect(know(page)).toHaveValue("I can start in June.");

  // Another employer's letter does not have them, unless the person takes them over.
  await posting(page).fill(postingOf("Four Doré"));
  await expect(why(page)).toHaveValue("");
  await page.getByRole("button", { name: "Generate letter" }).click();
  await expect(letter(page)).toHaveValue(/Four Doré/);
  expect(await letter(page).inputValue()).not.toContain("Lenoir");
  await showLetterView(page, "Job");
  const offers = page.getByRole("button", { name: "Use what you wrote for Baker, Maison Lenoir" });
  await offers.first().focus();
  await page.keyboard.press("Enter");
  await expect(why(page)).toHaveValue(reason);
  await expect(why(page)).toBeFocused();
  await expect(page.getByText("This names Maison Lenoir")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
});
