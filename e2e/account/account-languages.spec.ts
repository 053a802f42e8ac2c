import { expect, test } from "../journey.ts";

const title = { en: "Create your account", fr: "Créez votre compte" };

test("a page of the account has an address in each language, and keeps what is typed when it changes", async ({
  page,
}) => {
  const response = await page.goto("/fr/auth/register?next=%2Fdashboard%2Fcv");
  expect(response?.status()).toBe(200);
  expect(await response?.headerValue("x-robots-tag")).toBe("noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.fr);
  await page.getByRole("textbox", { name: "Prénom et nom" }).fill("Ann Lee");
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.en);
  await expect(page).toHaveURL(/\/auth\/register\?next=%2Fdashboard%2Fcv$/);
  await expect(page).not.toHaveURL(/\/fr\//);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ann Lee");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.en);
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-FR" });

  test("the pages of the account are in French, and public pages in the language of their address", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/auth/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.goto("/auth/register");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.fr);
  });
});
