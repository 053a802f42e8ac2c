import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect, test } from "../journey.ts";
import { settled } from "../page-states.ts";

test("skills are selected from the list, typed, given a level, and deleted together", async ({
  page,
}) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations/skills");
  await page.getByRole("searchbox", { name: "Search skills" }).fill("excel");
  await page.getByRole("checkbox", { name: "Microsoft Excel" }).press("Space");
  await page.getByRole("button", { name: "Add 1 skill" }).press("Enter");
  await expect(page.getByText("1 skill added")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Microsoft Excel", exact: true })).toBeDisabled();

  await page.getByText("Type one").click();
  const form = page.getByRole("form", { name: "Add skills" });
  await form.getByRole("textbox", { name: "Name" }).fill("microsoft EXCEL");
  await form.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(form.getByText("You already have this skill")).toBeVisible();
  await form.getByRole("textbox", { name: "Name" }).fill("Soudure à l'arc");
  await form.getByRole("combobox", { name: "Subcategory" }).selectOption("Construction and crafts");
  await form.getByRole("combobox", { name: "Level" }).selectOption("Expert");
  await form.getByRole("textbox", { name: "Years of experience" }).pressSequentially("2,5");
  await form.getByRole("textbox", { name: "Years of experience" }).press("Enter");
  const line = page.getByRole("listitem").filter({ hasText: "Soudure à l'arc" });
  await expect(line).toContainText("Expert · 2.5 years");

  await page.getByRole("button", { name: "Edit Soudure à l'arc" }).click();
  const edit = page.getByRole("form", { name: "Edit Soudure à l'arc" });
  await edit.getByRole("textbox", { name: "Years of experience" }).press("ArrowUp");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(line).toContainText("Expert · 3 years");

  // A second one in the category, to be put above the first by the keyboard.
  await form.getByRole("textbox", { name: "Name" }).fill("Plastering");
  await form.getByRole("textbox", { name: "Name" }).press("Enter");
  await page.getByRole("button", { name: "Move Plastering up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move Plastering up" })).toBeFocused();
  const trade = page.getByRole("region", { name: "Technical" }).getByRole("listitem");
  await expect(trade).toHaveText([/^Plastering/, /^Soudure/]);

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("3 skills deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.reload();
  await expect(line).toContainText("Expert · 3 years");
  await expect(page.getByRole("listitem").filter({ hasText: "Microsoft Excel" })).toBeVisible();
  await expect(trade).toHaveText([/^Plastering/, /^Soudure/]);

  // On the narrowest of screens nothing is cut off.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ["skills", "profile", "files", "experience", "websites", "other"]) {
    await page.goto(`/dashboard/your-informations/${tab}`);
    await settled(page);
    expect([tab, ...(await problemsNow(page))]).toEqual([tab]);
  }
});
