import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addSupportJob, createApplicant, supportPosting } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Plus" } });

const documents = (page: Page) => page.getByRole("region", { name: "Documents" });

/** The first bytes and the name of a download. */
async function download(page: Page, name: string) {
  const downloading = page.waitForEvent("download");
  await documents(page).getByRole("button", { name }).click();
  const file = await downloading;
  const bytes = await readFile(await file.path());
  return [file.suggestedFilename(), bytes.subarray(0, 2).toString()];
}

test("CV and letter are made from the application, shown there as pages, and downloaded together", async ({
  page,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const id = await addSupportJob(client);
  await logIn(page, user);
  await expect(page.getByRole("table", { name: "Applications" })).toBeVisible();
  const address = `/dashboard/applications/${id}`;
  await page.goto(address);
  expect(await problemsNow(page)).toEqual([]);
  await documents(page).getByRole("link", { name: "Make the CV" }).click();
  await page.getByRole("button", { name: "Adapt my CV" }).click();
  await expect(
    page.getByRole("heading", { name: "Support engineer, Calder Valves" }),
  ).toBeVisible();

  await page.goto(address);
  await expect(documents(page).getByRole("link", { name: "CV", exact: true })).toBeVisible();
  await documents(page).getByRole("link", { name: "Write the letter" }).click();
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(supportPosting);
  await page.getByRole("button", { name: "Generate letter" }).click();
  await expect(page.getByRole("textbox", { name: "Your letter" })).toHaveValue(/Calder Valves/);

  await page.goto(address);
  await expect(documents(page).getByRole("link", { name: "Letter", exact: true })).toBeVisible();
  await documents(page).scrollIntoViewIfNeeded();
  await expect(documents(page).locator("img")).toHaveCount(2);
  expect(await problemsNow(page)).toEqual([]);
  expect(await download(page, "Download the CV as PDF")).toEqual([
    "O'Connor-Amélie-CV-Calder-Valves.pdf",
    "%P",
  ]);
  expect(await download(page, "ZIP of both")).toEqual([
    "O'Connor-Amélie-Application-Calder-Valves.zip",
    "PK",
  ]);
  await documents(page).getByRole("link", { name: "Letter", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Your letter" })).toHaveValue(/Calder Valves/);
});
