import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension } from "../extension.ts";
import { expect, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

test("an application that was sent after the session had ended is recorded after signing in, though its tab is closed", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  const start = await browser.context.newPage();
  await start.goto(`${site.url}/emplois`);
  const popup = await browser.openPopup(start);
  await signInToExtension(popup, server.url, user);

  const form = await browser.context.newPage();
  await form.goto(`${site.url}/jobs/care-coordinator`);
  const panel = form.getByRole("dialog", { name: /^Postulo/ });
  await form.getByRole("button", { name: "Fill with Postulo" }).click();
  await panel.getByRole("button", { name: "Fill everything" }).click();
  await expect(form.locator("#fn")).toHaveValue("Amélie");
  await expect(panel.getByText(/^\d+ filled/)).toBeVisible();
  await browser.forgetSession();
  await form.evaluate(() => document.querySelector("form")?.submit());
  await form.waitForURL(/sent/);
  await expect(panel.getByText("Your session has ended.")).toBeVisible();
  await form.close();

  await popup.reload();
  await signInToExtension(popup, server.url, user);
  await expect(popup.getByRole("heading", { name: "Applications of other tabs" })).toBeVisible();
  await expect(popup.getByText(/^The page confirmed it on/)).toBeVisible();
  expect(await problemsNow(popup)).toEqual([]);
  await popup.getByRole("button", { name: "Record it", exact: true }).click();
  await expect(popup.getByText("Recorded in your applications.").first()).toBeVisible();
  const { data } = await client
    .from("job_applied")
    .select("job_title, application_stage, receipt")
    .throwOnError();
  expect(data).toEqual([
    {
      job_title: "Care Coordinator",
      application_stage: "applied",
      receipt: expect.objectContaining({ version: 1 }),
    },
  ]);
  await popup.reload();
  await expect(popup.getByRole("heading", { name: "Fill this page" })).toBeVisible();
  await expect(popup.getByRole("heading", { name: "Applications of other tabs" })).toHaveCount(0);
  await browser.close();
  await site.close();
});
