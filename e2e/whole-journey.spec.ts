import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { CareerSite } from "./career-site.ts";
import { openBrowserWithExtension, signInToExtension } from "./extension.ts";
import { registerUser, expect, openPrivateLink, test } from "./journey.ts";

/** A résumé with a text layer, printed by the browser. */
async function printResume(page: Page): Promise<Buffer> {
  const html = await readFile(path.join(import.meta.dirname, "pages/resume.html"), "utf8");
  await page.setContent(html);
  const margin = { top: "18mm", bottom: "18mm", left: "20mm", right: "20mm" };
  return page.pdf({ format: "A4", margin });
}

async function fillProfileFromResume(page: Page): Promise<void> {
  await page.goto("/dashboard/your-informations");
  await expect(page).toHaveURL(/your-informations\/profile/);
  const printer = await page.context().newPage();
  const buffer = await printResume(printer);
  await printer.close();
  const resume = { name: "résumé d'Amélie.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Résumé file").setInputFiles(resume);
  await expect(page.getByRole("heading", { name: "Review your résumé" })).toBeVisible();
  await page.getByRole("button", { name: "Save to profile" }).click();
  await expect(page.getByText("Résumé saved to your profile")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveValue(/\+33/);
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Lyon");
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Amélie");
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("O'Connor");
}

/** The words alone: line breaks and the shape of apostrophes are the typesetter's. */
const words = (text: string) => text.normalize("NFC").replaceAll("’", "'").replaceAll(/\s+/g, " ");

test("register, résumé, form filled by the extension, application tracked, letter as PDF", async ({
  server,
}) => {
  const site = await CareerSite.open();
  const browser = await openBrowserWithExtension(server.url);
  await openPrivateLink(browser.context, server);
  const page = await browser.context.newPage();

  const person = await registerUser(page);
  await fillProfileFromResume(page);

  // The plain form: contact fields are filled, fields reserved for the user are skipped.
  const form = await browser.context.newPage();
  await form.goto(`${site.url}/jobs/care-coordinator`);
  const popup = await browser.openPopup(form);
  await signInToExtension(popup, server.url, person);
  await popup.getByRole("button", { name: "Fill this page" }).click();
  await expect(popup.locator("#receipt").getByText(/filled, .* left to you$/)).toBeVisible();
  await expect(form.getByLabel("First name *")).toHaveValue("Amélie");
  await expect(form.getByLabel("Last name *")).toHaveValue("O'Connor");
  await expect(form.getByLabel("E-mail address *")).toHaveValue(/@mail\.example$/);
  await expect(form.getByLabel("Mobile phone")).toHaveValue(/6 ?12 ?34 ?56 ?78/);
  await expect(form.getByLabel("Country")).toHaveValue("FR");
  await expect(form.getByLabel("LinkedIn profile")).toHaveValue(
    /linkedin\.com\/in\/amelie-oconnor/,
  );
  await expect(form.getByLabel("City")).toHaveValue("Already typed");
  await expect(form.getByLabel("Why do you want to work here?")).toHaveValue("");
  await expect(form.getByLabel("Gender")).toHaveValue("");
  await expect(form.getByLabel("Leave this empty")).toHaveValue("");
  await expect(form.getByLabel("I agree to the privacy policy")).not.toBeChecked();
  await expect(form.getByLabel("Create a password")).toHaveValue("");
  expect(site.sent).toBe(0);

  // The user submits and confirms that the application was sent.
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByText("Thank you for your application")).toBeVisible();
  expect(site.sent).toBe(1);
  await popup.bringToFront();
  await expect(popup.getByRole("textbox", { name: "Job title" })).toHaveValue("Care Coordinator");
  await expect(popup.getByRole("textbox", { name: "Company" })).toHaveValue("Harbour Clinic");
  await popup.getByRole("button", { name: /I have sent it/ }).dblclick();
  await expect(popup.getByText("Recorded in your applications.").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(
    page.getByRole("link", { name: /posting of Care Coordinator, Harbour Clinic/ }),
  ).toHaveCount(1);

  // The React form: React holds the values too, and a second run changes nothing.
  const reactForm = await browser.context.newPage();
  await reactForm.goto(`${site.url}/emplois/charge-de-projet`);
  const second = await browser.openPopup(reactForm);
  await second.getByRole("button", { name: "Fill this page" }).click();
  await expect(second.locator("#receipt").getByText(/filled, .* left to you$/)).toBeVisible();
  const state = () => reactForm.getByTestId("state").textContent();
  const filled = await state();
  expect(JSON.parse(filled ?? "")).toMatchObject({
    prenom: "Amélie",
    nom: "O'Connor",
    ville: "Lyon",
  });
  await second
    .getByRole("button", { name: "Fill again" })
    .or(second.getByRole("button", { name: "Fill this page" }))
    .first()
    .click();
  await expect.poll(state).toBe(filled);
  await expect(reactForm.getByRole("alert")).toHaveCount(0);

  // The letter: only what the profile says, as text and as PDF.
  await page.goto("/dashboard/cover-letter");
  await expect(page.getByRole("button", { name: "Generate letter" })).toBeDisabled();
  await page
    .getByRole("textbox", { name: "Job description" })
    .fill(
      "Care Coordinator\nHarbour Clinic, Lyon\n\nYou coordinate discharge planning with hospital wards.\nRequirements: nursing degree, discharge planning, patient education.",
    );
  await page.getByRole("button", { name: "Generate letter" }).click();
  const letter = page.getByRole("textbox", { name: "Your letter" });
  await expect(letter).toHaveValue(/Harbour Clinic/);
  const text = await letter.inputValue();
  expect(text).toContain("O'Connor");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("O'Connor-Amélie-Letter-Harbour-Clinic.pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text: printed } = await extractText(pdf, { mergePages: true });
  expect(words(printed)).toContain("Amélie O'Connor");
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.length > 120);
  expect(paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of paragraphs) expect(words(printed)).toContain(words(paragraph));

  await browser.close();
  await site.close();
});
