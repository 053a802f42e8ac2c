import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { CareerSite } from "../career-site.ts";
import { openBrowserWithExtension, signInToExtension } from "../extension.ts";
import { expect, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });
const fillAll = (page: Page) => panelOf(page).getByRole("button", { name: "Fill everything" });

/** What a page does to the panel that lies over its bait, and takes back as soon as the click has happened. */
const attacks: readonly (readonly [name: string, style: string])[] = [
  ["a transparent host", "postulo-panel { opacity: 0 !important }"],
  ["a transparent page around it", "html { opacity: 0.01 }"],
  ["a clipped host", "postulo-panel { clip-path: inset(0 0 70% 0) !important }"],
  ["a clipped page", "html { clip-path: inset(0 0 0 60%) }"],
  ["a masked host", "postulo-panel { mask-image: linear-gradient(#0000, #0000) !important }"],
  ["a blurred host", "postulo-panel { filter: blur(9px) opacity(5%) !important }"],
  ["a blurred page", "html { filter: blur(12px) }"],
  ["a host that is blended away", "postulo-panel { mix-blend-mode: screen !important }"],
  ["a host that is tiny", "postulo-panel { transform: scale(0.04) !important }"],
  ["a page that is tiny", "html { transform: scale(0.1); transform-origin: 100% 0 }"],
  ["a host that is elsewhere", "postulo-panel { transform: translate(-300px, 40px) !important }"],
  ["a cover that lets clicks through", ".bait { pointer-events: none; inset: 0 }"],
  [
    "a small cover that lets clicks through",
    ".bait { pointer-events: none; right: 0; top: 0; width: 380px; height: 110px }",
  ],
];

/** Lets the page do it by inline styles as well, which win over ours where both are important. */
async function attack(page: Page, style: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = document.createElement("style");
    sheet.id = "attack";
    sheet.textContent = `.bait { position: fixed; z-index: 2147483647; background: #fff } ${css}`;
    document.head.append(sheet);
    if (css.startsWith(".bait")) {
      const bait = document.createElement("p");
      bait.className = "bait";
      bait.textContent = "Click here to go on";
      document.documentElement.append(bait);
    }
    const [, own] = /^postulo-panel \{ (.*) !important \}$/.exec(css) ?? [];
    const [property = "", value = ""] = own?.split(": ") ?? [];
    const host = document.querySelector<HTMLElement>("postulo-panel");
    if (property) host?.style.setProperty(property, value, "important");
  }, style);
}

async function endAttack(page: Page, style: string): Promise<void> {
  await page.evaluate((css) => {
    document.querySelector("#attack")?.remove();
    for (const bait of document.querySelectorAll(".bait")) bait.remove();
    const [, property] = /^postulo-panel \{ ([a-z-]+):/.exec(css) ?? [];
    if (property)
      document.querySelector<HTMLElement>("postulo-panel")?.style.removeProperty(property);
  }, style);
}

/** The next step: to fill, or where no field can be seen, to go to one. */
const nextStep = (page: Page) => panelOf(page).locator("footer button").first();
const isSettled = (page: Page) => expect(nextStep(page)).toBeEnabled();
const isUnsettled = (page: Page) => expect(nextStep(page)).toBeDisabled();

const filledIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("#application input:not([type=checkbox])")]
      .filter(({ id }) => id !== "ct")
      .map(({ value }) => value)
      .filter((value) => value !== ""),
  );

test("a click in the panel fills only after half a second in full view, and shows a message before", async ({
  server,
}) => {
  const { user } = await createApplicant(server.url);
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url, {
    viewport: { width: 1280, height: 720 },
  });
  const page = await browser.context.newPage();
  await page.goto(`${site.url}/jobs/care-coordinator`);
  const popup = await browser.openPopup(page);
  await signInToExtension(popup, server.url, user);
  await popup.close();
  await page.bringToFront();
  await page.getByRole("button", { name: "Fill with Postulo" }).click();
  const panel = panelOf(page);
  await isSettled(page);
  const at = await fillAll(page).boundingBox();
  if (!at) throw new Error("The button has no place");
  const middle = [at.x + at.width / 2, at.y + at.height / 2] as const;

  for (const [name, style] of attacks) {
    await test.step(name, async () => {
      await attack(page, style);
      await isUnsettled(page);
      const { x, y } = await nextStep(page).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(x, y);
      await nextStep(page)
        .press("Enter", { timeout: 2000 })
        .catch(() => undefined);
      await endAttack(page, style);
      await isSettled(page);
      expect(await filledIn(page)).toEqual([]);
    });
  }

  // Taken away just before the click, the cover still counts; so does a panel that was moved under the pointer.
  await attack(page, "html { opacity: 0.01 }");
  await isUnsettled(page);
  await page.mouse.move(...middle);
  await endAttack(page, "html { opacity: 0.01 }");
  await page.mouse.down();
  await page.mouse.up();
  await expect(panel.getByText(/^For your safety that click was ignored/).first()).toBeVisible();
  expect(await filledIn(page)).toEqual([]);

  // A script of the page cannot click, however long the panel was seen.
  await isSettled(page);
  await fillAll(page).evaluate((button: HTMLElement) => button.click());
  expect(await filledIn(page)).toEqual([]);

  // A user can, by mouse and by keyboard.
  await isSettled(page);
  await fillAll(page).click();
  const first = page.locator("#fn");
  await expect(first).toHaveValue("Amélie");
  await expect(panel.getByText(/^For your safety/)).toHaveCount(0);
  await isSettled(page);
  await panel.getByRole("button", { name: "Undo all" }).press("Enter");
  await expect(first).toHaveValue("");

  await browser.close();
  await site.close();
});
