import type { SupabaseClient } from "@supabase/supabase-js";
import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension, type Browser } from "../extension.ts";
import { expect, test as base } from "../journey.ts";

/** Adds an earlier job, skills, and answers about France to the applicant of the journeys. */
async function addRows(client: SupabaseClient): Promise<void> {
  const { data: profile } = await client
    .from("profile")
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  const own = { profile_id: profile.id };
  const job = {
    company: "Port Library",
    title: "Archive assistant",
    start_date: "2018-05-01",
    start_date_precision: "month",
    end_date: "2021-02-01",
    end_date_precision: "month",
    is_current: false,
  };
  const skills = ["Linux", "Python"].map((name) => ({ name, years_of_experience: 6, ...own }));
  const answers = [
    { kind: "work_authorization", content: "Yes", country: "FR" },
    { kind: "visa_sponsorship", content: "No", country: "FR" },
    { kind: "relocation", content: "Yes" },
    { kind: "salary_expectation", content: "48000 EUR" },
  ].map((answer) => ({ country: null, ...answer, question: "", ...own }));
  await client
    .from("experiences")
    .insert({ ...job, ...own, sort_order: 1 })
    .throwOnError();
  await client.from("competencies").insert(skills).throwOnError();
  await client.from("other").insert(answers).throwOnError();
}

/** A signed-in browser for all pages of this file. */
const test = base.extend<object, { opened: { browser: Browser; site: CareerSite } }>({
  opened: [
    async ({ server }, provide) => {
      const { user, client } = await createApplicant(server.url);
      await addRows(client);
      const site = await CareerSite.open();
      const browser = await openBrowserWithExtension(server.url);
      const page = await browser.context.newPage();
      await page.goto(`${site.url}/jobs/care-coordinator`);
      const popup = await browser.openPopup(page);
      await signInToExtension(popup, server.url, user);
      await Promise.all([popup.close(), page.close()]);
      await provide({ browser, site });
      await browser.close();
      await site.close();
    },
    { scope: "worker" },
  ],
});

test.use({ serverSettings: { DEFAULT_PLAN: "Plus", CONFIRM_EMAIL: "off" } });

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });
const fillAll = (page: Page) => panelOf(page).getByRole("button", { name: "Fill everything" });

/** Opens a page of `pages/fields` and fills it with one click. */
async function fillPage({ browser, site }: { browser: Browser; site: CareerSite }, name: string) {
  const page = await browser.context.newPage();
  await page.goto(`${site.url}/jobs/fields/${name}`);
  await page.getByRole("button", { name: "Fill with Postulo" }).click();
  await fillAll(page).click();
  await expect(
    panelOf(page)
      .getByText(/^\d+ filled|^Nothing is left/)
      .first(),
  ).toBeVisible();
  return page;
}

const heldBy = async (page: Page): Promise<Record<string, string>> =>
  JSON.parse((await page.locator("html").getAttribute("data-state")) ?? "{}");

const valuesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));

const fileIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((input: HTMLInputElement) => input.files?.[0]?.name);

test("entries are added in the page, and dates are written into two boxes each", async ({
  opened,
}) => {
  const page = await fillPage(opened, "history");
  expect(await valuesOf(page, ".company")).toEqual(["Blue Harbour", "Port Library"]);
  expect(await valuesOf(page, ".job-title")).toEqual(["Support engineer", "Archive assistant"]);
  expect(await valuesOf(page, ".start-month")).toEqual(["March", "May"]);
  expect(await valuesOf(page, ".start-year")).toEqual(["2021", "2018"]);
  expect(await valuesOf(page, ".end-month")).toEqual(["", "02"]);
  expect(await valuesOf(page, ".end-year")).toEqual(["", "2021"]);
  await expect(page.locator(".current").first()).toBeChecked();
  await expect(page.locator(".current").last()).not.toBeChecked();
  expect(await valuesOf(page, ".school")).toEqual(["Université de Lyon"]);
  expect(await valuesOf(page, ".degree")).toEqual(["Master"]);
  // Beside a surname, a "Name" is the first one, and a "Title" is not a job's.
  expect(await valuesOf(page, "#title, #name, #surname")).toEqual(["", "Amélie", "O'Connor"]);
});

test("lists of servers and shadow roots, pills and sliders hold the profile's values", async ({
  opened,
}) => {
  const page = await fillPage(opened, "lists");
  await expect
    .poll(() => heldBy(page))
    .toEqual({
      town: "Lyon, France",
      skills: "Linux,Python",
      tools: "Linux,Python",
      years: "6",
      country: "France",
      degree: "Master's degree",
    });
  await expect(page.locator("#hours")).toHaveValue("20");
});

test("pairs of boxes and of buttons are one question, and a wrong calling code is corrected", async ({
  opened,
}) => {
  const page = await fillPage(opened, "questions");
  await expect(page.locator("#code")).toHaveValue("FR");
  await expect(page.locator("#number")).toHaveValue(/^0?6 ?12 ?34 ?56 ?78$/);
  await expect(page.locator("#permit-yes")).toBeChecked();
  await expect(page.locator("#permit-no")).not.toBeChecked();
  const pressed = (id: string) =>
    page.locator(`#${id} :is([aria-pressed=true], .selected)`).allTextContents();
  // The stored answer is about France, and this question names no country.
  expect(await pressed("visa")).toEqual(["No"]);
  expect(await pressed("move")).toEqual(["Yes"]);
  expect(await pressed("criminal")).toEqual([]);
  await expect(page.locator("#salary")).toHaveValue(/^48 ?000/);
  await expect(page.locator("#wage")).toHaveValue("");
});

test("a résumé is attached behind buttons, links and custom elements, where its type is accepted", async ({
  opened,
}) => {
  const page = await fillPage(opened, "uploads");
  const name = "Résumé Amélie.pdf";
  expect(await fileIn(page, "#behind-button")).toBe(name);
  expect(await fileIn(page, "#behind-link")).toBe(name);
  await expect(page.locator("file-upload").getByRole("listitem")).toHaveText(name);
  expect(await fileIn(page, "#media")).toBe(name);
  expect(await fileIn(page, "#word")).toBeUndefined();
  expect(await fileIn(page, "#photo")).toBeUndefined();
});

test("a value that a re-rendering wipes is written again, and one that is never kept is reported", async ({
  opened,
}) => {
  const page = await fillPage(opened, "wiping");
  await expect(page.locator("#first")).toHaveValue("Amélie");
  await expect(page.locator("#last")).toHaveValue("O'Connor");
  await expect(page.locator("#city")).toHaveValue("");
  await expect(panelOf(page).getByText("The page did not keep the value")).toHaveCount(1);
});

test("the next page of a form opens the panel by itself, and one click fills it", async ({
  opened,
}) => {
  const page = await fillPage(opened, "wizard");
  await expect(page.locator("#first")).toHaveValue("Amélie");
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("#city").waitFor();
  await fillAll(page).click();
  await expect(page.locator("#city")).toHaveValue("Lyon");
  await expect(page.locator("#linkedin")).toHaveValue(/amelie-oconnor/);
  await expect(page.locator("#company")).toHaveValue("Blue Harbour");
});
