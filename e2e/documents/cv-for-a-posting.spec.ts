import { readFile } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { pageTexts } from "@postulo/server/page-text";
import type { Page } from "@playwright/test";
import { addSupportJob, createApplicant, supportPosting } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Plus" } });

/** A support engineer whose strongest line for the posting is the last one. */
async function createSupporter(url: string) {
  const applicant = await createApplicant(url);
  await applicant.client
    .from("experiences")
    .update({
      description:
        "Answered customers by telephone\nRepaired 40 Linux machines\nWrote the documentation of the wiki",
    })
    .eq("company", "Blue Harbour")
    .throwOnError();
  return applicant;
}

async function usedCredits(client: SupabaseClient): Promise<unknown> {
  const { data } = await client.rpc("get_current_user_usage").throwOnError();
  return Array.from<{ feature: string; used: number }>(data).find(
    ({ feature }) => feature === "resume",
  )?.used;
}

const pageImage = (page: Page) => page.getByRole("img", { name: "Your CV, page 1 of 1" });
const part = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** The text of the downloaded PDF. */
async function downloadPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/CV-Calder-Valves\.pdf$/);
  return (await pageTexts(await readFile(await download.path()))).join("\n");
}

const isBefore = (text: string, first: string, second: string) =>
  text.indexOf(first) >= 0 && text.indexOf(first) < text.indexOf(second);

test("a CV is adapted to a pasted posting for one credit, edited, saved, downloaded and opened again", async ({
  page,
  server,
}) => {
  const { user, client } = await createSupporter(server.url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page.goto("/dashboard/cv");
  await page.getByText("For a job", { exact: true }).click();
  await expect(page.getByText("5 CVs left this month")).toBeVisible();
  await page.getByRole("textbox", { name: "Job posting" }).fill(supportPosting);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Job posting" })).toHaveValue(supportPosting);
  await page.getByRole("button", { name: "Adapt my CV" }).dblclick();
  await expect(page).toHaveURL(/version=/);
  await expect(
    page.getByRole("heading", { name: "Support engineer, Calder Valves" }),
  ).toBeVisible();
  await expect(pageImage(page)).toBeVisible();
  expect(await usedCredits(client)).toBe(1);

  // What the posting asks for.
  await part(page, "Posting").press("Space");
  await expect(page.getByText("The posting asks for 3 things:")).toContainText(
    "2 shown, 1 not found in your profile",
  );
  await expect(page.getByText("“Wrote the documentation of the wiki”")).toBeVisible();
  await expect(page.getByText(/no score in per cent/)).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);

  // One change undone.
  await part(page, "Changes").press("Space");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(isBefore(await downloadPdf(page), "Wrote the documentation", "Answered customers")).toBe(
    true,
  );
  const undo = page.getByRole("button", { name: /^Undo: .*Wrote the documentation/ });
  await undo.click();
  await expect(
    page.getByRole("button", { name: /^Apply: .*Wrote the documentation/ }),
  ).toBeFocused();
  await expect(page.getByText("Not saved yet")).toBeVisible();

  // By hand, by keyboard.
  await part(page, "Lines").press("Space");
  await page.getByRole("checkbox", { name: "Answered customers by telephone" }).press("Space");
  const up = page.getByRole("button", { name: "Move “Wrote the documentation of the wiki” up" });
  await up.press("Enter");
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: "Word “Repaired 40 Linux machines” differently" }).click();
  const wording = page.getByRole("textbox", { name: "Wording" });
  await wording.fill("Repaired 400 Linux machines");
  await page.getByRole("button", { name: "Check and use" }).click();
  await expect(page.getByRole("alert")).toContainText("The number: 400");
  expect(await problemsNow(page)).toEqual([]);
  await wording.fill("Linux machines: 40 repaired");
  await page.getByRole("button", { name: "Check and use" }).click();
  await expect(wording).toBeHidden();
  await expect(page.getByText("In your profile: Repaired 40 Linux machines")).toBeVisible();

  // Unsaved changes survive a reload.
  await page.reload();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const address = page.url().replace("&part=lines", "");
  await page.getByRole("link", { name: "All CVs" }).click();
  await page.getByRole("link", { name: /Support engineer, Calder Valves/ }).click();
  await expect(page).toHaveURL(address);
  await expect(pageImage(page)).toBeVisible();
  const text = await downloadPdf(page);
  expect(text).toContain("Linux machines: 40 repaired");
  expect(isBefore(text, "Wrote the documentation", "Linux machines: 40")).toBe(true);
  expect(text).not.toContain("Answered customers");
  expect(await usedCredits(client)).toBe(1);

  // The differences: both side by side with the reasons, on a phone in one text.
  await part(page, "Differences").press("Space");
  const sheet = page.getByRole("article", { name: "Differences from your whole profile" });
  const former = sheet.getByText("Repaired 40 Linux machines").filter({ visible: true });
  await expect(sheet.getByText("Whole profile")).toBeVisible();
  await expect(former).toHaveCount(1);
  await expect(sheet.getByText("changed · By you")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(sheet.getByText("Whole profile")).toBeHidden();
  await expect(former).toHaveCount(1);
  expect(await problemsNow(page)).toEqual([]);
  const undoRewording = sheet.getByRole("button", {
    name: "Undo: Repaired 40 Linux machines → Linux machines: 40 repaired",
  });
  await undoRewording.press("Enter");
  await expect(undoRewording).toBeHidden();
  await expect(sheet).toBeFocused();
  await expect(sheet.getByText("changed · By you")).toBeHidden();
});

test("the CV of an application takes its posting, and names what the profile lost since", async ({
  page,
  server,
}) => {
  const { user, client } = await createSupporter(server.url);
  const id = await addSupportJob(client, { job_title: "Support lead" });
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await page.goto("/dashboard/applications");
  const list = page.getByRole("table", { name: "Applications" });
  await list.getByRole("link", { name: "Support lead, Calder Valves", exact: true }).click();
  await page.getByRole("link", { name: "Make the CV" }).click();
  await expect(page.getByRole("textbox", { name: "Job posting" })).toHaveValue(supportPosting);
  await page.getByRole("button", { name: "Adapt my CV" }).click();
  await expect(page.getByRole("heading", { name: "Support lead, Calder Valves" })).toBeVisible();
  await part(page, "Lines").press("Space");
  await page.getByRole("checkbox", { name: "Answered customers by telephone" }).press("Space");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await client
    .from("experiences")
    .update({ description: "Wrote the documentation of the wiki\nRepaired machines" })
    .eq("company", "Blue Harbour")
    .throwOnError();
  // The link of the application opens its CV now.
  await page.goto(`/dashboard/cv?application=${id}`);
  await expect(page.getByText("1 change no longer applies")).toBeVisible();
  await expect(page.getByText(/Answered customers by telephone/).first()).toBeVisible();
  await expect(pageImage(page)).toBeVisible();
});
