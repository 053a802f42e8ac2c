import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codeOf } from "../authenticator.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, logOut, newUser, registerUser, test, type NewUser } from "../journey.ts";

test.use({ serverSettings: { PHONE_SIGN_IN: "on" } });

const section = (page: Page) => page.getByRole("region", { name: "Two-factor authentication" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Opens the set-up of an app by keyboard. @returns the secret that the page shows. */
async function openSetup(page: Page): Promise<string> {
  await page.goto("/dashboard/profile");
  await expect(section(page).getByText("Off")).toBeVisible();
  await section(page).getByRole("button", { name: "Add an authenticator app" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "6-digit code" })).toBeFocused();
  return (await page.locator("code").innerText()).replaceAll(" ", "");
}

/** Waits for the recovery codes, and closes the dialog by keyboard. */
async function saveCodes(page: Page): Promise<string[]> {
  const saving = dialog(page, "Save your recovery codes");
  const list = saving.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  const codes = await list.allInnerTexts();
  await page.keyboard.press("Escape");
  await expect(saving).toBeVisible();
  await saving.getByRole("checkbox", { name: "I have saved them" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(saving).toBeHidden();
  return codes;
}

test("an authenticator app is set up by keyboard; the recovery codes are copied, downloaded and printed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await registerUser(page);
  const secret = await openSetup(page);
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await page.getByRole("textbox", { name: "6-digit code" }).fill(codeOf(secret));
  await page.keyboard.press("Enter");

  const saving = dialog(page, "Save your recovery codes");
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  expect(await problemsNow(page)).toEqual([]);
  const codes = await saving.getByRole("listitem").allInnerTexts();
  await saving.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(page.getByText("Recovery codes copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  const downloading = page.waitForEvent("download");
  await saving.getByRole("button", { name: "Download" }).press("Enter");
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("postulo-recovery-codes.txt");
  expect(await readFile(await file.path(), "utf8")).toContain(codes.join("\r\n"));
  // On paper there is nothing but the codes.
  await page.emulateMedia({ media: "print" });
  await expect(saving.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByText("Postulo: recovery codes")).toBeVisible();
  await expect(saving.getByRole("button", { name: "Copy" })).toBeHidden();
  await expect(page.getByText("Where you are signed in")).toBeHidden();
  await page.emulateMedia({ media: null });

  await saveCodes(page);
  await expect(section(page).getByText("On", { exact: true })).toBeVisible();
  await expect(section(page).getByText("10 unused codes")).toBeVisible();
  await expect(
    section(page).getByRole("button", { name: "Add an authenticator app" }),
  ).toBeFocused();
  expect(await problemsNow(page)).toEqual([]);

  await section(page).getByRole("button", { name: "Renew the recovery codes" }).press("Enter");
  await dialog(page, "New recovery codes?")
    .getByRole("button", { name: "Create new codes" })
    .press("Enter");
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  expect(await saving.getByRole("listitem").allInnerTexts()).not.toEqual(codes);
  await saveCodes(page);

  await section(page).getByRole("button", { name: "Remove Authenticator app" }).press("Enter");
  await dialog(page, "Remove “Authenticator app”?")
    .getByRole("button", { name: "Remove" })
    .press("Enter");
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
  await expect(section(page).getByText("Off", { exact: true })).toBeVisible();
  await expect(section(page).getByRole("heading")).toBeFocused();
});

test("a phone number is set up by the code of the message", async ({ page, context }) => {
  await registerUser(page);
  await page.goto("/dashboard/profile");
  await section(page).getByRole("button", { name: "Add a phone number" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Phone number" })).toBeFocused();
  await page.keyboard.type("+33 6 12 34 56 78");
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: "8-digit code" });
  await expect(code).toBeFocused();
  expect(await problemsNow(page)).toEqual([]);
  const inbox = await context.newPage();
  await inbox.goto("/inbox");
  const message = inbox.getByRole("article").filter({ hasText: "33612345678" }).first();
  const digits = /\b\d{8}\b/.exec(await message.innerText())?.[0] ?? "";
  await code.fill(digits);
  await page.keyboard.press("Enter");
  await saveCodes(page);
  await expect(section(page).getByText(/Text message to \+33612345678/)).toBeVisible();
});

/** Replaces the session of the open page by one of the password alone, as if the server had lowered it. */
async function lowerSession(page: Page, { email, password }: NewUser): Promise<void> {
  const signedIn = await page.request.post("/auth/v1/token?grant_type=password", {
    data: { email, password },
  });
  const session: { user: object } = await signedIn.json();
  await page.evaluate((stored) => localStorage.setItem("postulo-session", JSON.stringify(stored)), {
    ...session,
    user: { ...session.user, factors: [] },
  });
}

/** A new user with an authenticator app. */
async function registerWithApp(page: Page) {
  const user = await registerUser(page);
  const secret = await openSetup(page);
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press("Enter");
  return { user, secret, codes: await saveCodes(page) };
}

/** Types a recovery code once its field has the focus. */
async function typeRecoveryCode(page: Page, code = ""): Promise<void> {
  await page.getByRole("button", { name: "Use a recovery code" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Recovery code" })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

test("the second factor or a recovery code is asked for at the next sign-in", async ({ page }) => {
  const { user, secret, codes } = await registerWithApp(page);
  const signOutAndIn = async () => {
    await logOut(page);
    await expect(page).toHaveURL(/\/$/);
    await logIn(page, user);
  };
  const isIn = () =>
    expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();

  await signOutAndIn();
  await page.getByRole("textbox", { name: "6-digit code" }).fill(codeOf(secret, 1));
  await page.keyboard.press("Enter");
  await isIn();
  await signOutAndIn();
  await typeRecoveryCode(page, codes[0]);
  await isIn();
  await page.goto("/dashboard/profile");
  await expect(section(page).getByText("9 unused codes")).toBeVisible();
});

test("a recovery code is asked for where an action requires the second factor", async ({
  page,
}) => {
  const { user, codes } = await registerWithApp(page);
  const email = page.getByRole("textbox", { name: "New e-mail" });
  const { email: wanted } = newUser();
  await email.fill(wanted);
  await lowerSession(page, user);
  await page.keyboard.press("Enter");
  const question = dialog(page, "Confirm it is you");
  await expect(question.getByRole("textbox", { name: "6-digit code" })).toBeFocused();
  expect(await problemsNow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(email).toHaveValue(wanted);
  await page.getByRole("button", { name: "Change e-mail" }).press("Enter");
  await expect(question).toBeVisible();
  await typeRecoveryCode(page, codes[0]?.toLowerCase());
  await expect(page.getByText("Email Updated")).toBeVisible();
  await expect(section(page).getByText("9 unused codes")).toBeVisible();

  await lowerSession(page, user);
  await page.getByRole("button", { name: "Delete account" }).press("Enter");
  await page.getByLabel("Your password").fill(user.password);
  await page.getByRole("button", { name: "Delete for good" }).press("Enter");
  await expect(question).toBeVisible();
  await typeRecoveryCode(page, codes[1]);
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, user);
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
});
