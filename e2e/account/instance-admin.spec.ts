import { spawnSync } from "node:child_process";
import path from "node:path";
import type { ServerProcess } from "@postulo/server/testing/server-process";
import { problemsNow } from "../axe-problems.ts";
import { expect, registerUser, test } from "../journey.ts";

test.use({ serverSettings: { ADMIN_PAGE: "on" } });

/** What the operator types beside the running server. */
function admin({ dataDir }: ServerProcess, ...words: string[]): void {
  const { PATH = "", HOME = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, "../../apps/server/src/admin.ts"), ...words],
    { env: { PATH, HOME, DATA_DIR: dataDir }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stdout + stderr);
}

test("an account that the operator has named sees the figures of the server, in both themes and on a phone", async ({
  page,
  server,
}) => {
  const user = await registerUser(page);
  await page.goto("/admin");
  await expect(page.getByText("404")).toBeVisible();
  admin(server, "grant-admin", user.email);
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
