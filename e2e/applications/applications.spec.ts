import { registerUser, expect, test } from "../journey.ts";

test("an application is added by keyboard, gets a stage and a priority, is deleted and restored", async ({
  page,
}) => {
  await registerUser(page);
  await page.getByRole("button", { name: "Add application" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
  await page.getByRole("button", { name: "Add application" }).press("Enter");
  await expect(page.getByText("This field is required")).toHaveCount(3);
  await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();

  await page.keyboard.type("Infirmière de l'équipe");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Clinique d'Arc");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clinique.example/7");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: "Infirmière de l'équipe" });
  await expect(row).toBeVisible();
  await expect(page.getByText("Application added")).toBeVisible();

  await row.getByRole("combobox", { name: /Stage/ }).selectOption("Interview 1");
  await expect(page.getByText("Stage updated successfully")).toBeVisible();
  await row.getByRole("combobox", { name: /Priority/ }).selectOption("High");
  await expect(page.getByText("Priority updated successfully")).toBeVisible();
  await page.reload();
  await expect(row.getByRole("combobox", { name: /Stage/ })).toHaveValue("interview1");
  await expect(row.getByRole("combobox", { name: /Priority/ })).toHaveValue("high");

  await row.getByRole("button", { name: /Delete/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.getByRole("combobox", { name: /Stage/ })).toHaveValue("interview1");
});

test("a change made in another tab is reported and not overwritten", async ({ page, context }) => {
  await registerUser(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Nurse");
  await page.getByRole("textbox", { name: "Company name" }).fill("Harbour Clinic");
  await page.getByRole("textbox", { name: "Job URL" }).fill("https://harbour.example/1");
  await page.getByRole("textbox", { name: "Job URL" }).press("Enter");
  const stage = page.getByRole("combobox", { name: /Stage/ });
  await expect(stage).toHaveValue("applied");

  const second = await context.newPage();
  await second.goto("/dashboard/applications");
  await second.getByRole("combobox", { name: /Stage/ }).selectOption("Offer");
  await expect(second.getByText("Stage updated successfully")).toBeVisible();

  await stage.selectOption("Rejected");
  await expect(page.getByText(/was changed in another window/)).toBeVisible();
  // Behind the dialog, which hides the page from screen readers.
  await expect(page.getByRole("combobox", { name: /Stage/, includeHidden: true })).toHaveValue(
    "offer",
  );
});

test("on a phone the list consists of cards, and the slide-out menu contains the logout", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await registerUser(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
});
