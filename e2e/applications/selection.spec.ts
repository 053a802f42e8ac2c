import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

test("several applications get a stage, are deleted, and are put back by one undo each", async ({
  page,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  await client
    .from("job_applied")
    .insert(
      ["Nurse", "Baker", "Driver"].map((title, at) => ({
        job_title: title,
        company_name: "Harbour Clinic",
        job_url: `https://harbour.example/${at}`,
        application_stage: at === 0 ? "interview1" : "applied",
      })),
    )
    .throwOnError();
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
