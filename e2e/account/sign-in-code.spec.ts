import type { Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { expect, newUser, registerUser, test } from "../journey.ts";
import { readMail } from "../mails.ts";

const subject = /Your sign-in link/;

async function requestCode(page: Page, email: string): Promise<void> {
  await page.goto("/auth/login?next=%2Fdashboard%2Fprofile");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("link", { name: "E-mail me a code" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(email);
  await page.getByRole("button", { name: "Send me a code" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect(page.getByText("This server does not send mails yet")).toBeFocused();
}

test("signs in by a code, and by a link on another device, without a password", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerUser(page);
  const options = { ...(baseURL ? { baseURL } : {}), locale: "en-US" };
  const [first, second] = [await browser.newContext(options), await browser.newContext(options)];
  const visitor = await first.newPage();
  await requestCode(visitor, person.email);
  expect(await problemsNow(visitor)).toEqual([]);
  const { code, link } = await readMail(page, { to: person.email, subject });
  const field = visitor.getByRole("textbox", { name: "8-digit code" });
  await field.fill(code === "00000000" ? "00000001" : "00000000");
  await visitor.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(visitor.getByText("This code is wrong or has expired.")).toBeVisible();
  expect(await problemsNow(visitor)).toEqual([]);

  const phone = await second.newPage();
  await phone.goto(link);
  await phone.getByRole("button", { name: "Sign in" }).dblclick();
  await expect(phone.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();

  // The link has used the code up; the newest mail counts.
  await visitor.getByRole("button", { name: "send it again" }).click();
  await expect(visitor.getByText("If there is an account for this address")).toBeVisible();
  let again = code;
  await expect(async () => {
    ({ code: again } = await readMail(page, { to: person.email, subject }));
    expect(again).not.toBe(code);
  }).toPass();
  await field.fill(` ${again.slice(0, 4)} ${again.slice(4)}`);
  await visitor.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(visitor).toHaveURL(/\/dashboard\/profile$/);
  await first.close();
  await second.close();
});

test("an unknown address gets the same words and no mail", async ({ page }) => {
  const stranger = newUser();
  await requestCode(page, stranger.email);
  await expect(page.getByText(`If there is an account for ${stranger.email}`)).toBeVisible();
  await page.goto("/inbox");
  await expect(page.getByText(stranger.email)).toHaveCount(0);
});
