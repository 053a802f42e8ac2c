import { startServerWithProvider } from "@postulo/server/testing/provider-server";
import type { ServerWithProvider } from "@postulo/server/testing/provider-server";
import { problemsNow } from "../axe-problems.ts";
import { expect, newUser, registerUser, test as base } from "../journey.ts";

const test = base.extend<{ issuer: ServerWithProvider["issuer"] }, { started: ServerWithProvider }>(
  {
    started: [
      async ({ serverSettings }, provide) => {
        const started = await startServerWithProvider(serverSettings);
        await provide(started);
        await started.stop();
      },
      { scope: "worker" },
    ],
    server: [({ started }, provide) => provide(started.server), { scope: "worker" }],
    issuer: ({ started }, provide) => provide(started.issuer),
  },
);

test("signs in at a provider and opens the requested page; refusals and outages are explained", async ({
  page,
  issuer,
}) => {
  const { email } = newUser();
  const person = { sub: "ada", email, email_verified: true, name: "Ada Lovelace" };
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("button", { name: "Continue with Acme & Co" })).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);

  issuer.setPerson({ ...person, denies: true });
  await page.getByRole("button", { name: "Continue with Acme & Co" }).dblclick();
  await expect(page.getByText("It was cancelled or not allowed there.")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the login" }).click();

  await page.getByRole("button", { name: "Continue with Down" }).click();
  await expect(page.getByText("The other service cannot be reached")).toBeVisible();
  await page.getByRole("link", { name: "Back to the login" }).click();

  issuer.setPerson({ ...person, email_verified: false });
  await page.getByRole("button", { name: "Continue with Acme & Co" }).click();
  await expect(page.getByText("Your e-mail address is not confirmed there.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the login" }).click();

  issuer.setPerson(person);
  await page.getByRole("button", { name: "Continue with Acme & Co" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
});

test("a provider signs in to the account of its verified address", async ({ page, issuer }) => {
  const user = await registerUser(page);
  await page.evaluate(() => localStorage.clear());
  issuer.setPerson({ sub: "same", email: user.email, email_verified: true });
  await page.goto("/auth/login");
  await page.getByRole("button", { name: "Continue with Acme & Co" }).click();
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  const signedInAs = await page.evaluate(
    () => JSON.parse(localStorage.getItem("postulo-session") ?? "{}").user.email,
  );
  expect(signedInAs).toBe(user.email);
});
