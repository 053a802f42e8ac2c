import type { Browser, Page } from "@playwright/test";
import { registerUser, expect, logIn, newUser, register, test, type NewUser } from "../journey.ts";
import { readMail } from "../mails.ts";

const applications = (page: Page) => page.getByRole("heading", { name: "Applications", level: 1 });

/** Another device: it shares neither session nor storage with the first one. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-US" });
  return context.newPage();
}

async function askForNewPassword(page: Page, email: string): Promise<void> {
  await page.goto("/auth/login");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(email);
  await page.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm new password" }).fill(password);
  await page.getByRole("button", { name: "Save the password" }).dblclick();
  await expect(page.getByText("Password Updated")).toBeVisible();
  await expect(applications(page)).toBeVisible();
}

test("a registration is completed by the code of the mail; its link then reports that it was used", async ({
  page,
  browser,
  baseURL,
}) => {
  const user = newUser();
  await register(page, user);
  const mail = await readMail(page, { to: user.email, subject: /Confirm your e-mail/ });
  const code = page.getByRole("textbox", { name: "8-digit code" });
  await code.fill(mail.code === "00000000" ? "00000001" : "00000000");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("This code is wrong or has expired.")).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(`${mail.code.slice(0, 4)} ${mail.code.slice(4)}`);
  await page.getByRole("button", { name: "Confirm", exact: true }).dblclick();
  await expect(applications(page)).toBeVisible();

  const phone = await otherDevice(browser, baseURL);
  await phone.goto(mail.link);
  await phone.getByRole("button", { name: "Confirm my address" }).click();
  await expect(phone.getByText("If your address is confirmed, just log in")).toBeVisible();
  await phone.context().close();
});

test("a link opened on another device requires a click and signs in there", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newUser();
  await register(page, person);
  const { link } = await readMail(page, { to: person.email, subject: /Confirm your e-mail/ });
  const phone = await otherDevice(browser, baseURL);
  // As a mail scanner does that runs scripts: nothing is redeemed.
  await phone.goto(link);
  await expect(phone.getByText(person.email)).toBeVisible();
  await phone.reload();
  await phone.getByRole("button", { name: "Confirm my address" }).click();
  await expect(applications(phone)).toBeVisible();
  await phone.context().close();
  // The first device is not signed in by it, and the password of the registration counts.
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await logIn(page, person);
  await expect(applications(page)).toBeVisible();
});

test("a forgotten password is replaced by the link on another device, and ends the other sessions", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerUser(page);
  const visitor = await otherDevice(browser, baseURL);
  await askForNewPassword(visitor, person.email);
  const { link } = await readMail(page, { to: person.email, subject: /Choose a new password/ });
  const phone = await otherDevice(browser, baseURL);
  await phone.goto(link);
  await phone.getByRole("button", { name: "Continue" }).click();
  await choosePassword(phone, "another horse 7");
  // The session of the old password is rejected at its next request.
  const ended = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem("postulo-session") ?? "{}");
    const answer = await fetch("/auth/v1/user", {
      headers: { authorization: `Bearer ${access_token}` },
    });
    return answer.status;
  });
  expect(ended).toBe(403);
  await logIn(visitor, person);
  await expect(visitor.getByText("Invalid login credentials")).toBeVisible();
  await logIn(visitor, { ...person, password: "another horse 7" });
  await expect(applications(visitor)).toBeVisible();
  // Twice is once too often.
  const late = await otherDevice(browser, baseURL);
  await late.goto(link);
  await late.getByRole("button", { name: "Continue" }).click();
  await expect(late.getByText("Each link works once, for 24 hours.")).toBeVisible();
  await late.getByRole("link", { name: "Get a new link" }).click();
  await expect(late.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(
    person.email,
  );
  for (const device of [visitor, phone, late]) await device.context().close();
});

test("a forgotten password is replaced by the code of the mail", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerUser(page);
  const visitor = await otherDevice(browser, baseURL);
  await askForNewPassword(visitor, person.email);
  const { code } = await readMail(page, { to: person.email, subject: /Choose a new password/ });
  await visitor.getByRole("textbox", { name: "8-digit code" }).fill(code);
  await visitor.getByRole("button", { name: "Confirm", exact: true }).click();
  await choosePassword(visitor, "another horse 7");
  await visitor.context().close();
});

test("tokens in the URL and another account's link do not replace a session without confirmation", async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const victim = await registerUser(page);
  const attackers = await otherDevice(browser, baseURL);
  await attackers.goto("/");
  const attacker = newUser();
  await register(attackers, attacker);
  const { link } = await readMail(page, { to: attacker.email, subject: /Confirm your e-mail/ });
  const signedInAs = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("postulo-session") ?? "{}").user.email);

  // The link of the attacker's own registration, opened by the victim.
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Which account?" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([victim.email, attacker.email]);
  expect(await signedInAs()).toBe(victim.email);
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect(applications(page)).toBeVisible();
  expect(await signedInAs()).toBe(victim.email);

  // The attacker's true tokens in the fragment.
  await logIn(attackers, attacker);
  await expect(applications(attackers)).toBeVisible();
  const { access_token, refresh_token } = await attackers.evaluate(() =>
    JSON.parse(localStorage.getItem("postulo-session") ?? "{}"),
  );
  const fragment = new URLSearchParams({ access_token, refresh_token, type: "signup" }).toString();
  const visit = await page.context().newPage();
  await visit.goto(`${server.url}/#${fragment}&expires_in=3600&token_type=bearer`);
  await expect(visit.getByText(`You are still signed in as ${victim.email}.`)).toBeVisible();
  expect(await signedInAs()).toBe(victim.email);
  expect(new URL(visit.url()).hash).toBe("");
  await attackers.context().close();
});

/** Requests another address on the account page. */
async function changeEmail(page: Page, person: NewUser): Promise<string> {
  const { email } = newUser();
  await page.goto("/dashboard/profile");
  await page.getByRole("textbox", { name: "New e-mail" }).fill(email);
  await page.getByRole("button", { name: "Change e-mail" }).dblclick();
  await expect(page.getByText("Email Updated")).toBeVisible();
  await expect(page.getByText(`until then your address stays ${person.email}`)).toBeVisible();
  return email;
}

const changeOf = (page: Page) => page.getByRole("group", { name: "Your change of address" });

test("an e-mail address is changed by the links of both mails, each of which shows its result", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerUser(page);
  const newEmail = await changeEmail(page, person);
  await expect(changeOf(page).getByText("Not confirmed yet")).toHaveCount(2);

  // The new email, on another device without a session.
  const first = await readMail(page, { to: newEmail, subject: /Confirm your new e-mail/ });
  const phone = await otherDevice(browser, baseURL);
  await phone.goto(first.link);
  await phone.getByRole("button", { name: "Confirm the change" }).click();
  await expect(phone.getByText("Now open the link that was mailed to the other")).toBeVisible();
  await page.reload();
  await expect(changeOf(page).getByText("Confirmed", { exact: true })).toHaveCount(1);

  // The present address, in a second tab of the browser that is signed in.
  const second = await readMail(page, { to: person.email, subject: /Confirm the change/ });
  const tab = await page.context().newPage();
  await tab.goto(second.link);
  await tab.getByRole("button", { name: "Confirm the change" }).click();
  await expect(tab.getByText(`From now on you log in with ${newEmail}.`)).toBeVisible();
  await tab.getByRole("link", { name: "Go to your account" }).click();
  await expect(tab.getByRole("definition").filter({ hasText: newEmail })).toBeVisible();
  await expect(changeOf(tab)).toHaveCount(0);

  await logIn(phone, { ...person, email: newEmail });
  await expect(applications(phone)).toBeVisible();
  await phone.context().close();
});

test("an e-mail address is changed by both codes; the mails can be resent and the change cancelled", async ({
  page,
}) => {
  const person = await registerUser(page);
  await changeEmail(page, person);
  await changeOf(page).getByRole("button", { name: "Cancel the change" }).click();
  await expect(changeOf(page)).toHaveCount(0);

  const newEmail = await changeEmail(page, person);
  await changeOf(page).getByRole("button", { name: "Send the e-mails again" }).click();
  await expect(page.getByText("The e-mails are on their way.")).toBeVisible();
  const confirm = async (to: string, subject: RegExp) => {
    const { code } = await readMail(page, { to, subject });
    const line = changeOf(page).getByRole("listitem").filter({ hasText: to });
    await line.getByRole("textbox", { name: `Code sent to ${to}` }).fill(code);
    await line.getByRole("button", { name: "Confirm" }).click();
  };
  await confirm(person.email, /Confirm the change/);
  await expect(changeOf(page).getByText("Confirmed", { exact: true })).toHaveCount(1);
  await confirm(newEmail, /Confirm your new e-mail/);
  await expect(page.getByText("Your e-mail address is changed")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: newEmail })).toBeVisible();
  await expect(changeOf(page)).toHaveCount(0);
});
