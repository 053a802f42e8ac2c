import { registerUser, expect, test } from "../journey.ts";

test.use({ serverSettings: { MANUAL_APPLICATIONS: "off" } });

test("the add button is not there and the empty list says how applications come", async ({
  page,
}) => {
  await registerUser(page);
  await expect(page.getByText(/appear automatically with the browser extension/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add application" })).toHaveCount(0);
});
