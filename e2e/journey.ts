import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { ServerProcess } from "@postulo/server/testing/server-process";

/** A person who is about to try Postulo. */
export type Person = { readonly name: string; readonly email: string; readonly password: string };

let persons = 0;

/** A person nobody has seen before; the name has what names have: an accent and an apostrophe. */
export function newPerson(): Person {
  persons += 1;
  return {
    name: "Amélie O'Connor",
    email: `amelie.${process.pid}.${persons}@mail.example`,
    password: "correct horse 9",
  };
}

/** Types into the sign-up form and sends it. */
export async function register(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto("/auth/register");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Follows the confirmation link as a newcomer does: through the local inbox. */
async function confirmThroughInbox(page: Page, { email }: Person): Promise<void> {
  const mail = page.getByRole("article").filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto("/inbox");
    await expect(mail).toBeVisible({ timeout: 3000 });
  }).toPass();
  await mail.getByRole("link", { name: "Confirm my address" }).click();
}

/** Signs in by the login form. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/auth/login");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** From nothing to the dashboard, signed in. */
export async function becomeMember(page: Page): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the inbox" })).toHaveAttribute(
    "href",
    "/inbox",
  );
  await confirmThroughInbox(page, person);
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  return person;
}

/** Opens what the server printed for its operator: the inbox and the payment sandbox. */
export async function openPrivateLink(
  context: BrowserContext,
  { privateLink }: ServerProcess,
): Promise<void> {
  if (privateLink !== undefined) await context.request.get(privateLink);
}

type WorkerFixtures = {
  /** Settings of the server, by their names in the environment. */
  serverSettings: Readonly<Record<string, string>>;
  server: ServerProcess;
};

/** A test with a server of its own worker, addressed by relative paths, where no page may log an error. */
export const test = base.extend<{ quietConsole: undefined }, WorkerFixtures>({
  // The person at the browser has opened the private link of the terminal: inbox and payment sandbox are theirs.
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
        // The one that the specification wants: an unknown address is logged.
        if (!message.startsWith("There is no page at")) problems.push(message);
      });
      await provide(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
