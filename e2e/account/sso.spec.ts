import { startServerWithSso } from "@postulo/server/testing/sso-server";
import type { ServerWithSso } from "@postulo/server/testing/sso-server";
import { expect, test as base } from "../journey.ts";

const test = base.extend<{ idp: ServerWithSso["idp"] }, { started: ServerWithSso }>({
  started: [
    async ({ serverSettings }, provide) => {
      const started = await startServerWithSso(serverSettings);
      await provide(started);
      await started.stop();
    },
    { scope: "worker" },
  ],
  server: [({ started }, provide) => provide(started.server), { scope: "worker" }],
  idp: ({ started }, provide) => provide(started.idp),
});

test("signs in at the identity provider of the organisation and opens the requested page", async ({
  page,
  idp,
}) => {
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Log in with your organisation" }).click();
  await page.getByLabel("Work e-mail").fill("ada@nowhere.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("No organisation with this e-mail domain")).toBeVisible();

  // An address that is not of the organisation.
  idp.setStatement({ nameId: "ada@other.example" });
  await page.getByLabel("Work e-mail").fill("ada@corp.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Logging in did not work" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the login" }).click();

  idp.setStatement({ nameId: "ada@corp.example" });
  await page.getByRole("link", { name: "Log in with your organisation" }).click();
  await page.getByLabel("Work e-mail").fill("ada@corp.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByRole("main").getByText("ada@corp.example").first()).toBeVisible();
});
