import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, showLetterView, expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus" } });

const posting =
  "Job title: Baker\nCompany: Maison Lenoir\n\nYou prepare sourdough bread in a small team in Lyon.";

async function writeLetter(page: Page) {
  await page.goto("/dashboard/your-informations/profile");
  await page
    .getByRole("textbox", { name: "Summary" })
    .fill("Baker with ten years of sourdough, used to early hours and small teams.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.goto("/dashboard/cover-letter");
  await page.getByRole("textbox", { name: "Job description" }).fill(posting);
  const company = page.getByRole("textbox", { name: "Company" });
  await expect(company).toHaveValue("Maison Lenoir");
  await company.fill("Maison Lenoir Ltd");
  await page.getByRole("button", { name: "Generate letter" }).click();
  await expect(page.getByRole("textbox", { name: "Your letter" })).toHaveValue(/Maison Lenoir/);
}

const sheet = (page: Page) => page.getByRole("img", { name: /as it will be printed, page 1 of/ });

/** The form of the open letter, on the view of the job. */
async function expectJob(page: Page) {
  await showLetterView(page, "Job");
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
  await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Baker");
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Maison Lenoir Ltd");
  await showLetterView(page, "Text");
}

async function titleOfDownload(page: Page): Promise<[name: string, title: unknown]> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { info } = await pdf.getMetadata();
  return [download.suggestedFilename(), info && "Title" in info ? info.Title : undefined];
}

test("a letter is seen as its page, downloaded under a name that says whose it is, and keeps its job when it is reopened", async ({
  page,
  context,
}) => {
  await registerUser(page);
  await writeLetter(page);
  const letter = page.getByRole("textbox", { name: "Your letter" });
  await expect(sheet(page)).toBeVisible();
  await expect
    .poll(() => sheet(page).evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(500);
  await expect(page.getByRole("heading", { name: "Your letter" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Copy for e-mail" })).toBeInViewport();

  const title = "Letter – Amélie O'Connor – Baker, Maison Lenoir Ltd";
  const name = "O'Connor-Amélie-Letter-Maison-Lenoir.pdf";
  expect(await titleOfDownload(page)).toEqual([name, title]);

  // The page follows the text.
  const drawn = await sheet(page).getAttribute("src");
  await letter.fill((await letter.inputValue()).replace("Dear hiring team", "Dear bakers"));
  await expect.poll(() => sheet(page).getAttribute("src")).not.toBe(drawn);
  expect(await titleOfDownload(page)).toEqual([name, title]);
  await page.getByRole("button", { name: "Save version" }).click();
  await expect(page.getByText("Version 2")).toBeVisible();

  await page.reload();
  await expect(letter).toHaveValue(/Dear bakers/);
  await expectJob(page);

  const tab = await context.newPage();
  await tab.goto("/dashboard/cover-letter");
  await expect(tab.getByText("Your letter will appear here.")).toBeVisible();
  await tab.getByRole("button", { name: /^Baker, Maison Lenoir Ltd/ }).click();
  await expect(tab.getByRole("textbox", { name: "Your letter" })).toHaveValue(/Dear bakers/);
  await expectJob(tab);
  await tab.close();

  // On a phone one part is shown at a time.
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeInViewport();
  await page.getByRole("radio", { name: "Text" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(sheet(page)).toBeVisible();
  await expect(letter).toBeHidden();
  expect(await problemsNow(page)).toEqual([]);
});
