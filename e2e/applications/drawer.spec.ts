import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const receipt = {
  version: 1,
  page: "https://harbour.example/apply",
  filledAt: "2026-11-02T09:30:00Z",
  fields: [
    { key: "first_name", label: "Given name", outcome: "filled", source: "profile.first_name" },
    { key: "gender", label: "Gender", outcome: "left", reason: "sensitive" },
  ],
  files: [{ kind: "resume", fileName: "Résumé Amélie.pdf", sha256: "ab12cd34" }],
};

/** Opens the applications page of a user with one application recorded by the extension. */
async function openTracker(page: Page, url: string): Promise<void> {
  const { user, client } = await createApplicant(url);
  await client
    .from("job_applied")
    .insert({
      job_title: "Nurse",
      company_name: "Harbour Clinic",
      job_url: "https://harbour.example/1",
      application_method: "extension",
      contact_name: "Léa",
      notes: "# Call\n\nRing **Léa** <img src=x onerror=alert(1)>",
      receipt,
    })
    .throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("link", { name: /Nurse, Harbour Clinic/ })).toBeVisible();
}

const words = {
  en: {
    details: "Details of Nurse, Harbour Clinic",
    open: "Notes and history",
    add: "Add contact",
    name: "Name",
    preview: "Preview",
    receipt: "Receipt of the extension",
    filled: "Filled in (1)",
    file: "Link one of your files",
    link: "Link",
    unlink: "Unlink Résumé Amélie.pdf",
    close: "Close",
    report: "Report",
    import: "Import CSV",
    cancel: "Cancel",
  },
  fr: {
    details: /^Détails de Nurse/,
    open: /^Notes et historique/,
    add: "Ajouter un contact",
    name: "Nom",
    preview: "Aperçu",
    receipt: "Compte rendu de l’extension",
    filled: /^Remplis/,
    file: "Associer l’un de vos fichiers",
    link: "Associer",
    unlink: "Dissocier Résumé Amélie.pdf",
    close: "Fermer",
    report: "Rapport",
    import: "Importer un CSV",
    cancel: "Annuler",
  },
} as const;

for (const [language, width] of [
  ["en", 1280],
  ["fr", 375],
] as const) {
  test(`an application keeps contacts, documents, notes and its receipt, in ${language} at ${width} px`, async ({
    page,
    server,
  }) => {
    const messages = words[language];
    await openTracker(page, server.url);
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    await page.reload();
    await page.getByRole("button", { name: messages.details }).click();
    await page.getByRole("button", { name: messages.open }).click();
    const drawer = page.getByRole("dialog", { name: "Nurse" });
    await drawer.getByRole("button", { name: messages.add }).click();
    await expect(drawer.getByRole("textbox", { name: messages.name })).toBeFocused();
    await page.keyboard.type("Tom");
    expect(await problemsNow(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(drawer.getByText("Tom")).toBeVisible();
    await expect(drawer.getByRole("button", { name: messages.add })).toBeFocused();

    await drawer.getByLabel(messages.file).selectOption({ label: "Résumé Amélie.pdf" });
    await drawer.getByRole("button", { name: messages.link, exact: true }).click();
    await expect(drawer.getByRole("button", { name: messages.unlink })).toBeVisible();
    await drawer.getByRole("button", { name: messages.preview }).click();
    await expect(drawer.getByRole("heading", { name: "Call" })).toBeVisible();
    await expect(drawer.locator("img")).toHaveCount(0);
    const receiptRegion = drawer.getByRole("region", { name: messages.receipt });
    await receiptRegion.getByText(messages.filled).click();
    await expect(receiptRegion).toContainText("Given name");
    await expect(receiptRegion).toContainText("ab12cd34");
    expect(await problemsNow(page)).toEqual([]);
    // Escape closes the form first, and the drawer after it.
    await drawer.getByRole("button", { name: messages.add }).click();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeVisible();
    await drawer.getByRole("button", { name: messages.close, exact: true }).click();
    await expect(drawer).toHaveCount(0);

    for (const name of [messages.import, messages.report]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await problemsNow(page)).toEqual([]);
      await page.getByRole("button", { name: messages.cancel }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}

test("offline changes are queued, counted, and stored after reconnecting", async ({
  page,
  server,
  context,
}) => {
  await openTracker(page, server.url);
  const stage = page.getByRole("combobox", { name: /Stage of Nurse/ });
  await page.getByRole("searchbox").waitFor();
  await context.setOffline(true);
  await stage.selectOption("Offer");
  await expect(page.getByText(/^1 change is waiting for the connection/)).toBeVisible();
  await expect(stage).toHaveValue("offer");
  expect(await problemsNow(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText("Stage updated successfully")).toBeVisible();
  await expect(page.getByText(/is waiting for the connection/)).toHaveCount(0);

  // The list is cached shortly after a change.
  const kept = () =>
    page.evaluate(async () => {
      const store = await caches.open("postulo-cached-rows");
      const address = (await store.keys()).find(({ url }) => url.endsWith("/applications"));
      const answer = address && (await store.match(address));
      return answer ? answer.text() : "";
    });
  await expect.poll(kept).toContain('"application_stage":"offer"');
  await page.route("**/rest/v1/job_applied*", (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^The server cannot be reached\. This is the list of/)).toBeVisible();
  await expect(stage).toHaveValue("offer");
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => caches.keys())).not.toContain("postulo-cached-rows");
});
