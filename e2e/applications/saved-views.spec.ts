import { addClinicJobs, createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

test("the list is grouped and its columns are ordered by keyboard, and a saved view brings both to another device", async ({
  page,
  browser,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  await addClinicJobs(client, (at) => ({ application_stage: at === 0 ? "offer" : "applied" }));
  await logIn(page, user);
  const display = page.getByRole("button", { name: "Display" });
  await display.focus();
  await page.keyboard.press("Enter");
  const options = page.getByRole("dialog", { name: "Display" });
  await expect(options.getByLabel("Group by")).toBeFocused();
  await options.getByLabel("Group by").selectOption("Stage");
  await options.getByRole("radio", { name: "Compact" }).press("Space");
  await options.getByRole("checkbox", { name: "Contact" }).press("Space");
  const up = options.getByRole("button", { name: "Move Next action up" });
  await up.press("Enter");
  await up.press("Enter");
  await expect(up).toBeFocused();
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(display).toBeFocused();

  const heads = page.getByRole("columnheader");
  const names = [/Position/, "Stage", "Next action", "Priority", "Applied", "Actions"];
  await expect(heads).toHaveText(names);
  const row = page.getByRole("row").filter({ hasText: "Nurse" });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.keyboard.press("Escape");
  const applied = page.getByRole("button", { name: /^Applied.*2 applications$/ });
  await applied.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Baker" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select the group Offer" }).press("Space");
  await expect(page.getByRole("region", { name: "Selected applications" })).toContainText(
    "1 selected",
  );
  expect(await problemsNow(page)).toEqual([]);

  await page.getByRole("button", { name: "Saved views" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Saved views" });
  await menu.getByLabel("Name of the new view").fill("By stage");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Saved view By stage" })).toBeVisible();
  expect(new URL(page.url()).search).toContain("group=stage");

  await page.getByRole("button", { name: "Saved view By stage" }).press("Enter");
  await menu.getByLabel("Name of the new view").fill("Offers");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Saved view Offers" }).press("Enter");
  await menu.getByRole("button", { name: "Change the order" }).press("Enter");
  await menu.getByRole("button", { name: "Move Offers up" }).press("Enter");
  await expect(menu.getByRole("button", { name: "Move Offers up" })).toBeFocused();
  await expect
    .poll(async () => {
      const views = client.from("saved_view").select("name").order("position");
      return (await views.throwOnError()).data;
    })
    .toEqual([{ name: "Offers" }, { name: "By stage" }]);
  const grip = (name: string) =>
    menu.getByRole("listitem").filter({ hasText: name }).locator("[data-grip]");
  await expect(async () => {
    const [from, to] = [await grip("By stage").boundingBox(), await grip("Offers").boundingBox()];
    if (!from || !to) throw new Error("There is nothing to drag");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y + 4, { steps: 12 });
    await page.mouse.up();
    await expect(menu.getByRole("listitem").first()).toContainText("By stage", { timeout: 5000 });
  }).toPass();
  expect(await problemsNow(page)).toEqual([]);
  await menu.getByRole("button", { name: "Done" }).press("Enter");
  await menu.getByRole("button", { name: "By stage", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Saved view By stage" })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: "en-US" });
  const other = await elsewhere.newPage();
  await logIn(other, user);
  await expect(other.getByRole("row").filter({ hasText: "Nurse" })).toBeVisible();
  await other.keyboard.press("Control+k");
  await other.getByRole("combobox", { name: /Search your applications/ }).fill("by stage");
  await other.getByRole("option", { name: "Applications · By stage" }).click();
  await expect(other.getByRole("columnheader")).toHaveText(names);
  await other.getByRole("searchbox", { name: "Search applications" }).fill("nurse");
  await other.getByRole("button", { name: "Saved view By stage, changed" }).click();
  const otherMenu = other.getByRole("dialog", { name: "Saved views" });
  await expect(otherMenu.getByRole("button", { name: "Save changes" })).toBeVisible();
  expect(await problemsNow(other)).toEqual([]);
  await otherMenu.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Changes saved")).toBeVisible();
  await elsewhere.close();

  // The first window saw an older version.
  await page.getByRole("button", { name: "Saved view By stage" }).press("Enter");
  await menu.getByRole("button", { name: "Delete By stage" }).press("Enter");
  await expect(page.getByText("View deleted")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => {
      const views = client.from("saved_view").select("name,query").order("position");
      return (await views.throwOnError()).data;
    })
    .toEqual([
      { name: "By stage", query: expect.stringContaining("q=nurse") },
      { name: "Offers", query: expect.any(String) },
    ]);
});
