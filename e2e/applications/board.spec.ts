import type { Locator, Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect, test } from "../journey.ts";

async function addApplication(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill(title);
  await page.getByRole("textbox", { name: "Company name" }).fill("Harbour Clinic");
  await page.getByRole("textbox", { name: "Job URL" }).fill(`https://harbour.example/${title}`);
  await page.getByRole("textbox", { name: "Job URL" }).press("Enter");
  await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
}

async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** What the list says of the application, in its view. */
async function inTable(page: Page, name: RegExp) {
  await openView(page, "Table");
  return page.getByRole("combobox", { name });
}

const column = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`^${name}[,\\s:\u00A0]`) });
const grip = (page: Page, title: string) =>
  page.getByRole("button", { name: `Drag ${title}, Harbour Clinic` });

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) };
}

async function dragByMouse(page: Page, title: string, target: Locator): Promise<void> {
  // What dragging needs is fetched at the first move.
  await page.mouse.move(1, 1);
  await expect(page.locator("[data-drag-ready]")).toBeVisible();
  // The board before it may still be there.
  await expect(target).toBeVisible();
  const from = await middleOf(
    page
      .getByRole("listitem")
      .filter({ has: grip(page, title) })
      .locator("small")
      .first(),
  );
  const to = await middleOf(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(page.locator("[data-dnd-dragging], [data-dnd-dropping]")).toHaveCount(0);
}

test("a card is dragged by mouse, ignored on its own column, and the move is undone", async ({
  page,
}) => {
  await registerUser(page);
  await addApplication(page, "Nurse");
  await openView(page, "Pipeline");

  await dragByMouse(page, "Nurse", column(page, "Interviews"));
  await expect(page.getByText("Application moved")).toBeVisible();
  await expect(column(page, "Interviews")).toContainText("Phone Screen");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "Applied")).toContainText("Nurse");
  await (await inTable(page, /Stage of Nurse/)).selectOption("Interview 3");
  await openView(page, "Pipeline");
  await expect(column(page, "Interviews")).toContainText("Interview 3");
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") changes.push(request.url());
  });
  await dragByMouse(page, "Nurse", column(page, "Interviews"));
  await dragByMouse(page, "Nurse", column(page, "Closed"));
  await expect(await inTable(page, /Stage of Nurse/)).toHaveValue("rejected");
  expect(changes).toHaveLength(1);
});

test("a card is moved by keyboard, announced, and put back by Escape", async ({ page }) => {
  await registerUser(page);
  await addApplication(page, "Nurse");
  await openView(page, "Pipeline");
  const announcement = page.locator("[id^=dnd-kit-announcement]");
  await expect(page.locator("[data-drag-ready]")).toBeVisible();
  await grip(page, "Nurse").focus();
  await page.keyboard.press("Space");
  await expect(announcement).toHaveText("Nurse, Harbour Clinic is over Applied.");
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toHaveText("Nurse, Harbour Clinic is over Interviews.");
  await page.keyboard.press("Escape");
  await expect(announcement).toHaveText("Nurse, Harbour Clinic was put back.");
  await expect(column(page, "Applied")).toContainText("Nurse");

  // The card cannot be dragged during its return animation.
  await expect(async () => {
    await grip(page, "Nurse").focus();
    await page.keyboard.press("Space");
    await expect(announcement).toHaveText("Nurse, Harbour Clinic is over Applied.", {
      timeout: 5000,
    });
  }).toPass();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toHaveText("Nurse, Harbour Clinic is over Offer.");
  await page.keyboard.press("Space");
  await expect(announcement).toHaveText("Nurse, Harbour Clinic was dropped on Offer.");
  await expect(column(page, "Offer")).toContainText("Nurse");
  await expect(await inTable(page, /Stage of Nurse/)).toHaveValue("offer");
});

test("a card is moved by its menu, and there is a board by priority", async ({ page }) => {
  await registerUser(page);
  await addApplication(page, "Nurse");
  await openView(page, "Pipeline");
  await expect(column(page, "Saved")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  const menu = page.getByRole("button", { name: "Move Nurse, Harbour Clinic to…" });
  await menu.press("Enter");
  const choices = page.getByRole("dialog", { name: "Move Nurse, Harbour Clinic to…" });
  await expect(choices.getByRole("button", { name: "Applied", pressed: true })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await menu.press("Enter");
  await choices.getByRole("button", { name: "Offer" }).press("Enter");
  await expect(column(page, "Offer")).toContainText("Nurse");
  await expect(column(page, "Offer").getByRole("button", { name: /^Move Nurse/ })).toBeFocused();
  await openView(page, "Priority");
  await expect(page).toHaveURL(/view=priority/);
  await dragByMouse(page, "Nurse", column(page, "High"));
  await expect(page.getByText("Priority changed")).toBeVisible();
  await expect(await inTable(page, /Priority of Nurse/)).toHaveValue("high");
  await openView(page, "Analytics");
  await expect(page.getByText("Offers received")).toBeVisible();
});

test("a rejected move is rolled back with a message", async ({ page }) => {
  await registerUser(page);
  await addApplication(page, "Nurse");
  await page.route("**/rest/v1/job_applied*", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    return route.fulfill({ status: 409, json: { code: "X", message: "The table is locked" } });
  });
  await openView(page, "Pipeline");
  await dragByMouse(page, "Nurse", column(page, "Offer"));
  await expect(page.getByText("Error moving application")).toBeVisible();
  await expect(column(page, "Applied")).toContainText("Nurse");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 900 } });

  test("a long press starts dragging a card", async ({ page, context }) => {
    await registerUser(page);
    await addApplication(page, "Nurse");
    await openView(page, "Pipeline");
    await expect(page.locator("[data-drag-ready]")).toBeVisible();
    const from = await middleOf(column(page, "Applied").getByText("Harbour Clinic"));
    const to = await middleOf(column(page, "Interviews"));
    const touch = await context.newCDPSession(page);
    const at = (type: "touchStart" | "touchMove", x: number, y: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    await at("touchStart", from.x, from.y);
    await expect(page.locator("[data-dragging]").first()).toBeVisible();
    for (let step = 1; step <= 10; step += 1) {
      const part = step / 10;
      await at("touchMove", from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
    await expect(page.locator("section[data-target]")).toHaveCount(1);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(column(page, "Interviews")).toContainText("Phone Screen");
  });
});

test("the boards are translated to French", async ({ page }) => {
  await registerUser(page);
  await addApplication(page, "Nurse");
  await page.evaluate(() => localStorage.setItem("postulo-language", "fr"));
  await page.goto("/dashboard/applications?view=pipeline");
  await page.getByRole("button", { name: "Déplacer Nurse, Harbour Clinic", exact: true }).focus();
  // The first key fetches what dragging needs; the focus stays.
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-drag-ready]")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Déplacer Nurse, Harbour Clinic", exact: true }),
  ).toBeFocused();
  await page.keyboard.press("Space");
  const heard = page.locator("[id^=dnd-kit-announcement]");
  await expect(heard).toHaveText("Nurse, Harbour Clinic est au-dessus de Envoyées.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByText("Candidature déplacée")).toBeVisible();
});
