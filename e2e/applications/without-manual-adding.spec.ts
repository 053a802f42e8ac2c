import { registerUser, expect, test } from "../journey.ts";

test.use({ serverSettings: { MANUAL_APPLICATIONS: "off" } });

test("without the permission to add there is no button, and the empty list points to the extension", async ({
  page,
}) => {
  await registerUser(page);
  await expect(page.getByText(/appear automatically with the browser extension/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add application" })).toHaveCount(0);
});
