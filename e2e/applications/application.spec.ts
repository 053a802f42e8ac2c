import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";
import { choose } from "../menus.ts";

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

/** Opens the applications page of a user with one application recorded by the extension; `columns` replace its values. */
async function openTracker(page: Page, url: string, columns: object = {}): Promise<void> {
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
      ...columns,
    })
    .throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("link", { name: /posting of Nurse, Harbour Clinic/ })).toBeVisible();
}

const title = "Nurse, Harbour Clinic";

const words = {
  en: {
    add: "Add contact",
    name: "Name",
    receipt: "Receipt of the extension",
    filled: "Filled in (1)",
    linkFile: "Link a file",
    file: "Link one of your files",
    link: "Link",
    unlink: "Unlink Résumé Amélie.pdf",
    close: "Close",
    report: "Report",
    import: "Import CSV",
    more: "More",
    cancel: "Cancel",
  },
  fr: {
    add: "Ajouter un contact",
    name: "Nom",
    receipt: "Compte rendu de l’extension",
    filled: /^Remplis/,
    linkFile: "Associer un fichier",
    file: "Associer l’un de vos fichiers",
    link: "Associer",
    unlink: "Dissocier Résumé Amélie.pdf",
    close: "Retour aux candidatures",
    report: "Rapport",
    import: "Importer un CSV",
    more: "Plus",
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
    await page.locator("[data-row]").getByRole("link", { name: title, exact: true }).click();
    const isWide = width > 960;
    const sheet = isWide ? page.getByRole("dialog", { name: "Nurse" }) : page.getByRole("article");
    await sheet.getByRole("button", { name: messages.add }).click();
    await expect(sheet.getByRole("textbox", { name: messages.name })).toBeFocused();
    await page.keyboard.type("Tom");
    expect(await problemsNow(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(sheet.getByText("Tom")).toBeVisible();
    await expect(sheet.getByRole("button", { name: messages.add })).toBeFocused();

    await sheet.getByRole("button", { name: messages.linkFile }).click();
    await expect(sheet.getByLabel(messages.file)).toBeFocused();
    await sheet.getByLabel(messages.file).selectOption({ label: "Résumé Amélie.pdf" });
    await sheet.getByRole("button", { name: messages.link, exact: true }).click();
    await expect(sheet.getByRole("button", { name: messages.unlink })).toBeVisible();
    await expect(sheet.getByRole("heading", { name: "Call" })).toBeVisible();
    await expect(sheet.locator("img")).toHaveCount(0);
    const receiptRegion = sheet.getByRole("region", { name: messages.receipt });
    await receiptRegion.getByText(messages.filled).click();
    await expect(receiptRegion).toContainText("Given name");
    await expect(receiptRegion).toContainText("ab12cd34");
    expect(await problemsNow(page)).toEqual([]);
    // Escape closes the form first, and the sheet after it.
    await sheet.getByRole("button", { name: messages.add }).click();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: messages.close, exact: true }).click();
    await expect(sheet).toHaveCount(0);

    for (const name of [messages.import, messages.report]) {
      if (isWide) await page.getByRole("button", { name, exact: true }).click();
      else await choose(page, [messages.more, name]);
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
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  // The browser deletes it after the page has changed.
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("postulo-cached-rows");
});

test("the keyboard opens an application, goes to the next one, changes it, and returns to its row", async ({
  page,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const jobs = ["Nurse", "Midwife", "Porter"].map((job_title, at) => ({
    job_title,
    company_name: "Harbour Clinic",
    job_url: `https://harbour.example/${at}`,
    applied_at: `2026-11-0${9 - at}`,
  }));
  await client.from("job_applied").insert(jobs).throwOnError();
  await logIn(page, user);
  const rows = page.getByRole("table", { name: "Applications" });
  await rows.getByRole("link", { name: title, exact: true }).press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "Nurse" })).toBeFocused();
  await expect(sheet.getByText("1 of 3")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);

  await page.keyboard.press("ArrowDown");
  await expect(sheet.getByRole("heading", { name: "Midwife" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(sheet.getByRole("heading", { name: "Porter" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(sheet.getByRole("heading", { name: "Midwife" })).toBeFocused();
  const stage = sheet.getByRole("combobox", { name: /^Stage of Midwife/ });
  await stage.focus();
  await stage.selectOption("Offer");
  await expect(page.getByText("Stage updated successfully")).toBeVisible();

  // The address leads there too, and the list is beside it.
  await page.reload();
  await expect(sheet.getByRole("heading", { name: "Midwife" })).toBeFocused();
  await expect(stage).toHaveValue("offer");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  const midwife = rows.getByRole("link", { name: "Midwife, Harbour Clinic", exact: true });
  await expect(midwife).toBeFocused();
  await page.goBack();
  await expect(sheet.getByRole("heading", { name: "Midwife" })).toBeVisible();
});

test("another user's application and a deleted one have no page, but a deleted one can be restored", async ({
  page,
  server,
}) => {
  const stranger = await createApplicant(server.url);
  const job = { company_name: "Harbour Clinic", job_url: "https://harbour.example/1" };
  const { data: theirs } = await stranger.client
    .from("job_applied")
    .insert({ ...job, job_title: "Surgeon" })
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  const { user, client } = await createApplicant(server.url);
  const { data: own } = await client
    .from("job_applied")
    .insert({ ...job, job_title: "Nurse" })
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("table", { name: "Applications" })).toBeVisible();
  await page.goto(`/dashboard/applications/${theirs.id}`);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "Application not found" })).toBeVisible();
  await expect(page.getByText("Surgeon")).toHaveCount(0);
  expect(await problemsNow(page)).toEqual([]);

  await page.goto(`/dashboard/applications/${own.id}`);
  await sheet.getByRole("button", { name: "Delete Nurse, Harbour Clinic" }).click();
  await expect(sheet.getByText(/^This application was deleted\./)).toBeVisible();
  await page.reload();
  await sheet.getByRole("button", { name: "Restore" }).click();
  await expect(sheet.getByRole("combobox", { name: /^Stage of Nurse/ })).toBeVisible();
});

test("what is typed offline is saved when the application is opened again, even after its tab was closed", async ({
  page,
  server,
  context,
}) => {
  await openTracker(page, server.url);
  await page.locator("[data-row]").getByRole("link", { name: title, exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Write" }).click();
  const notes = sheet.getByRole("textbox", { name: "Notes" });
  await notes.fill("Ring her on Monday");
  await expect(sheet.locator("output[data-state=saved]")).toBeVisible();
  await context.setOffline(true);
  await notes.fill("Ring her on Tuesday");
  await expect(sheet.getByText("Waiting for the connection")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  const address = page.url();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  const opened = again.getByRole("dialog");
  const kept = opened.getByRole("region", { name: "Notes" });
  await expect(kept.getByText("Ring her on Tuesday")).toBeVisible();
  const saved = opened.locator("output[data-state=saved]");
  await expect(saved).toBeVisible();
  await again.reload();
  await expect(kept.getByText("Ring her on Tuesday")).toBeVisible();
});

test("the list beside an open application shows the day of the next action, else the tags", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTracker(page, server.url, {
    next_action: "followUp",
    next_action_date: "2032-05-04",
    tags: ["Near home"],
  });
  const action = page.getByRole("combobox", { name: `Next action of ${title}` });
  await expect(action).toBeVisible();
  const row = page.getByRole("row", { name: /Harbour Clinic/ });
  const tag = row.getByText("Near home", { exact: true });
  await row.getByRole("link", { name: title, exact: true }).click();
  const next = page.getByRole("dialog").getByRole("region", { name: "Next", exact: true });
  await expect(next.getByText("May 4, 2032")).toBeVisible();
  await expect(row.getByText("May 4, 2032")).toBeVisible();
  await expect(action).toBeHidden();
  await expect(tag).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(row.getByText("May 4, 2032")).toBeHidden();
  await expect(tag).toBeVisible();
});
