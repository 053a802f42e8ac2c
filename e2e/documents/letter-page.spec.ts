import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
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

/** Fails where another element, such as the sticky header, covers the middle of the element. */
const expectUncovered = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

const sheet = (page: Page) => page.getByRole("img", { name: /as it will be printed, page 1 of/ });

/** The form of the open letter, on the view of the job. */
async function expectJob(page: Page) {
  await showLetterView(page, "Job");
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
  await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Baker");
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Maison Lenoir Ltd");
  await showLetterView(page, "Text");
}

async function downloaded(page: Page, button: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await downloading;
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}

async function titleOfDownload(page: Page): Promise<[name: string, title: unknown]> {
  const { name, bytes } = await downloaded(page, "Download PDF");
  const { info } = await (await getDocumentProxy(bytes)).getMetadata();
  return [name, info && "Title" in info ? info.Title : undefined];
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
  await expectUncovered(page.getByRole("button", { name: "Download PDF" }));

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
  await tab.getByRole("link", { name: /^Baker, Maison Lenoir Ltd/ }).click();
  await expect(tab.getByRole("textbox", { name: "Your letter" })).toHaveValue(/Dear bakers/);
  const letterTitle = tab.getByRole("heading", { name: "Your letter", exact: true });
  await expect(letterTitle).toBeFocused();
  await expectUncovered(letterTitle);
  await expectUncovered(tab.getByRole("button", { name: "Download PDF" }));
  await expectJob(tab);
  await tab.close();

  // Letter and CV together.
  const merged = await downloaded(page, "One PDF");
  expect(merged.name).toBe("O'Connor-Amélie-Application-Maison-Lenoir.pdf");
  const { text: pages } = await extractText(await getDocumentProxy(merged.bytes));
  expect(pages[0]).toContain("Dear bakers");
  expect(pages.at(-1)).toMatch(/^Amélie O'Connor/);
  const zip = await downloaded(page, "ZIP of both");
  expect(zip.name).toBe("O'Connor-Amélie-Application-Maison-Lenoir.zip");
  expect(Object.keys(unzipSync(zip.bytes))).toEqual([name, "O'Connor-Amélie-CV-Maison-Lenoir.pdf"]);

  // The CV for the job, and back.
  await page.getByRole("link", { name: "Adapt your CV to this job" }).click();
  await expect(page.getByRole("textbox", { name: "Job posting" })).toHaveValue(posting);
  await page.getByRole("button", { name: "Adapt my CV" }).click();
  await page.getByRole("link", { name: "Letter for this job" }).click();
  await expect(letter).toHaveValue(/Dear bakers/);
  await page.getByRole("link", { name: "Open the CV for this job" }).click();
  await expect(page).toHaveURL(/\/dashboard\/cv\?version=/);
  await page.goBack();
  await expect(letter).toHaveValue(/Dear bakers/);

  // On a phone one part is shown at a time.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeInViewport();
  await page.getByRole("radio", { name: "Text" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(sheet(page)).toBeVisible();
  await expect(letter).toBeHidden();
  for (const heading of ["Versions", "Letter and CV together"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
});
