import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, type Browser } from "../extension.ts";
import { expect, test, type NewUser } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus", CONFIRM_EMAIL: "off" } });

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });
const openButton = (page: Page) => page.getByRole("button", { name: "Remplir avec Postulo" });

/** Signs in by the popup, which is switched to French on the way. */
async function signIn(browser: Browser, page: Page, account: NewUser & { readonly url: string }) {
  const popup = await browser.openPopup(page);
  await popup.getByRole("button", { name: "Passer au français" }).click();
  await popup.getByText(/^Serveur\s:/).click();
  await popup.getByRole("textbox", { name: "Serveur" }).fill(account.url);
  await popup.getByRole("textbox", { name: "E-mail" }).fill(account.email);
  await popup.getByRole("textbox", { name: "Mot de passe" }).fill(account.password);
  await popup.getByRole("button", { name: "Se connecter" }).click();
  await expect(popup.getByRole("heading", { name: "Remplir cette page" })).toBeVisible();
  await popup.close();
}

test("a French form of three pages is filled with a letter attached, and every failure has a message", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  const page = await browser.context.newPage();
  const panel = panelOf(page);
  const fillAll = panel.getByRole("button", { name: "Tout remplir" });
  const rows = async () => {
    const { data } = await client
      .from("job_applied")
      .select("job_title, company_name, source, receipt")
      .throwOnError();
    return data;
  };

  // A page without a form has no button; the user signs in on the page with the form.
  await page.goto(`${site.url}/emplois`);
  await expect(page.locator("postulo-panel")).toHaveCount(0);
  await page.goto(`${site.url}/emplois/infirmiere`);
  await signIn(browser, page, { ...user, url: server.url });
  await page.bringToFront();
  await page.reload();

  await openButton(page).click();
  await expect(panel.getByText("Infirmière coordinatrice · Clinique du Port")).toBeVisible();
  await fillAll.click();
  await expect(page.getByRole("textbox", { name: "Prénom" })).toHaveValue("Amélie");
  await expect(page.getByRole("button", { name: "Pays" }).first()).toHaveText("France");
  await page.getByRole("button", { name: "Suivant" }).click();

  await expect(panel.getByText("Intitulé du poste actuel")).toBeVisible();
  await fillAll.click();
  await expect(page.getByRole("textbox", { name: "Intitulé du poste actuel" })).toHaveValue(
    "Support engineer",
  );
  await page.getByRole("button", { name: "Suivant" }).click();

  await expect(panel.getByText("Une question pour vous")).toBeVisible();
  await fillAll.click();
  await expect(page.getByRole("textbox", { name: "Profil LinkedIn" })).toHaveValue(/linkedin/);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("textbox", { name: /vous attire/ }).fill("Vos équipes de quartier.");
  await panel.getByText(/^Fait \(/).click();
  await expect(panel.getByText("Rempli par vous ou par la page")).toBeVisible();
  expect(site.sent).toBe(0);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(panel.getByText("Enregistrée dans vos candidatures.").first()).toBeVisible();
  expect(await rows()).toMatchObject([
    {
      job_title: "Infirmière coordinatrice",
      company_name: "Clinique du Port",
      source: "Workday",
      receipt: {
        // Also of pages that were left while the panel was still filling.
        fields: expect.arrayContaining([
          expect.objectContaining({ label: "Prénom", outcome: "filled" }),
          expect.objectContaining({ label: "Employeur actuel", outcome: "filled" }),
          expect.objectContaining({ label: "Profil LinkedIn", source: "websites" }),
        ]),
        files: [expect.objectContaining({ fileName: "Résumé Amélie.pdf" })],
      },
    },
  ]);
  // The answers are stored after the application was recorded.
  const answers = async () => {
    const { data } = await client
      .from("other")
      .select("question, content, scope, scope_name")
      .filter("kind", "not.is", null)
      .throwOnError();
    return data;
  };
  await expect.poll(answers).toEqual([
    {
      question: "Qu’est-ce qui vous attire chez nous ?",
      content: "Vos équipes de quartier.",
      scope: "employer",
      scope_name: "Clinique du Port",
    },
  ]);
  const usage: readonly { readonly feature: string; readonly used: number }[] = (
    await client.rpc("get_current_user_usage").throwOnError()
  ).data;
  expect(usage.find(({ feature }) => feature === "application")?.used).toBe(1);

  // A letter for this job is attached as a file; an unreachable server is reported, and nothing is lost when it is back.
  await page.goto(`${site.url}/jobs/support-engineer`);
  await openButton(page).click();
  await expect(fillAll).toBeEnabled();
  await panel.getByText("Documents", { exact: true }).click();
  await panel.getByRole("button", { name: "Écrire une lettre pour ce poste" }).click();
  await panel.getByText("Lire la lettre").click();
  await expect(panel.getByText(/Northwind Labs/).last()).toContainText("Amélie O'Connor");
  await expect(
    panel.getByRole("link", { name: "La vérifier et la modifier dans Postulo" }),
  ).toHaveAttribute("href", /\/dashboard\/cover-letter\?letter=[0-9a-f-]{36}$/);
  await server.halt();
  await fillAll.click();
  await expect(
    panel.getByText(/Le serveur Postulo est injoignable.* Rien n’a été rempli/),
  ).toBeVisible();
  await server.run();
  await panel.getByRole("button", { name: "Réessayer" }).click();
  const letter = page.locator("#letter");
  await expect
    .poll(() => letter.evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
    .toBe("O'Connor-Amélie-Letter-Northwind-Labs.pdf");
  // The button is busy meanwhile; leaving the page then has filled nothing.
  await expect(panel.getByText(/^\d+ remplis/)).toBeVisible();

  // After a form disappears without a confirmation, the panel shows its question once.
  await page.goto(`${site.url}/emplois`);
  await expect(panel.getByText("Avez-vous envoyé cette candidature ?")).toBeVisible();
  await panel.getByRole("button", { name: "Pas encore" }).click();
  await expect(panel.getByText("Avez-vous envoyé cette candidature ?")).toBeHidden();
  expect(await rows()).toHaveLength(1);
  await page.reload();
  await expect(page.locator("postulo-panel")).toHaveCount(0);

  // The session is over, in this tab and in another one.
  await page.goto(`${site.url}/jobs/care-coordinator`);
  const second = await browser.context.newPage();
  await second.goto(`${site.url}/jobs/support-engineer`);
  await browser.forgetSession();
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await openButton(tab).click();
    await expect(panelOf(tab).getByText("Votre session est terminée.")).toBeVisible();
  }
  const opened = browser.context.waitForEvent("page");
  await panelOf(second).getByRole("button", { name: "Se connecter" }).click();
  await expect((await opened).getByRole("heading", { name: "Se connecter" })).toBeVisible();

  // Hidden on this site, until the user opens the panel.
  await second.bringToFront();
  await panelOf(second).getByRole("button", { name: "Masquer sur ce site" }).click();
  await panelOf(second).getByRole("button", { name: "Le masquer ici" }).click();
  await expect(second.locator("postulo-panel")).toHaveCount(0);
  await second.reload();
  await second.getByLabel("Last name").waitFor();
  await expect(second.locator("postulo-panel")).toHaveCount(0);

  await browser.close();
  await site.close();
});
