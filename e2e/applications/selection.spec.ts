import type { Locator, Page } from "@playwright/test";
import { addClinicJobs, createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

test("several applications get a stage, are deleted, and are put back by one undo each", async ({
  page,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  await addClinicJobs(client, (at) => ({ application_stage: at === 0 ? "interview1" : "applied" }));
  const stored = async () => {
    const { data } = await client
      .from("job_applied")
      .select("job_title,application_stage")
      .order("job_title")
      .throwOnError();
    return data.map((row) => `${row.job_title} ${row.application_stage}`);
  };
  const before = ["Baker applied", "Driver applied", "Nurse interview1"];
  await logIn(page, user);
  const boxOf = (title: string) =>
    page.getByRole("checkbox", { name: `Select ${title}, Harbour Clinic` });
  await boxOf("Nurse").focus();
  await page.keyboard.press("Space");
  await boxOf("Baker").check();
  const bar = page.getByRole("region", { name: "Selected applications" });
  await expect(bar).toContainText("2 selected");
  expect(await problemsNow(page)).toEqual([]);
  await bar.getByRole("combobox", { name: /^Stage/ }).selectOption("Offer");
  await expect(page.getByText("2 applications changed")).toBeVisible();
  expect(await stored()).toEqual(["Baker offer", "Driver applied", "Nurse offer"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored).toEqual(before);

  await page.getByRole("checkbox", { name: "Select all applications shown" }).check();
  await bar.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("3 applications deleted")).toBeVisible();
  expect(await stored()).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 applications restored")).toBeVisible();
  expect(await stored()).toEqual(before);
  await expect(boxOf("Driver")).not.toBeChecked();
});

/** Signs in an applicant with three applications, of which Nurse has a tag. */
async function openThree(page: Page, url: string) {
  const { user, client } = await createApplicant(url);
  await addClinicJobs(client, (at) => ({ tags: at === 0 ? ["Lyon", "Remote"] : [] }));
  await logIn(page, user);
  await expect(page.locator("[data-row]")).toHaveCount(3);
  return async () => {
    const { data } = await client
      .from("job_applied")
      .select("job_title,tags")
      .order("job_title")
      .throwOnError();
    return data.map((row) => `${row.job_title} ${row.tags.join("+")}`);
  };
}

test("several applications get a tag and lose one, each with one undo", async ({
  page,
  server,
}) => {
  const stored = await openThree(page, server.url);
  const before = ["Baker ", "Driver ", "Nurse Lyon+Remote"];
  await page.getByRole("checkbox", { name: "Select all applications shown" }).check();
  const bar = page.getByRole("region", { name: "Selected applications" });
  await bar.getByRole("button", { name: "Tags of the selected applications" }).click();
  const field = page.getByRole("combobox", { name: "Add a tag to the selected applications" });
  await expect(field).toBeFocused();
  await expect(page.getByRole("option", { name: "Lyon", exact: true })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await field.pressSequentially("remote");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 applications changed")).toBeVisible();
  expect(await stored()).toEqual(["Baker Remote", "Driver Remote", "Nurse Lyon+Remote"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored).toEqual(before);

  await bar.getByRole("button", { name: "Tags of the selected applications" }).click();
  await page.getByRole("button", { name: "Remove the tag Lyon" }).click();
  await expect(page.getByText("1 application changed")).toBeVisible();
  await expect.poll(stored).toEqual(["Baker ", "Driver ", "Nurse Remote"]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(stored).toEqual(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  /** Rests a finger on a row. */
  async function hold(page: Page, row: Locator): Promise<void> {
    // Not behind the bar at the bottom.
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await row.boundingBox();
    if (!box) throw new Error("The row is not on the page");
    const touch = await page.context().newCDPSession(page);
    const at = { x: box.x + 80, y: box.y + box.height / 2 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect(page.getByRole("region", { name: "Selected applications" })).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("rows are selected by a long press or the menu, and changed together", async ({
    page,
    server,
  }) => {
    const stored = await openThree(page, server.url);
    const bar = page.getByRole("region", { name: "Selected applications" });
    const row = (title: string) => page.locator("li[data-row]").filter({ hasText: title });
    const boxOf = (title: string) =>
      page.getByRole("checkbox", { name: `Select ${title}, Harbour Clinic` });

    await hold(page, row("Baker"));
    await expect(boxOf("Baker")).toBeChecked();
    await row("Nurse").tap();
    await expect(bar).toContainText("2 selected");
    await expect(page).toHaveURL(/\/dashboard(\/applications)?$/);
    expect(await problemsNow(page)).toEqual([]);
    for (const target of await bar.locator("button, select").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const below = await page.getByRole("navigation", { name: "Quick access" }).boundingBox();
    const own = await bar.boundingBox();
    expect(Math.abs((own?.y ?? 0) + (own?.height ?? 0) - (below?.y ?? 0))).toBeLessThanOrEqual(2);

    await bar.getByRole("button", { name: "Tags of the selected applications" }).tap();
    const dialog = page.getByRole("dialog", { name: "Tags of the selected applications" });
    expect(await problemsNow(page)).toEqual([]);
    await dialog.getByRole("combobox").fill("Near home");
    await dialog.getByRole("option", { name: "Create “Near home”" }).tap();
    await expect(page.getByText("2 applications changed")).toBeVisible();
    expect(await stored()).toEqual(["Baker Near home", "Driver ", "Nurse Lyon+Remote+Near home"]);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect.poll(stored).toEqual(["Baker ", "Driver ", "Nurse Lyon+Remote"]);

    // Going back ends it, and stays on the list.
    await page.goBack();
    await expect(bar).toBeHidden();
    await expect(boxOf("Baker")).toHaveCount(0);
    await expect(row("Baker")).toBeVisible();

    await page.getByRole("button", { name: "Actions for Driver, Harbour Clinic" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Select", exact: true }).tap();
    await expect(boxOf("Driver")).toBeChecked();
    await expect(bar).toContainText("1 selected");
    await page.keyboard.press("Escape");
    await expect(bar).toBeHidden();

    await page.getByRole("button", { name: "More", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Select", exact: true }).tap();
    await expect(bar).toContainText("0 selected");
    await bar.getByRole("button", { name: "Select all" }).tap();
    await expect(bar).toContainText("3 selected");
    await bar.getByRole("button", { name: "Delete selected" }).tap();
    await expect(page.getByText("3 applications deleted")).toBeVisible();
    await expect(bar).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("3 applications restored")).toBeVisible();
    expect(await stored()).toEqual(["Baker ", "Driver ", "Nurse Lyon+Remote"]);
  });
});
