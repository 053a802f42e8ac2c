import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { ServerProcess } from "@postulo/server/testing/server-process";

/** The credentials of a new user. */
export type NewUser = { readonly name: string; readonly email: string; readonly password: string };

let persons = 0;

/** A unique new user, whose name has an accent and an apostrophe. */
export function newUser(): NewUser {
  persons += 1;
  return {
    name: "Amélie O'Connor",
    email: `amelie.${process.pid}.${persons}@mail.example`,
    password: "correct horse 9",
  };
}

/** Submits the sign-up form. */
export async function register(page: Page, { name, email, password }: NewUser): Promise<void> {
  await page.goto("/auth/register");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Follows the confirmation link in the local inbox. */
async function confirmThroughInbox(page: Page, { email }: NewUser): Promise<void> {
  const mail = page.getByRole("article").filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto("/inbox");
    await expect(mail).toBeVisible({ timeout: 3000 });
  }).toPass();
  await mail.getByRole("link", { name: "Confirm my address" }).click();
}

/** Signs in by the login form. */
export async function logIn(page: Page, user: NewUser): Promise<void> {
  await page.goto("/auth/login");
  await submitLogin(page, user);
}

/** Fills in and submits the login form of the current page. */
export async function submitLogin(page: Page, { email, password }: NewUser): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Signs out on the account page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
}

/** Registers, confirms and signs in a new user. */
export async function registerUser(page: Page): Promise<NewUser> {
  const user = newUser();
  await register(page, user);
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the inbox" })).toHaveAttribute(
    "href",
    "/inbox",
  );
  await confirmThroughInbox(page, user);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  return user;
}

/** Shows a part of the open letter: the form about the job, its text, or, on narrow screens, its page. */
export async function showLetterView(page: Page, view: "Job" | "Text" | "Page"): Promise<void> {
  await page.getByRole("radiogroup", { name: "View" }).getByText(view, { exact: true }).click();
}

/** Opens the operator's private link, which the server prints: inbox and payment sandbox. */
export async function openPrivateLink(
  context: BrowserContext,
  { privateLink }: ServerProcess,
): Promise<void> {
  if (privateLink !== undefined) await context.request.get(privateLink);
}

type WorkerFixtures = {
  /** Environment variables of the server. */
  serverSettings: Readonly<Record<string, string>>;
  server: ServerProcess;
};

/** A test with one server per worker, relative URLs, and no logged errors on any page. */
export const test = base.extend<{ quietConsole: undefined }, WorkerFixtures>({
  // The browser has opened the private link, for access to inbox and payment sandbox.
  context: async ({ context, server }, provide) => {
    await openPrivateLink(context, server);
    await provide(context);
  },
  serverSettings: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ serverSettings }, provide) => {
      const server = await ServerProcess.start(serverSettings);
      await provide(server);
      await server.discard();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
  quietConsole: [
    async ({ page }, provide) => {
      const problems: string[] = [];
      page.on("pageerror", ({ message }) => {
        // The specification requires to log an unknown URL.
        if (!message.startsWith("There is no page at")) problems.push(message);
      });
      await provide(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
