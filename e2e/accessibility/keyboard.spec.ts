import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { expect, test } from "../journey.ts";
import { press, tabTo, type } from "../keyboard.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("every step from the front page to logging out works with the keyboard", async ({
  page,
  server,
}) => {
  const { user } = await createApplicant(server.url);
  await page.goto("/");
  await press(page, page.getByRole("link", { name: "Login" }));
  await expect(heading(page, /^Log in/)).toBeVisible();
  await type(page, page.getByRole("textbox", { name: "E-mail", exact: true }), user.email);
  await type(page, page.getByRole("textbox", { name: "Password" }), user.password);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Applications")).toBeFocused();

  // The first steps go, and the focus stays on the page.
  await press(page, button(page, "Hide these steps"));
  await expect(heading(page, "Applications")).toBeFocused();
  await expect(page.getByRole("region", { name: /^Three steps/ })).toHaveCount(0);

  // A menu gives the focus back to its button.
  await press(page, button(page, "Theme"));
  await expect(page.getByRole("menuitemradio", { name: "Light" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
  await expect(button(page, "Theme")).toBeFocused();
  await expect(page.locator("[role=menu]")).toHaveCount(0);

  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
  await page.keyboard.type("Nurse");
  await type(page, page.getByRole("textbox", { name: "Company name" }), "Harbour Clinic");
  await type(page, page.getByRole("textbox", { name: "Job URL" }), "https://harbour.example/1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /posting of Nurse, Harbour Clinic/ })).toBeVisible();

  // A skill, through the palette.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("skills");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/skills$/);
  await press(page, page.getByRole("radio", { name: "Select from a list" }), "ArrowRight");
  await type(page, page.getByRole("textbox", { name: "Name" }), "Wound care");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wound care").first()).toBeVisible();

  // A dialog holds the focus, and gives it back.
  await press(page, page.getByRole("link", { name: "Files" }));
  const remove = button(page, "Delete Résumé Amélie.pdf");
  await press(page, remove);
  await expect(button(page, "Cancel")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await expect(page.locator("[role=dialog]")).toHaveCount(0);

  // A letter.
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await type(
    page,
    page.getByRole("textbox", { name: "Job description" }),
    "Support engineer at Harbour Clinic. Linux and customers.",
  );
  await press(page, button(page, "Generate letter"));
  await expect(page.getByRole("textbox", { name: "Your letter" })).toBeVisible();
  await tabTo(page, button(page, "Download PDF"));

  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL(/\/dashboard\/today$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(heading(page, "Account")).toBeVisible();
  await press(page, page.getByRole("main").getByRole("button", { name: "Logout" }));
  await expect(page).toHaveURL(`${server.url}/`);
});
