import { problemsNow } from "../axe-problems.ts";
import { expect, registerUser, test } from "../journey.ts";
import { runAdmin } from "../operator-command.ts";

test.use({ serverSettings: { ADMIN_PAGE: "on" } });

test("an account that the operator has named sees the figures of the server, in both themes and on a phone", async ({
  page,
  server,
}) => {
  const user = await registerUser(page);
  await page.goto("/admin");
  await expect(page.getByText("404")).toBeVisible();
  runAdmin(server, "grant-admin", user.email);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "This server", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "People" })).toContainText("Accounts");
  for (const width of [1280, 375]) {
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((chosen) => localStorage.setItem("postulo-theme", chosen), theme);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-color-scheme", theme);
      await expect(page.getByRole("region", { name: "Queues" })).toBeVisible();
      expect(await problemsNow(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  }
});
