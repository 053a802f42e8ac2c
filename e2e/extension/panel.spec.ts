import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension } from "../extension.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Free", CONFIRM_EMAIL: "off" } });

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });
const openButton = (page: Page) => page.getByRole("button", { name: "Fill with Postulo" });
const lineOf = (page: Page, label: string) =>
  panelOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `Go to “${label}` }) });

/** What the page's libraries hold. */
const heldBy = async (page: Page): Promise<Record<string, string>> =>
  JSON.parse((await page.locator("html").getAttribute("data-state")) ?? "{}");

/** The controls that the panel or its button lies over, once each was scrolled to. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll("form input, form textarea, form button")];
    return controls
      .filter((control) => control.checkVisibility() && !control.closest("[aria-hidden=true]"))
      .filter((control) => {
        control.scrollIntoView({ block: "center" });
        const { left, top, width, height } = control.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over?.localName === "postulo-panel";
      })
      .map((control) => control.id);
  });

async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsNow(page, { within: "postulo-panel" })).toEqual([]);
}

test("after connecting, the panel fills real widgets, undoes, records a confirmed application, and stops at the limit", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const [site, other, denied] = await Promise.all([
    CareerSite.open(),
    CareerSite.open(),
    CareerSite.open("127.0.0.2"),
  ]);
  const browser = await openBrowserWithExtension(server.url);
  const account = await browser.context.newPage();

  // The account page offers a connection, and the popup takes it: no password is typed.
  await logIn(account, user);
  await account.getByRole("heading", { name: "Applications", level: 1 }).waitFor();
  await account.goto("/dashboard/profile");
  await account.getByRole("button", { name: "Connect the extension" }).click();
  await expect(account.getByText(/Now click the Postulo icon/)).toBeVisible();
  const popup = await browser.openPopup(account);
  await popup.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(popup.getByText(user.email)).toBeVisible();
  await expect(account.getByText("The extension is connected.")).toBeVisible();
  // The browser stops a worker that has nothing to do; what it knew, it finds again.
  await browser.stopWorker(popup);
  await popup.close();

  // A page with a form gets the button automatically, one without gets none.
  const form = await browser.context.newPage();
  const field = (label: string) => form.locator("#application").getByLabel(label);
  await form.goto(`${site.url}/sent`);
  await expect(form.locator("postulo-panel")).toHaveCount(0);
  const address = "/jobs/support-engineer/address";
  await form.goto(
    `${site.url}/jobs/support-engineer?elsewhere=${other.url}${address}&denied=${denied.url}${address}`,
  );
  await openButton(form).click();
  const panel = panelOf(form);
  await expect(panel.getByText("Support Engineer · Northwind Labs")).toBeVisible();
  await expect(lineOf(form, "First name")).toContainText("Amélie");
  await expect(lineOf(form, "First name")).toContainText("from your profile");
  await expect(lineOf(form, "Your résumé")).toContainText("Résumé Amélie.pdf");
  await expect(lineOf(form, "Why do you want")).toContainText("A question for you");
  await expectAccessible(form);
  await form.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(form);
  await form.emulateMedia({ colorScheme: "light" });
  expect(await coveredControls(form)).toEqual([]);

  // One field alone, and back again.
  await panel.getByRole("button", { name: "Fill “Last name”" }).click();
  await expect(field("Last name")).toHaveValue("O'Connor");
  await expect(field("First name")).toHaveValue("");
  await panel.getByRole("button", { name: "Undo all" }).click();
  await expect(field("Last name")).toHaveValue("");

  // A letter for this job, from what the page says about it.
  await panel.getByText("Documents", { exact: true }).click();
  await panel.getByRole("button", { name: "Write a letter for this job" }).click();
  await expect(panel.getByText("You have reached your plan’s monthly limit.")).toBeVisible();

  await panel.getByRole("button", { name: "Fill everything" }).click();
  await panel.getByText(/^Done \(/).click();
  await expect(panel.getByRole("list", { name: /^Done/ })).toContainText("First name");
  await expect(form.getByRole("textbox", { name: "Phone" })).toHaveValue(/6 ?12 ?34 ?56 ?78/);
  await expect
    .poll(() => heldBy(form))
    .toMatchObject({
      first: "Amélie",
      email: user.email,
      country: "France",
      residence: "France",
      degree: "Master's degree",
      linkedin: "https://www.linkedin.com/in/amelie-oconnor",
      town: "Lyon",
    });
  const elsewhere = form.frameLocator("iframe[title=elsewhere]");
  await expect(
    panel.getByText(`Some of these fields are from ${new URL(other.url).host}`),
  ).toBeVisible();
  await expect(elsewhere.getByRole("status")).toHaveText("Lyon, 69003, France");
  await expect(form.frameLocator("iframe[title=denied]").getByLabel("City")).toHaveValue("");
  // What is next is always visible; nothing is left to fill.
  await expect(panel.getByRole("button", { name: /^Next: / })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Fill everything" })).toHaveCount(0);
  const held = await heldBy(form);
  await panel.getByRole("button", { name: "Undo all" }).click();
  await expect.poll(() => heldBy(form)).toMatchObject({ first: "", email: "", linkedin: "" });
  await expect(elsewhere.getByRole("status")).toHaveText(", ,");
  await panel.getByRole("button", { name: "Fill everything" }).click();
  await expect.poll(() => heldBy(form)).toEqual(held);
  expect(
    await field("Resume/CV").evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe("Résumé Amélie.pdf");
  await expect(field("I agree")).not.toBeChecked();
  await expect(field("Leave this empty")).toHaveValue("");
  await expectAccessible(form);

  // The next field that is left is lit and gets the focus: by its button, and by a key from anywhere on the page.
  const focused = () => form.evaluate(() => document.activeElement?.id);
  await panel.getByRole("button", { name: /^Next: / }).click();
  await expect.poll(focused).not.toBe("");
  const first = await focused();
  const lit = () =>
    form.evaluate(() => document.getAnimations().some(({ effect }) => effect !== null));
  await expect.poll(lit).toBe(true);
  await browser.pressShortcut(form, "next-field");
  await expect.poll(focused).not.toBe(first);
  expect(site.sent).toBe(0);

  // The user submits; the application is recorded only after the page's confirmation.
  // By keyboard, because a click on a scrolling page may miss.
  await form.getByRole("button", { name: "Submit application" }).press("Enter");
  await expect.poll(() => site.sent).toBe(1);
  await expect(panel.getByText("Recorded in your applications.").first()).toBeVisible();
  const { data: recorded } = await client
    .from("job_applied")
    .select("job_title, company_name, source, application_method, receipt")
    .throwOnError();
  expect(recorded).toMatchObject([
    {
      job_title: "Support Engineer",
      company_name: "Northwind Labs",
      application_method: "extension",
      receipt: {
        fields: expect.arrayContaining([
          expect.objectContaining({ label: "First name", source: "profile.first_name" }),
        ]),
        files: [{ kind: "resume", fileName: "Résumé Amélie.pdf", sha256: expect.any(String) }],
      },
    },
  ]);

  // The same company again is reported before filling. Two more postings are free, the fourth is not.
  const usage = async () => {
    const { data } = await client.rpc("get_current_user_usage").throwOnError();
    const rows: readonly { readonly feature: string; readonly used: number }[] = data;
    return rows.find(({ feature }) => feature === "application")?.used;
  };
  expect(await usage()).toBe(1);
  await form.goto(`${site.url}/jobs/support-engineer?posting=2`);
  await openButton(form).click();
  await expect(panel.getByText(/You applied to Northwind Labs before/)).toBeVisible();
  await client.rpc("consume_application", { p_job_url: "https://acme.test/1" }).throwOnError();
  await client.rpc("consume_application", { p_job_url: "https://acme.test/2" }).throwOnError();
  await panel.getByRole("button", { name: "Fill everything" }).click();
  await expect(panel.getByText("You have reached your plan’s monthly limit.")).toBeVisible();
  await expect(field("First name")).toHaveValue("");
  const pricing = browser.context.waitForEvent("page");
  await panel.getByRole("button", { name: "See the plans" }).click();
  await expect(await pricing).toHaveURL(/\/dashboard\/pricing$/);

  // A company's page that the extension may not enter: the form in its frame gets the button there, when it is seen.
  await form.goto(`${denied.url}/jobs/support-engineer?embedded=${site.url}/jobs/care-coordinator`);
  await expect(
    form.frameLocator("iframe[title=embedded]").getByRole("button", { name: "Fill with Postulo" }),
  ).toBeVisible();
  await expect(form.locator("postulo-panel")).toHaveCount(0);

  // On a page that is nothing known the shortcut opens the panel, by hand.
  await form.goto(`${site.url}/jobs/care-coordinator`);
  await openButton(form).waitFor();
  await browser.pressShortcut(form);
  await expect(panelOf(form)).toBeVisible();

  // After signing out, one click on the account page of the same server connects again.
  const again = await browser.openPopup(account);
  await again.getByRole("button", { name: "Sign out" }).click();
  await expect(again.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await account.reload();
  await account.getByRole("button", { name: "Connect the extension" }).click();
  await expect(account.getByText("The extension is connected.")).toBeVisible();
  await again.reload();
  await expect(again.getByText(user.email)).toBeVisible();

  await browser.close();
  await Promise.all([site.close(), other.close(), denied.close()]);
});
