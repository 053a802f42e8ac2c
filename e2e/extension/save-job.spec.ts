import { createApplicant } from "../applicant-account.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension } from "../extension.ts";
import { expect, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const description =
  "You coordinate discharge planning with the wards of three hospitals, the families and the nurses.";

test("a job is saved from the popup with the text that is selected, once, and then becomes the application", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  const page = await browser.context.newPage();
  await page.goto(`${site.url}/jobs/care-coordinator`);
  await page.evaluate((text) => {
    const posting = document.createElement("p");
    posting.textContent = text;
    document.body.prepend("Other jobs near you", posting);
    getSelection()?.selectAllChildren(posting);
  }, description);
  const popup = await browser.openPopup(page);
  await signInToExtension(popup, server.url, user);

  await popup.getByRole("button", { name: "Save this job" }).dblclick();
  await expect(popup.getByText(/^Saved in your applications/)).toBeVisible();
  const { data } = await client
    .from("job_applied")
    .select("job_title,company_name,application_stage,applied_at,posting_text,application_method")
    .throwOnError();
  expect(data).toEqual([
    {
      job_title: "Care Coordinator",
      company_name: "Harbour Clinic",
      application_stage: "saved",
      applied_at: null,
      posting_text: description,
      application_method: "extension",
    },
  ]);

  // A new popup knows that the job is saved.
  await popup.reload();
  await expect(popup.getByText(/Already saved in your applications/)).toBeVisible();
  await expect(popup.getByRole("button", { name: "Save this job" })).toHaveCount(0);

  await popup.getByRole("button", { name: /I have sent it/ }).dblclick();
  await expect(popup.getByText("Recorded in your applications.").first()).toBeVisible();
  const sent = await client
    .from("job_applied")
    .select("application_stage,applied_at,posting_text")
    .throwOnError();
  expect(sent.data).toEqual([
    { application_stage: "applied", applied_at: expect.any(String), posting_text: description },
  ]);
  await browser.close();
  await site.close();
});
