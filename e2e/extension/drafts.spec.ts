import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension } from "../extension.ts";
import { expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "VIP", CONFIRM_EMAIL: "off" } });

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });
const reason = "The clinic answers its patients by telephone. I want to work where that counts.";

test("a question gets a draft in the person's own words, inserted by a click and remembered for the employer; corrections stay", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  await client
    .from("letter_answers")
    .insert({ posting_key: "clinic", company: "Harbour Clinic", why: reason })
    .throwOnError();
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  const page = await browser.context.newPage();
  const panel = panelOf(page);
  await page.goto(`${site.url}/jobs/care-coordinator`);
  const popup = await browser.openPopup(page);
  await signInToExtension(popup, server.url, user);
  await popup.close();
  await page.bringToFront();
  await page.getByRole("button", { name: "Fill with Postulo" }).click();

  // "Fill everything" never inserts a draft.
  await panel.getByRole("button", { name: "Fill everything" }).click();
  await expect(panel.getByText(/^\d+ filled/)).toBeVisible();
  const why = page.locator("#why");
  const question = "Why do you want to work here?";
  await panel.getByRole("button", { name: `Draft an answer to “${question}”` }).click();
  await expect(panel.getByText(reason)).toBeVisible();
  await expect(panel.getByText(/what you said about this employer/)).toBeVisible();
  await expect(why).toHaveValue("");
  expect(await problemsNow(page, { within: "postulo-panel" })).toEqual([]);
  await panel.getByRole("button", { name: `Insert this draft into “${question}”` }).click();
  await expect(why).toHaveValue(reason);
  await expect(why).toBeFocused();

  // It is the person's text from then on: what was changed is remembered, for this employer.
  const changed = `${reason} Night shifts suit me.`;
  await why.fill(changed);
  await page.locator("#terms").check();
  await expect(panel.getByRole("list", { name: /^Yours/ })).not.toContainText("I agree");
  await page.getByRole("button", { name: "Send application" }).press("Enter");
  await expect(panel.getByText("Recorded in your applications.").first()).toBeVisible();
  const { data: stored } = await client
    .from("other")
    .select("kind, question, content, scope, scope_name")
    .eq("question", question)
    .throwOnError();
  expect(stored).toEqual([
    {
      kind: "motivation",
      question,
      content: changed,
      scope: "employer",
      scope_name: "Harbour Clinic",
    },
  ]);
  const { data: recorded } = await client.from("job_applied").select("receipt").throwOnError();
  expect(JSON.stringify(recorded)).toContain('"source":"draft"');

  // A field that the person wants left alone stays empty, also later; nothing of it is on the server.
  await page.goto(`${site.url}/jobs/care-coordinator?again`);
  await page.getByRole("button", { name: "Fill with Postulo" }).click();
  await panel.getByRole("button", { name: "Correct what “Mobile phone” is" }).click();
  // By a key, because an event of a script is ignored.
  await panel.getByRole("combobox", { name: "“Mobile phone” is" }).press("l");
  await expect(panel.getByText("Corrected by you")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Fill with Postulo" }).click();
  await expect(panel.getByText(/1 correction for this site, on this device only/)).toBeVisible();
  await panel.getByRole("button", { name: "Fill everything" }).click();
  await expect(page.locator("#fn")).toHaveValue("Amélie");
  await expect(panel.getByText(/^\d+ filled/)).toBeVisible();
  await expect(page.locator("#ph")).toHaveValue("");
  await panel.getByRole("button", { name: "Forget" }).click();
  await expect(panel.getByRole("button", { name: "Fill “Mobile phone”" })).toBeVisible();

  await browser.close();
  await site.close();
});
