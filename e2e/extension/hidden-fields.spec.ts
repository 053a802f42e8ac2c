import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension, type Browser } from "../extension.ts";
import { expect, test, type NewUser } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });
const openButton = (page: Page) => page.getByRole("button", { name: "Fill with Postulo" });
const fillAll = (page: Page) => panelOf(page).getByRole("button", { name: "Fill everything" });

interface Account {
  readonly server: string;
  readonly user: NewUser;
}

async function signIn(browser: Browser, page: Page, { server, user }: Account) {
  const popup = await browser.openPopup(page);
  await signInToExtension(popup, server, user);
  await popup.close();
}

/** What the inputs of a page and of its frames hold that are marked as hidden, and how many there are. */
async function hiddenIn(page: Page) {
  const inputs = page.locator("[data-hidden]");
  const framed = page.frameLocator("iframe").locator("[data-hidden]");
  const valueOf = (input: HTMLInputElement | HTMLSelectElement) => input.value;
  const all = [...(await inputs.all()), ...(await framed.all())];
  const values = await Promise.all(all.map((input) => input.evaluate(valueOf)));
  return { count: values.length, filled: values.filter((value) => value !== "") };
}

test("hidden fields are not filled with the others, are listed separately, and are filled one by one on request", async ({
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  const page = await browser.context.newPage();
  await page.goto(`${site.url}/jobs/quiet-traps`);
  await signIn(browser, page, { server: server.url, user });
  await page.bringToFront();
  await page.evaluate(() => {
    scrollTo(0, 40);
    for (const kind of ["focusin", "input", "change"])
      document.addEventListener(kind, ({ target }) => {
        if (target instanceof Element && target.hasAttribute("data-hidden"))
          document.documentElement.dataset["touched"] = target.id;
      });
  });
  // Many fields with the same name are no form for which the button is shown automatically.
  await browser.pressShortcut(page);
  const panel = panelOf(page);
  // Nothing is filled on a page that does not look like an application before the user says that it is one.
  await expect(panel.getByText("Is this an application form?")).toBeVisible();
  await expect(fillAll(page)).toHaveCount(0);
  await panel.getByRole("button", { name: "Yes, it is one" }).click();
  const apart = panel.getByRole("list", { name: /^Not visible/ });
  await expect(panel.getByText(/^3 to fill, 0 filled, .*not visible/)).toBeVisible();
  await expect(fillAll(page)).toBeEnabled();
  await panel.getByText(/^Not visible \(/).click();
  await expect(apart.getByRole("listitem").first()).toContainText("Fill anyway");
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await fillAll(page).click();
  await expect(page.locator("#seen-first")).toHaveValue("Amélie");
  await expect(page.locator("#seen-last")).toHaveValue("O'Connor");
  await expect(panel.getByText(/^Nothing is left here/)).toBeVisible();
  const hidden = await hiddenIn(page);
  expect(hidden.filled).toEqual([]);
  expect(hidden.count).toBeGreaterThanOrEqual(40);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await expect(page.locator("html")).not.toHaveAttribute("data-touched");
  // The page has put fields where one would have to scroll sideways; the panel has no problem.
  const problems = await problemsNow(page, { within: "postulo-panel" });
  expect(problems.filter((problem) => !problem.startsWith("scrolls sideways"))).toEqual([]);

  // The receipt says why they were left.
  const popup = await browser.openPopup(page);
  await expect(popup.getByText("Not visible: the page hides it").first()).toBeVisible();
  await popup.close();
  await page.bringToFront();

  // The user can fill one nevertheless, by its own button.
  const faint = apart.getByRole("button", {
    name: "Fill anyway: “City”, which is not visible",
  });
  await faint.first().click();
  await expect(page.locator("#faint")).toHaveValue("Lyon");
  expect((await hiddenIn(page)).filled).toEqual(["Lyon"]);
  const { data } = await client.rpc("get_current_user_usage").throwOnError();
  expect(JSON.stringify(data)).toContain("application");

  await browser.close();
  await site.close();
});

test("a visible field is filled regardless of its styling, and the page does not scroll", async ({
  server,
}) => {
  const { user } = await createApplicant(server.url);
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url, {
    viewport: { width: 1280, height: 720 },
  });
  const page = await browser.context.newPage();
  await page.goto(`${site.url}/jobs/night-nurse`);
  await signIn(browser, page, { server: server.url, user });
  await page.bringToFront();
  await openButton(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole("list", { name: /^Postulo can fill/ })).toBeVisible();
  await expect(panel.getByText(/not visible/i)).toHaveCount(0);
  await fillAll(page).click();
  const framed = page.frameLocator("iframe");
  await expect(framed.locator("#framed-2")).toHaveValue("O'Connor");
  await expect(panel.getByText(/^Nothing is left here/)).toBeVisible();
  const values = {
    floating: "Amélie",
    icon: user.email,
    "drawn-list": "FR",
    night: "O'Connor",
    picture: "Lyon",
    tile: "69003",
    zoomed: "12 rue Garibaldi",
    below: "https://www.linkedin.com/in/amelie-oconnor",
    across: "Support engineer",
    job: "Blue Harbour",
  };
  for (const [id, value] of Object.entries(values))
    await expect.soft(page.locator(`#${id}`), id).toHaveValue(value);
  await expect.soft(page.locator("#scrolled")).toHaveValue(/6 ?12 ?34 ?56 ?78/);
  await expect.soft(page.locator("#tick")).toBeChecked();
  await expect.soft(page.locator("#in-root")).toHaveValue("Université de Lyon");
  await expect.soft(framed.locator("#framed")).toHaveValue("Amélie");
  const upload = page.locator("#upload");
  expect(await upload.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A part that the page opens is filled then.
  await expect(page.locator("#collapsed")).toHaveValue("");
  await page.getByText("More", { exact: true }).click();
  await expect(panel.getByRole("button", { name: "Fill “Degree”" })).toBeVisible();
  await fillAll(page).click();
  await expect(page.locator("#collapsed")).toHaveValue("Master");

  await browser.close();
  await site.close();
});
