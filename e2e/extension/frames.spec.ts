import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension } from "../extension.ts";
import { expect, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Plus", CONFIRM_EMAIL: "off" } });

test("a form of another site inside a careers page is filled and undone there, named in the panel, and recorded for the page's job", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const [site, board] = await Promise.all([CareerSite.open(), CareerSite.open()]);
  const browser = await openBrowserWithExtension(server.url);
  const page = await browser.context.newPage();
  const panel = page.getByRole("dialog", { name: /^Postulo/ });
  const address = `${site.url}/careers/care-coordinator?board=${board.url}/jobs/care-coordinator`;

  await page.goto(address);
  const popup = await browser.openPopup(page);
  await signInToExtension(popup, server.url, user);
  await popup.close();
  await page.bringToFront();
  await page.reload();

  // The button and the panel are in the page, the fields in the frame.
  const frame = page.frameLocator("iframe[title=Application]");
  await page.getByRole("button", { name: "Fill with Postulo" }).click();
  await expect(frame.locator("postulo-panel")).toHaveCount(0);
  await expect(
    panel.getByText(`This form is from ${new URL(board.url).host}, shown inside this page.`),
  ).toBeVisible();
  expect(await problemsNow(page, { within: "postulo-panel" })).toEqual([]);

  const fillAll = panel.getByRole("button", { name: "Fill everything" });
  await fillAll.click();
  await expect(frame.getByLabel("First name")).toHaveValue("Amélie");
  await expect(frame.getByLabel("E-mail address")).toHaveValue(user.email);
  await expect(frame.getByLabel("Country")).toHaveValue("FR");
  await expect(frame.getByLabel("City")).toHaveValue("Already typed");
  await expect(frame.getByLabel("Leave this empty")).toHaveValue("");
  await expect(frame.getByLabel("I agree")).not.toBeChecked();
  // The page's own form, which has the frame's name, is another one.
  await expect(page.getByLabel("Your e-mail for job alerts")).toHaveValue("");

  await panel.getByRole("button", { name: "Undo all" }).click();
  await expect(frame.getByLabel("First name")).toHaveValue("");
  await expect(frame.getByLabel("City")).toHaveValue("Already typed");
  await fillAll.click();
  await expect(frame.getByLabel("First name")).toHaveValue("Amélie");

  // What is left is gone to inside the frame.
  await panel.getByRole("button", { name: /^Go to “I agree/ }).click();
  await expect(frame.getByLabel("I agree")).toBeFocused();
  expect([site.sent, board.sent]).toEqual([0, 0]);

  await frame.getByRole("button", { name: "Send application" }).press("Enter");
  await expect.poll(() => board.sent).toBe(1);
  await expect(panel.getByText("Recorded in your applications.").first()).toBeVisible();
  const { data } = await client
    .from("job_applied")
    .select("job_title, company_name, job_url, application_method")
    .throwOnError();
  expect(data).toEqual([
    {
      job_title: "Night Care Coordinator",
      company_name: "Harbour Clinic",
      job_url: address,
      application_method: "extension",
    },
  ]);
  expect(site.sent).toBe(0);

  await browser.close();
  await Promise.all([site.close(), board.close()]);
});
