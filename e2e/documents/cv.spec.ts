import { readFile } from "node:fs/promises";
import { pageTexts } from "@postulo/server/page-text";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, newUser, register, test } from "../journey.ts";
import { choose } from "../menus.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

test("the profile is downloaded as a CV in the chosen template", async ({ page, server }) => {
  const { user } = await createApplicant(server.url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page.goto("/dashboard/your-informations/profile");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "My CV" }).click();
  await expect(page.getByRole("heading", { name: "My CV", level: 1 })).toBeFocused();

  const drawn = page.getByRole("img", { name: "Your CV, page 1 of 1" });
  const source = () => drawn.getAttribute("src");
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    500,
  );
  const plain = await source();

  // By the keyboard.
  await page.getByRole("radio", { name: "Plain" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Serif" })).toBeChecked();
  await expect(page).toHaveURL(/\/dashboard\/cv\?template=serif$/);
  await expect.poll(source).not.toBe(plain);

  const downloading = page.waitForEvent("download");
  const answering = page.waitForResponse((response) => response.url().endsWith("/cv"));
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  // Chromium names the file so only where the locale has the letters.
  const disposition = (await (await answering).headerValue("content-disposition")) ?? "";
  expect(decodeURIComponent(disposition)).toContain("O'Connor-Amélie-CV.pdf");
  const text = (await pageTexts(await readFile(await download.path()))).join("\n");
  expect(text).toContain("Amélie O'Connor");
  expect(text).toContain("Blue Harbour");
  expect(text).toContain("Answered customers and repaired Linux machines");
  expect(text).not.toContain("12 rue Garibaldi");

  await page.reload();
  await expect(page.getByRole("radio", { name: "Serif" })).toBeChecked();
  await page.setViewportSize({ width: 375, height: 700 });
  await choose(page, ["More", "Preview"]);
  await expect(drawn).toBeInViewport();
  expect(await problemsNow(page)).toEqual([]);
});

test("an empty profile leads to what is missing", async ({ page }) => {
  await register(page, newUser());
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto("/dashboard/cv");
  await page.getByRole("link", { name: "Add experience" }).click();
  await expect(page).toHaveURL(/\/dashboard\/your-informations\/experience$/);
  expect(errors).toEqual([]);
});
