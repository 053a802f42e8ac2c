import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, showLetterView, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Plus" } });

const posting =
  "Job title: Support engineer\nCompany: Calder Valves\n\nYou repair Linux machines and answer customers.";
const letterOf = (page: Page) => page.getByRole("textbox", { name: "Your letter" });
const generateIn = (page: Page) => page.getByRole("button", { name: "Generate letter" });

async function openPage(page: Page) {
  await page.goto("/dashboard/cover-letter");
  await page.getByRole("textbox", { name: "Job description" }).fill(posting);
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Calder Valves");
}

test("two tabs write and change the letter for the same posting: nothing is lost, each text is a version", async ({
  page,
  context,
  server,
}) => {
  const { user, client } = await createApplicant(server.url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  const tab = await context.newPage();
  await openPage(page);
  await openPage(tab);
  // A double click is one request.
  await Promise.all([generateIn(page).dblclick(), generateIn(tab).dblclick()]);
  for (const one of [page, tab]) {
    await expect(letterOf(one)).toHaveValue(/Calder Valves/);
    await letterOf(one).fill(
      `${await letterOf(one).inputValue()}\n${one === tab ? "Tab" : "Page"}`,
    );
    await one.getByRole("button", { name: "Save version" }).click();
    await expect(one.getByText("Version saved")).toBeVisible();
  }
  await page.reload();
  await expect(letterOf(page)).toHaveValue(/Page$/);
  await expect(page.getByText("Version 4")).toBeVisible();
  const { data } = await client.rpc("get_current_user_usage").throwOnError();
  expect(data).toContainEqual(expect.objectContaining({ feature: "cover_letter", used: 2 }));
});

test("a text that cannot be printed says so, stays, and is drawn again when it is shorter", async ({
  page,
  server,
}) => {
  const { user } = await createApplicant(server.url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await openPage(page);
  await generateIn(page).click();
  await expect(letterOf(page)).toHaveValue(/Calder Valves/);
  const text = await letterOf(page).inputValue();
  const tooLong = `${text}\n${"I answered customers. ".repeat(1_000)}`;
  await letterOf(page).fill(tooLong);
  await expect(page.getByText("The page could not be drawn")).toBeVisible();
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByText("The file could not be created")).toBeVisible();
  await expect(letterOf(page)).toHaveValue(tooLong);
  expect(await problemsNow(page)).toEqual([]);
  await letterOf(page).fill(text);
  await expect(page.getByRole("img", { name: /as it will be printed, page 1 of 1/ })).toBeVisible();
});

test("each sentence is reached by keyboard with its sources, and a letter with open doubts says so when it is copied", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { user } = await createApplicant(server.url);
  await logIn(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await openPage(page);
  await generateIn(page).click();
  await expect(letterOf(page)).toHaveValue(/Calder Valves/);
  await page.getByText("Where each sentence comes from").press("Enter");
  const sentence = page.getByRole("button", {
    name: /Linux machines.*Rests on: Experience: Support engineer, Blue Harbour/,
  });
  await sentence.first().focus();
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(letterOf(page)).toBeFocused();

  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("\nI led 45 engineers at Deloitte.");
  // The explanation, which stays at the window's bottom, does not cover the line of the caret.
  await expect
    .poll(() =>
      letterOf(page).evaluate((field) => {
        const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
        const [text, explanation] = [field, note].map((one) => one?.getBoundingClientRect());
        const padding = Number.parseFloat(getComputedStyle(field).paddingBottom);
        return (text?.bottom ?? NaN) - padding <= (explanation?.top ?? NaN);
      }),
    )
    .toBe(true);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const note = page.getByRole("button", { name: /points to check before you send it/ });
    await expect(note).toBeInViewport();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText(/points are still to check/).last()).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
    await showLetterView(page, "Job");
    await note.press("Enter");
    await expect(page.getByRole("heading", { name: /details to check/ })).toBeFocused();
  }
});
