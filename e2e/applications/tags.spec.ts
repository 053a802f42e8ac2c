import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { addClinicJobs, createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";
import { choose } from "../menus.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

/** Signs in an applicant with three applications: Nurse with two tags, Baker with one, Driver without. */
async function openTagged(page: Page, url: string): Promise<SupabaseClient> {
  const { user, client } = await createApplicant(url);
  const tags = [["Remote", "Dream job"], ["Near home"], []];
  await addClinicJobs(client, (at) => ({ tags: tags[at] }));
  await logIn(page, user);
  await expect(
    page.getByRole("link", { name: "Nurse, Harbour Clinic", exact: true }),
  ).toBeVisible();
  return client;
}

async function storedTags(client: SupabaseClient): Promise<Record<string, string[]>> {
  const { data } = await client.from("job_applied").select("job_title,tags").throwOnError();
  return Object.fromEntries(data.map(({ job_title: title, tags }) => [title, tags]));
}

const rowOf = (page: Page, title: string) => page.locator("[data-row]").filter({ hasText: title });

test("tags are added, created and removed by keyboard on the page of an application", async ({
  page,
  server,
}) => {
  const client = await openTagged(page, server.url);
  await expect(rowOf(page, "Nurse")).toContainText("Tags: Remote, Dream job");
  await page.getByRole("link", { name: "Driver, Harbour Clinic", exact: true }).click();
  const group = page.getByRole("group", { name: "Tags of Driver, Harbour Clinic" });
  const field = group.getByRole("combobox");
  await expect(field).toHaveCount(0);
  await choose(page, ["Add a detail", "Tags"]);
  await expect(field).toBeFocused();
  await field.click();
  const options = group.getByRole("option");
  await expect(options).toHaveText(["Dream job", "Near home", "Remote"]);
  expect(await problemsNow(page)).toEqual([]);
  await field.pressSequentially("hom");
  await expect(options).toHaveText(["Near home", "Create “hom”"]);
  await page.keyboard.press("Enter");
  await expect(group.getByRole("listitem")).toHaveText(["Near home"]);
  await field.pressSequentially("L'été, ");
  await field.pressSequentially("NEAR HOME,");
  await expect(group.getByRole("listitem")).toHaveText(["Near home", "L'été"]);
  await expect.poll(() => storedTags(client)).toMatchObject({ Driver: ["Near home", "L'été"] });
  await expect(rowOf(page, "Driver")).toContainText("Tags: Near home, L'été");

  // What was typed is added when the field is left; Escape drops it, and does not close the application.
  await field.pressSequentially("Night shift");
  await page.keyboard.press("Tab");
  await expect(group.getByRole("listitem")).toHaveCount(3);
  await field.pressSequentially("x");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Backspace");
  await expect(group.getByRole("listitem")).toHaveText(["Near home", "L'été"]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(group.getByRole("button", { name: "Remove the tag Near home" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(group.getByRole("button", { name: "Remove the tag L'été" })).toBeFocused();
  await expect.poll(() => storedTags(client)).toMatchObject({ Driver: ["L'été"] });
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => storedTags(client)).toMatchObject({ Driver: ["Near home", "L'été"] });
  await expect(page.getByText("Tags: L'été → Near home, L'été", { exact: true })).toBeVisible();
});

test("the list is filtered by any of the chosen tags, with chips and in the URL", async ({
  page,
  server,
}) => {
  await openTagged(page, server.url);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const choices = page.getByRole("group", { name: "Any of these tags" });
  await choices.getByRole("button", { name: "Dream job" }).click();
  await choices.getByRole("button", { name: "Near home" }).click();
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[?&]tag=Dream\+job&tag=Near\+home/);
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await page.reload();
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await page.getByRole("button", { name: "Remove the filter Tag: Near home" }).click();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(rowOf(page, "Nurse")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);

  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("searchbox", { name: "Search applications" }).fill("near");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(rowOf(page, "Baker")).toBeVisible();
});

test("two windows that change the tags of an application choose between them", async ({
  page,
  server,
}) => {
  const client = await openTagged(page, server.url);
  await page.getByRole("link", { name: "Baker, Harbour Clinic", exact: true }).click();
  const group = page.getByRole("group", { name: "Tags of Baker, Harbour Clinic" });
  await expect(group.getByRole("listitem")).toHaveText(["Near home"]);
  await client
    .from("job_applied")
    .update({ tags: ["Elsewhere"], location: "Lyon" })
    .eq("job_title", "Baker")
    .throwOnError();
  await group.getByRole("combobox").fill("Here");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changed twice" });
  await expect(dialog).toContainText("Elsewhere");
  await dialog.getByRole("radio", { name: "Here: Near home, Here" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => storedTags(client)).toMatchObject({ Baker: ["Near home", "Here"] });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("tags fit into the rows, and are edited by finger", async ({ page, server }) => {
    const client = await openTagged(page, server.url);
    await client
      .from("job_applied")
      .update({ tags: Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(30, "w")) })
      .eq("job_title", "Nurse")
      .throwOnError();
    await page.reload();
    await expect(rowOf(page, "Nurse")).toContainText("+9");
    for (const row of await page.locator("li[data-row]").all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await problemsNow(page)).toEqual([]);

    await page.getByRole("link", { name: "Nurse, Harbour Clinic", exact: true }).tap();
    const group = page.getByRole("group", { name: "Tags of Nurse, Harbour Clinic" });
    await expect(group.getByPlaceholder("Ten tags at most")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    for (const target of await group.locator("button, input").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await problemsNow(page)).toEqual([]);
    await group.getByRole("button").first().tap();
    await group.getByRole("combobox").fill("Remote");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await storedTags(client))["Nurse"]?.at(-1)).toBe("Remote");
  });
});
