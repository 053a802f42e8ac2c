import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn } from "../journey.ts";
import { test } from "../model-journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Plus" } });

const posting =
  "Support engineer\nCalder Valves, Lyon\nRequirements\n- wiki documentation\n- Linux";
const says = (text: string) => ({ kind: "whole", text: JSON.stringify({ text }) }) as const;

test("a model suggests another wording of a line, which the person uses and undoes", async ({
  page,
  server,
  provider,
}) => {
  const { user, client } = await createApplicant(server.url);
  await client
    .from("experiences")
    .update({ description: "Repaired 40 Linux machines\nWrote the documentation of the wiki" })
    .eq("company", "Blue Harbour")
    .throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page.goto("/dashboard/cv?for=job");
  await page.getByRole("textbox", { name: "Job posting" }).fill(posting);
  await page.getByRole("button", { name: "Adapt my CV" }).click();
  await expect(page).toHaveURL(/version=/);
  await page.getByRole("radio", { name: "Lines", exact: true }).press("Space");
  const line = "Wrote the documentation of the wiki";
  await page.getByRole("button", { name: `Word “${line}” differently` }).click();

  provider.answer(says("Led 12 writers of the wiki at Calder Valves"));
  await page.getByRole("button", { name: "Suggest a wording" }).click();
  await expect(page.getByText("The model found no better wording")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Wording" })).toHaveValue(line);

  provider.answer(says("Wrote the wiki documentation"));
  await page.getByRole("button", { name: "Suggest a wording" }).click();
  await expect(page.getByRole("textbox", { name: "Wording" })).toHaveValue(
    "Wrote the wiki documentation",
  );
  await expect(page.getByText("Read it, change it if you like")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("button", { name: "Check and use" }).click();
  await expect(page.getByText(`In your profile: ${line}`)).toBeVisible();
  await page.getByRole("radio", { name: "Changes", exact: true }).press("Space");
  await page.getByRole("button", { name: /^Undo: .*wiki/ }).click();
  await page.getByRole("radio", { name: "Lines", exact: true }).press("Space");
  await expect(page.getByText(`In your profile: ${line}`)).toHaveCount(0);
});
