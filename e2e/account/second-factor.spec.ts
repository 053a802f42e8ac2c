import { createHmac } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, registerUser, submitLogin, test } from "../journey.ts";
import { readMail } from "../mails.ts";

const stepSeconds = 30;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function readBase32(text: string): Buffer {
  const bits = text
    .split("")
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of an authenticator app (RFC 6238), some steps of 30 seconds from now. */
function appCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds) + steps));
  const hash = createHmac("sha1", readBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000;
  return String(number).padStart(6, "0");
}

/** What the used calls return, each a part of it. */
interface Answer {
  readonly id: string;
  readonly totp: { readonly secret: string };
  readonly codes: readonly string[];
}

/** Calls the authentication service as the page's user. */
async function callAuth(page: Page, path: string, body: object): Promise<Answer> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("postulo-session") ?? "{}").access_token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`/auth/v1${path}`, { headers, data: body });
  expect(response.ok()).toBe(true);
  const answer: Answer = await response.json();
  return answer;
}

interface Factors {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds an authenticator app, recovery codes and a phone number to the page's user. */
async function addFactors(page: Page, number: string): Promise<Factors> {
  const enrolled = await callAuth(page, "/factors", { factor_type: "totp", friendly_name: "Blue" });
  const { secret } = enrolled.totp;
  const { id } = await callAuth(page, `/factors/${enrolled.id}/challenge`, {});
  const raised = await callAuth(page, `/factors/${enrolled.id}/verify`, {
    challenge_id: id,
    code: appCode(secret, -1),
  });
  await page.evaluate(
    (session) => localStorage.setItem("postulo-session", JSON.stringify(session)),
    raised,
  );
  const { codes } = await callAuth(page, "/factors/recovery_codes", {});
  const phone = await callAuth(page, "/factors", { factor_type: "phone", phone: `+${number}` });
  const sent = await callAuth(page, `/factors/${phone.id}/challenge`, {});
  await callAuth(page, `/factors/${phone.id}/verify`, {
    challenge_id: sent.id,
    code: await smsCode(page, number),
  });
  return { secret, recoveryCodes: codes };
}

/** The code of the newest SMS in the local inbox. */
async function smsCode(page: Page, number: string): Promise<string> {
  const inbox = await page.context().newPage();
  await inbox.goto("/inbox");
  const text = await inbox.getByRole("article").filter({ hasText: number }).first().innerText();
  await inbox.close();
  return /\b(\d{8})\b/.exec(text)?.[1] ?? "";
}

const heading = (page: Page) => page.getByRole("heading", { name: "Confirm it is you" });
const applications = (page: Page) => page.getByRole("heading", { name: "Applications", level: 1 });
const proceed = (page: Page) => page.getByRole("button", { name: "Continue" }).dblclick();

async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-US" });
  return context.newPage();
}

test.use({ serverSettings: { PHONE_SIGN_IN: "on" } });

test("after a password: the code of an app, with the requested page kept over a reload and a second tab", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerUser(page);
  const { secret, recoveryCodes } = await addFactors(page, "33600000042");
  const device = await otherDevice(browser, baseURL);
  await device.goto("/dashboard/profile?tab=plan");
  await submitLogin(device, person);
  await expect(heading(device)).toBeVisible();
  expect(await problemsNow(device)).toEqual([]);
  await device.reload();
  await expect(heading(device)).toBeVisible();
  const tab = await device.context().newPage();
  await tab.goto("/dashboard");
  await expect(heading(tab)).toBeVisible();

  const field = device.getByRole("textbox", { name: "6-digit code" });
  const wrong = appCode(secret, 1) === "000000" ? "000001" : "000000";
  await field.fill(wrong);
  await proceed(device);
  await expect(device.getByText("This code is wrong or was used before.")).toBeVisible();
  await expect(field).toBeFocused();
  expect(await problemsNow(device)).toEqual([]);
  await field.fill(appCode(secret));
  await proceed(device);
  await expect(device).toHaveURL(/\/dashboard\/profile\?tab=plan$/);
  // The second tab follows.
  await expect(applications(tab)).toBeVisible();

  // Another device, by a recovery code, which works once.
  const phone = await otherDevice(browser, baseURL);
  const useRecoveryCode = async () => {
    await logIn(phone, person);
    await phone.getByRole("button", { name: "Use a recovery code" }).click();
    await phone
      .getByRole("textbox", { name: "Recovery code" })
      .fill(recoveryCodes[0]?.toLowerCase() ?? "");
    await proceed(phone);
  };
  await useRecoveryCode();
  await expect(applications(phone)).toBeVisible();
  await phone.evaluate(() => localStorage.clear());
  await useRecoveryCode();
  await expect(phone.getByText("This code is wrong or was used before.")).toBeVisible();
  await phone.getByRole("button", { name: "Log out" }).click();
  await expect(phone).toHaveURL(/\/auth\/login/);
  for (const each of [device, phone]) await each.context().close();
});

test("after a code, a link and a reset by mail: the code of an SMS", async ({
  page,
  browser,
  baseURL,
}) => {
  const number = "33600000043";
  const person = await registerUser(page);
  await addFactors(page, number);
  const visitor = await otherDevice(browser, baseURL);
  await visitor.goto("/auth/code");
  await visitor.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await visitor.getByRole("button", { name: "Send me a code" }).click();
  const { code } = await readMail(page, { to: person.email, subject: /Your sign-in link/ });
  await visitor.getByRole("textbox", { name: "8-digit code" }).fill(code);
  await visitor.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(heading(visitor)).toBeVisible();
  await visitor.getByRole("button", { name: "Get a code by SMS" }).click();
  expect(await problemsNow(visitor)).toEqual([]);
  await visitor.getByRole("button", { name: "Send me a code" }).click();
  const field = visitor.getByRole("textbox", { name: "8-digit code" });
  await expect(field).toBeFocused();
  expect(await problemsNow(visitor)).toEqual([]);
  await field.fill(await smsCode(page, number));
  await proceed(visitor);
  await expect(applications(visitor)).toBeVisible();

  const reset = await otherDevice(browser, baseURL);
  await reset.goto("/auth/forgot-password");
  await reset.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await reset.getByRole("button", { name: "Send the e-mail" }).click();
  const { link } = await readMail(page, { to: person.email, subject: /Choose a new password/ });
  await reset.goto(link);
  await expect(heading(reset)).toBeVisible();
  await reset.getByRole("button", { name: "Get a code by SMS" }).click();
  await reset.getByRole("button", { name: "Send me a code" }).click();
  await expect(reset.getByRole("textbox", { name: "8-digit code" })).toBeFocused();
  await reset.getByRole("textbox", { name: "8-digit code" }).fill(await smsCode(page, number));
  await proceed(reset);
  await reset.getByRole("textbox", { name: "New password", exact: true }).fill("another horse 7");
  await reset.getByRole("textbox", { name: "Confirm new password" }).fill("another horse 7");
  await reset.getByRole("button", { name: "Save the password" }).click();
  await expect(applications(reset)).toBeVisible();
  for (const each of [visitor, reset]) await each.context().close();
});
