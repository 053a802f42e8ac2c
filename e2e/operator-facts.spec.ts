import { expect, test } from "./journey.ts";

test.use({
  serverSettings: {
    CONTACT_EMAIL: "contact@jobs.example",
    FOUNDER_CEO_NAME: "Noor O'Brien",
    LEGAL_PUBLISHER_NAME: "Emploi & Cie <SAS>, 1 000 €",
    LEGAL_HOST_NAME: "Nuage SAS",
  },
});

const mailLink = "a[href='mailto:contact@jobs.example']";
const pages = ["/privacy", "/terms", "/accessibility", "/legal"].flatMap((page) => [
  page,
  `/fr${page}`,
]);

test("public pages contain the operator's facts, also without script", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator(`main ${mailLink}, article ${mailLink}`).first()).toBeVisible();
  }
  await page.goto("/fr/legal");
  await expect(page.locator("dd").first()).toHaveText("Emploi & Cie <SAS>, 1 000 €");
  await expect(page.locator("dd").nth(1)).toHaveText("Non indiqué par l’exploitant de ce serveur");
  await page.goto("/about");
  await expect(page.getByText("This server is run by Noor O'Brien (CEO).")).toBeVisible();
  await context.close();
});

test("they are unchanged after the page's script has run", async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-enhanced");
    await expect(page.locator(`article ${mailLink}`).first()).toBeVisible();
  }
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Noor O'Brien" })).toBeVisible();
  await expect(page.getByText("Not introduced")).toHaveCount(0);
});
