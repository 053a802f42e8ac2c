import type { Page, Route } from "@playwright/test";
import { registerUser, expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Free" } });

const diploma = {
  name: "Diplôme.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${"x".repeat(300_000)}`),
};

async function choose(page: Page, file: typeof diploma = diploma): Promise<void> {
  await page.getByLabel("File to upload").setInputFiles(file);
  await expect(page.getByRole("dialog")).toBeVisible();
}
const confirm = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
/** Also behind a dialog, which hides the page from screen readers. */
const used = (page: Page) =>
  page
    .getByRole("meter", { name: "Documents this month", includeHidden: true })
    .getAttribute("aria-valuetext");
const lines = (page: Page) => page.getByRole("list", { name: "Files" }).locator("> li");
const breakDown = (route: Route) => route.abort("connectionreset");
const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { code: "X", message: "The disk is full" } });

test("an upload that fails at any step costs no credit and leaves no file", async ({ page }) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations/files");
  const steps = [
    { at: "**/storage/v1/object/user-documents/*/*", method: "POST", fail: breakDown },
    { at: "**/storage/v1/object/user-documents/*/*", method: "POST", fail: refuse },
    { at: "**/rest/v1/files?select=id*", method: "HEAD", fail: breakDown },
    { at: "**/rest/v1/files", method: "POST", fail: breakDown },
    { at: "**/rest/v1/files", method: "POST", fail: refuse },
  ];
  for (const { at, method, fail } of steps) {
    await page.route(at, (route) =>
      route.request().method() === method ? fail(route) : route.continue(),
    );
    await choose(page);
    await confirm(page);
    await expect(page.getByText("Upload Error").first()).toBeVisible();
    await page.unroute(at);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => used(page)).toBe("0 of 2");
    await expect(lines(page)).toHaveCount(0);
    await page.reload();
  }
  await choose(page);
  await confirm(page);
  await expect(page.getByText("File uploaded")).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect.poll(() => used(page)).toBe("1 of 2");
});

test("a file is named, described, renamed, previewed, downloaded and deleted, up to the limit", async ({
  page,
}) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations/files");
  await choose(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("");
  await confirm(page);
  await expect(dialog.getByText("A name is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Diplôme d'État.pdf");
  await dialog.getByRole("textbox", { name: "Description" }).fill("Nursing, 2019");
  await confirm(page);
  await expect(lines(page)).toContainText(/Diplôme d'État\.pdf.*Other.*300 kB.*Nursing, 2019/);

  await choose(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Diplôme d'État.pdf");
  await confirm(page);
  await expect(
    dialog.getByText("A file with this name already exists. Please choose a different name"),
  ).toBeVisible();
  await expect.poll(() => used(page)).toBe("1 of 2");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Second.pdf");
  await confirm(page);
  await expect(page.getByRole("alert").filter({ hasText: "Upload Limit Reached" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade plan" })).toBeVisible();

  await page.getByRole("button", { name: "Edit Second.pdf" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Diplôme d'État.pdf");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/A file with this name already exists/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("CV.pdf");
  await dialog.getByRole("combobox", { name: "Type" }).selectOption("Résumé");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("File updated")).toBeVisible();
  await expect(lines(page).first()).toContainText(/CV\.pdf.*Résumé/);

  await page.getByRole("button", { name: "Preview CV.pdf" }).click();
  await expect(page.getByRole("link", { name: "Open the PDF in a new tab" })).toHaveAttribute(
    "href",
    /^blob:/,
  );
  await page.keyboard.press("Escape");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CV.pdf" }).click();
  expect((await downloading).suggestedFilename()).toBe("CV.pdf");

  await page.getByRole("button", { name: "Delete CV.pdf" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("File deleted")).toBeVisible();
  await expect.poll(() => used(page)).toBe("1 of 2");
  await expect(page.getByLabel("File to upload")).toBeAttached();
});
