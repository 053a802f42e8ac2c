import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CareerSite } from "./career-site.ts";
import { openBrowserWithExtension, type Browser } from "./extension.ts";
import { expect, newUser, openPrivateLink, test, type NewUser } from "./journey.ts";
import { SimulatedPerson } from "./simulated-person.ts";

const maxSeconds = 4 * 60;

/** Where texts are to be read: not in header and footer. */
const main = (page: Page) => page.getByRole("main");

async function register(person: SimulatedPerson, page: Page, user: NewUser): Promise<void> {
  person.begin("front page");
  await page.goto("/");
  await person.read(main(page));
  await person.click(main(page).getByRole("link", { name: "Get started" }).first());
  person.begin("registration");
  if (/login/.test(page.url()))
    await person.click(
      main(page)
        .getByRole("link", { name: /^Create/ })
        .first(),
    );
  await person.read(main(page));
  await person.type(page.getByRole("textbox", { name: "Name", exact: true }), user.name);
  await person.type(page.getByRole("textbox", { name: "E-mail", exact: true }), user.email);
  await person.type(page.getByRole("textbox", { name: "Password", exact: true }), user.password);
  await person.type(page.getByRole("textbox", { name: "Confirm password" }), user.password);
  await person.click(page.getByRole("button", { name: "Create account" }));
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await person.read(main(page));

  person.begin("confirmation mail");
  // To the program for mails, and to the new message.
  person.clicksElsewhere(2);
  const mail = page.getByRole("article").filter({ hasText: user.email }).first();
  await expect(async () => {
    await page.goto("/inbox");
    await expect(mail).toBeVisible({ timeout: 3000 });
  }).toPass();
  await person.read(mail);
  await person.click(mail.getByRole("link", { name: "Confirm my address" }));
}

async function printResume(page: Page): Promise<Buffer> {
  await page.setContent(
    await readFile(path.join(import.meta.dirname, "pages/resume.html"), "utf8"),
  );
  const margin = { top: "18mm", bottom: "18mm", left: "20mm", right: "20mm" };
  return page.pdf({ format: "A4", margin });
}

async function fillProfile(person: SimulatedPerson, page: Page, buffer: Buffer): Promise<void> {
  person.begin("first steps");
  const steps = page.getByRole("region", { name: /^Three steps/ });
  await expect(steps).toBeVisible();
  await person.read(main(page));
  await person.click(steps.getByRole("link", { name: "Open your profile" }));

  person.begin("résumé");
  const start = page.getByRole("region", { name: "Start with your résumé" });
  await person.read(start);
  // "Choose a file", and folder, file and "Open" in the dialog of the system.
  person.clicksElsewhere(4);
  const resume = { name: "résumé.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Résumé file").setInputFiles(resume);
  await expect(page.getByRole("heading", { name: "Review your résumé" })).toBeVisible();

  person.begin("review");
  const store = page.getByRole("button", { name: "Save to profile", exact: true });
  await person.read(main(page).locator("header").first());
  // What was read, not the file beside it, which the person wrote.
  await person.readToTheEnd(page, main(page).locator("[data-pane] > *").last());
  await person.read(store.locator("xpath=../.."));
  await person.click(store);
  await expect(page.getByText("Résumé saved to your profile")).toBeVisible();
}

async function connectExtension(
  person: SimulatedPerson,
  page: Page,
  { openPopup }: Browser,
): Promise<void> {
  person.begin("installing the extension");
  await person.click(page.getByRole("link", { name: "Applications", exact: true }).first());
  const steps = page.getByRole("region", { name: /^Three steps/ });
  await person.click(steps.getByRole("link", { name: "Get the extension" }));
  await expect(page.getByRole("heading", { name: "The browser extension" })).toBeVisible();
  await person.readToTheEnd(page, page.getByRole("region", { name: /^Chrome, Edge/ }));
  // By hand: download, open the archive, extract it; developer mode, "Load unpacked", folder, "Select"; puzzle piece, pin.
  person.clicksElsewhere(9);
  person.typesElsewhere("chrome://extensions\n");

  person.begin("connecting the extension");
  // Back to the tab of the page, which has noticed the extension, and "Connect the extension".
  person.clicksElsewhere(2);
  person.readText("The extension is installed and connected.");
  // The extension of this browser is the test's, not the one that the page offers: it is connected on the account page.
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Connect the extension" }).click();
  const popup = await openPopup(page);
  await popup.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("The extension is connected.")).toBeVisible();
  await popup.close();
}

test("from the front page to the first filled form a person needs less than four minutes", async ({
  server,
}) => {
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  await openPrivateLink(browser.context, server);
  const page = await browser.context.newPage();
  const buffer = await printResume(page);
  const person = new SimulatedPerson();

  await register(person, page, newUser());
  await fillProfile(person, page, buffer);
  await connectExtension(person, page, browser);

  person.begin("form");
  const form = await browser.context.newPage();
  await form.goto(`${site.url}/jobs/support-engineer`);
  // To the tab with the form.
  person.clicksElsewhere(1);
  const panel = form.locator("postulo-panel");
  await person.click(panel.getByRole("button", { name: "Fill with Postulo" }));
  const fill = panel.getByRole("button", { name: "Fill everything" });
  await expect(fill).toBeVisible();
  await person.read(panel.locator("div, section, aside").first());
  await person.click(fill);
  await expect(form.locator("#application").getByLabel("First name")).toHaveValue("Amélie");

  test.info().annotations.push({
    type: "seconds of a person",
    description: [...person.parts, ["sum", person.seconds] as const]
      .map(([part, seconds]) => `${part}: ${Math.round(seconds)}`)
      .join(", "),
  });
  expect(person.seconds).toBeLessThan(maxSeconds);
  await browser.close();
  await site.close();
});
