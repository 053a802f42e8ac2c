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

test.use({ serverSettings: { MANUAL_LINKING: "on" } });

test("an account of a provider is connected and disconnected by keyboard; the session stays", async ({
  page,
  issuer,
}) => {
  await registerUser(page);
  await page.goto("/dashboard/profile");
  const section = page.getByRole("region", { name: "Connected accounts" });
  const lines = section.getByRole("listitem");
  await expect(lines).toHaveCount(1);
  expect(await problemsNow(page)).toEqual([]);
  const sessionOf = () =>
    page.evaluate(() => {
      const { access_token: token } = JSON.parse(localStorage.getItem("postulo-session") ?? "{}");
      return JSON.parse(atob(token.split(".")[1])).session_id;
    });
  const session = await sessionOf();

  const { email } = newUser();
  const person = { sub: email, email, email_verified: true };
  issuer.setPerson({ ...person, denies: true });
  const connect = section.getByRole("button", { name: "Connect Acme & Co", exact: true });
  await connect.press("Enter");
  await expect(page.getByText("You declined there. Nothing was changed.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);

  issuer.setPerson(person);
  await connect.press("Enter");
  await expect(page.getByText("Acme & Co is connected")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toContainText(email);
  await expect(connect).toBeHidden();
  expect(await sessionOf()).toBe(session);
  await expect(
    page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem"),
  ).toHaveCount(1);
  expect(await problemsNow(page)).toEqual([]);

  await section.getByRole("button", { name: "Disconnect Acme & Co" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Disconnect Acme & Co?" });
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await question.getByRole("button", { name: "Disconnect" }).press("Enter");
  await expect(page.getByText("Acme & Co is disconnected")).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(section.getByRole("heading")).toBeFocused();
});
