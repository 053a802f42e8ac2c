import { addSupportJob, createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Plus" } });

const posting = `Support engineer
Calder Valves, Lyon
Requirements
- till balancing
- Linux`;

test("the posting of an application shows what the CV for it proves and what is closest, and says nothing before the server does", async ({
  page,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  const { data } = await client.from("profile").select("id").single().throwOnError();
  const job = { profile_id: data["id"], company: "Corner Shop", title: "Shop assistant" };
  const line = "Cashed up each night";
  await client
    .from("experiences")
    .insert({ ...job, description: line })
    .throwOnError();
  const id = await addSupportJob(client, { posting_text: posting });
  await logIn(page, user);
  await expect(page.getByRole("table", { name: "Applications" })).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route("**/posting/comparison", async (route) => {
    await held.promise;
    await route.fulfill({ status: 429, json: { code: "busy", message: "" } });
  });
  await page.goto(`/dashboard/applications/${id}`);
  const part = page.getByRole("region", { name: "Posting" });
  await part.getByRole("textbox", { name: "Salary" }).scrollIntoViewIfNeeded();
  await expect(part.getByText("Comparing with your profile…")).toBeVisible();
  await expect(part.getByText("Till balancing", { exact: true })).toBeVisible();
  await expect(part.getByText(/Not found in your profile/)).toHaveCount(0);
  expect(await problemsNow(page)).toEqual([]);

  held.resolve();
  await expect(
    part.getByText("Your profile could not be compared with this posting."),
  ).toBeVisible();
  await expect(part.getByText("Till balancing", { exact: true })).toBeVisible();
  await expect(part.getByText(/Not found in your profile/)).toHaveCount(0);
  expect(await problemsNow(page)).toEqual([]);

  await page.unroute("**/posting/comparison");
  await part.getByRole("button", { name: "Try again" }).click();
  await expect(part.getByText("Your profile shows 1 of 2")).toBeVisible();
  await expect(part.getByRole("link", { name: /Support engineer, Blue Harbour/ })).toBeVisible();
  await expect(part.getByText(`Closest in it: “${line}”`)).toBeVisible();
  await expect(part.getByText(/Not found in your profile/)).toHaveCount(1);
  expect(await problemsNow(page)).toEqual([]);

  await page.getByRole("link", { name: "Make the CV" }).click();
  await page.getByRole("button", { name: "Adapt my CV" }).click();
  await page.getByRole("radio", { name: "Posting", exact: true }).press("Space");
  await expect(page.getByText("The posting asks for 2 things:")).toContainText(
    "1 shown, 1 not found in your profile",
  );
});
