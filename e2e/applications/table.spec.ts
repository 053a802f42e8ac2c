import type { Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect, test } from "../journey.ts";

async function addNurse(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Nurse");
  await page.getByRole("textbox", { name: "Company name" }).fill("Harbour Clinic");
  await page.getByRole("textbox", { name: "Job URL" }).fill("https://harbour.example/1");
  await page.getByRole("textbox", { name: "Job URL" }).press("Enter");
  await expect(page.getByRole("link", { name: /posting of Nurse, Harbour Clinic/ })).toBeVisible();
}

test("every column is edited by keyboard and stored", async ({ page }) => {
  await registerUser(page);
  await addNurse(page);
  const details = page.getByRole("button", { name: "Details of Nurse, Harbour Clinic" });
  await details.press("Enter");
  await expect(page.getByRole("dialog").getByRole("link")).toHaveAttribute(
    "href",
    "https://harbour.example/1",
  );
  await page.keyboard.press("Escape");
  await expect(details).toBeFocused();
  await details.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
  await page.getByRole("textbox", { name: "Location" }).fill("Brest");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Position updated successfully")).toBeVisible();
  await expect(details).toBeFocused();

  await page.getByRole("button", { name: "Add contact to Nurse, Harbour Clinic" }).press("Enter");
  await page.keyboard.type("Léa O'Brien");
  await page.keyboard.press("Tab");
  await page.keyboard.type("lea@harbour.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("+33 1 23 45 67 89");
  // Tab leaves the popover past its buttons: the typed value is saved.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  await expect(page.getByText("Contact updated successfully")).toBeVisible();
  const contact = page.getByRole("button", {
    name: "Léa O'Brien lea@harbour.example, contact of Nurse, Harbour Clinic",
  });
  await contact.click();
  const popover = page.getByRole("dialog", { name: "Contact of Nurse, Harbour Clinic" });
  await expect(popover.getByRole("link", { name: "lea@harbour.example" })).toHaveAttribute(
    "href",
    "mailto:lea@harbour.example",
  );
  await expect(popover.getByRole("link", { name: "+33 1 23" })).toHaveAttribute(
    "href",
    "tel:+33123456789",
  );
  await page.keyboard.press("Escape");

  await page.getByTitle("Change the applied date").press("Enter");
  await page.getByLabel("Applied date of Nurse, Harbour Clinic").fill("2026-01-15");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Applied date updated successfully")).toBeVisible();

  await page.getByRole("combobox", { name: /Next action of/ }).selectOption("Follow up");
  await expect(page.getByText("Next action updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Edit reminder of Nurse, Harbour Clinic" }).press("Enter");
  await page.getByLabel("Due date").fill("2026-01-20");
  await page.getByLabel("Remind me").check();
  await page.getByLabel("Due date").press("Enter");
  await expect(page.getByText("Reminder", { exact: true })).toBeVisible();

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: "Nurse" });
  await expect(row).toHaveAttribute("data-reminder", "true");
  for (const text of ["Brest", "Léa O'Brien", "Jan 15, 2026", "Overdue: Jan 20"])
    await expect(row).toContainText(text);
  await expect(row.getByRole("combobox", { name: /Next action/ })).toHaveValue("followUp");
});

test("search and filters are in the URL, and axe finds no problem in any overlay", async ({
  page,
}) => {
  await registerUser(page);
  await addNurse(page);
  await page.getByRole("searchbox").fill("harbour clinic");
  await expect(page).toHaveURL(/q=harbour/);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByLabel("Stage", { exact: true }).selectOption("Offer");
  await expect(page.getByText("No application matches these filters.")).toBeVisible();
  await page.goto("/dashboard/applications");
  await expect(page.getByText("No application matches these filters.")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear filters" }).first().click();

  await page.getByRole("button", { name: /^Details of/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This field is required")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
});

test("axe finds no problem in the analytics, the trash and the notes", async ({ page }) => {
  await registerUser(page);
  await addNurse(page);
  await page.getByRole("button", { name: "Delete Nurse, Harbour Clinic" }).click();
  await expect(page.getByRole("link", { name: /posting of Nurse/ })).toHaveCount(0);
  await addNurse(page);
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(page.getByText("Offers received")).toBeVisible();
  for (const summary of await page.getByText("Numbers as a table").all()) await summary.click();
  await page.getByText("Recently deleted").click();
  await expect(page.getByRole("button", { name: "Restore Nurse, Harbour Clinic" })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("tab", { name: "Table" }).click();
  await page
    .getByRole("table")
    .getByRole("link", { name: "Nurse, Harbour Clinic", exact: true })
    .click();
  await expect(
    page.getByRole("dialog", { name: "Nurse" }).getByText("Added: Applied"),
  ).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
});

for (const language of ["en", "fr"]) {
  test(`the selects of a row are within their cells, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await registerUser(page);
    await addNurse(page);
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    await page.reload();
    const selects = page.locator("[data-row] td select");
    await expect(selects).toHaveCount(3);
    const spaces = await selects.evaluateAll((elements) =>
      elements.map((select) => {
        const cell = select.closest("td");
        if (!cell) return Number.NEGATIVE_INFINITY;
        const padding = Number.parseFloat(getComputedStyle(cell).paddingRight);
        return cell.getBoundingClientRect().right - padding - select.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...spaces)).toBeGreaterThanOrEqual(0);
  });
}

test("buttons without room for their labels show the icon alone and keep their names", async ({
  page,
}) => {
  await registerUser(page);
  await addNurse(page);
  /** Width minus height of the button; 0 for the icon alone. */
  const excess = async (name: string) => {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    return Math.round((box?.width ?? Infinity) - (box?.height ?? 0));
  };
  const inHeader = ["Add application", "Read a mail…"];
  const inToolbar = ["Filters", "Display", "Saved views", "Export CSV", "Report", "Import CSV"];
  /** Phones name what is in the toolbar, and have the rest in a menu. */
  const onPhone = ["Filters", "Display", "More"];
  const labelled: string[][] = [];
  for (const width of [1280, 900, 560, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = new Map<string, number>();
    // Phones add by the bar at the bottom.
    const add = page.getByRole("button", { name: "Add application", exact: true });
    await expect(add).toBeVisible({ visible: width >= 768 });
    const names = width >= 768 ? [...inHeader, ...inToolbar] : onPhone;
    for (const name of names) widths.set(name, await excess(name));
    labelled.push([...widths].filter(([, more]) => more > 0).map(([name]) => name));
    expect(Math.min(...widths.values())).toBeGreaterThanOrEqual(0);
  }
  expect(labelled).toEqual([
    [...inHeader, ...inToolbar],
    ["Add application", "Filters", "Display"],
    onPhone,
    onPhone,
  ]);
});
