import type { Page } from "@playwright/test";
import { registerUser, expect, test } from "../journey.ts";

const at = "/dashboard/your-informations";

async function addJob(page: Page, company: string, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Company" }).fill(company);
  await page.getByRole("textbox", { name: "Job title" }).fill(title);
  await page.getByRole("textbox", { name: "Job title" }).press("Enter");
  await expect(page.getByRole("button", { name: `Edit ${title}` })).toBeVisible();
}

const order = (page: Page) => page.getByRole("listitem").locator("strong").allTextContents();

test("a job is added, moved, made current, deleted and restored by keyboard", async ({ page }) => {
  await registerUser(page);
  await page.goto(`${at}/experience`);
  await page.getByRole("textbox", { name: "Company" }).focus();
  await page.keyboard.type("Clinique d'Arc");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Infirmière");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("14032021");
  await page.keyboard.press("Tab");
  await page.keyboard.type("022021");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The end is before the start")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "End date" })).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("062022");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Clinique d'Arc · Mar 14, 2021 – Jun 2022")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Company" })).toBeFocused();
  await addJob(page, "Harbour Clinic", "Head nurse");
  expect(await order(page)).toEqual(["Head nurse", "Infirmière"]);

  const up = page.getByRole("button", { name: "Move Infirmière up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => order(page)).toEqual(["Infirmière", "Head nurse"]);
  await expect(up).toBeFocused();

  await page.getByRole("button", { name: "Edit Infirmière" }).press("Enter");
  const form = page.getByRole("form", { name: "Edit Infirmière" });
  await form.getByRole("checkbox", { name: "I work here at present" }).press("Space");
  await form.getByRole("textbox", { name: "Company" }).press("Enter");
  await expect(page.getByText("Clinique d'Arc · since Mar 14, 2021")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Infirmière" })).toBeFocused();

  await page.getByRole("button", { name: "Delete Infirmière" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("Entry deleted")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.focus();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect.poll(() => order(page)).toEqual(["Infirmière", "Head nurse"]);
  await page.reload();
  await expect(page.getByText("Clinique d'Arc · since Mar 14, 2021")).toBeVisible();
  expect(await order(page)).toEqual(["Infirmière", "Head nurse"]);
});

test("a job is dragged to another position, which is stored", async ({ page }) => {
  await registerUser(page);
  await page.goto(`${at}/experience`);
  for (const title of ["Third", "Second", "First"]) await addJob(page, "Harbour Clinic", title);
  const grip = (title: string) =>
    page.getByRole("listitem").filter({ hasText: title }).locator("[data-grip]");
  await grip("Third").scrollIntoViewIfNeeded();
  await expect(async () => {
    const [from, to] = [await grip("First").boundingBox(), await grip("Third").boundingBox()];
    if (!from || !to) throw new Error("There is nothing to drag");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 30, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y + 24, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => order(page), { timeout: 5000 }).toEqual(["Second", "Third", "First"]);
  }).toPass();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Edit First" })).toBeVisible();
    expect(await order(page)).toEqual(["Second", "Third", "First"]);
  }).toPass();
});

test("entered values are kept between tabs, and leaving shows a warning", async ({ page }) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations");
  await expect(page).toHaveURL(/your-informations\/profile$/);
  await page.getByRole("textbox", { name: "City" }).fill("Lyon");
  const tabs = page.getByRole("navigation", { name: "Parts of the profile" });
  await tabs.getByRole("link", { name: "Education" }).click();
  await page.getByRole("textbox", { name: "School" }).fill("Lycée Ampère");
  await tabs.getByRole("link", { name: "Contributions" }).click();
  await expect(page.getByRole("heading", { name: "Add a contribution" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "School" })).toHaveValue("Lycée Ampère");

  await page.getByRole("link", { name: "Applications" }).click();
  const warning = page.getByRole("dialog", { name: "Leave without saving?" });
  await warning.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/education$/);
  await page.getByRole("link", { name: "Applications" }).click();
  await warning.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Profile" })
    .click();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Lyon");
});

test("a website, a note, education and a contribution are stored, on a phone and in French", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await registerUser(page);
  await page.evaluate(() => localStorage.setItem("postulo-language", "fr"));
  await page.goto(`${at}/websites`);
  await page.getByRole("textbox", { name: "Adresse" }).fill("linkedin.com/in/amelie");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByRole("link", { name: /linkedin\.com\/in\/amelie/ })).toHaveAttribute(
    "href",
    "https://linkedin.com/in/amelie",
  );
  // The bar returns when the field loses the focus, and stays below the notification.
  const bar = page.getByRole("navigation", { name: "Accès rapide" });
  await bar.getByRole("link").first().focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const notification = page.locator("[data-keeps-dialogs]");
  const isAboveBar = async () => {
    const [shown, below] = [await notification.boundingBox(), await bar.boundingBox()];
    return shown !== null && below !== null && shown.y + shown.height <= below.y;
  };
  await expect.poll(isAboveBar).toBe(true);
  await page.getByRole("link", { name: "Divers" }).click();
  await page.getByRole("textbox", { name: "Contenu" }).fill("Permis B");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "General" })).toContainText("Permis B");
  await page.getByRole("link", { name: "Formation" }).click();
  await page.getByRole("textbox", { name: "Établissement" }).fill("Lycée Ampère");
  await page.getByRole("textbox", { name: "Date de début" }).fill("31/02/2019");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText(/Cette date n’existe pas/)).toBeVisible();
  await page.getByRole("textbox", { name: "Date de début" }).fill("2019");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Lycée Ampère" })).toContainText(
    "2019",
  );
  await page.getByRole("link", { name: "Engagements" }).click();
  await page.getByRole("textbox", { name: "Titre" }).fill("Bénévole");
  await page.getByRole("checkbox", { name: "Toujours en cours" }).check();
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Bénévole" })).toContainText(
    "aujourd’hui",
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
