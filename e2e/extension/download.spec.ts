import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { unzipSync } from "fflate";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { chromiumSwitches, findChromium } from "../chromium.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

/** Unpacks a downloaded file. */
async function unpack(file: string, folder: string): Promise<void> {
  const files = unzipSync(new Uint8Array(await readFile(file)));
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}

test("the extension is downloaded, loaded, detected by its page, connected by one click, and completes its onboarding step", async ({
  page,
  server,
}) => {
  const { user } = await createApplicant(server.url);
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-download-"));

  // From the header of any page, also for visitors.
  await page.goto("/");
  await page.getByRole("link", { name: "Get the extension" }).click();
  await expect(page).toHaveURL(/\/extension$/);
  await expect(page.getByText(/^Not seen in this browser yet/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download for Chrome" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("postulo-chrome.zip");
  const unpacked = path.join(folder, "postulo-chrome");
  await unpack(await download.path(), unpacked);

  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(path.join(folder, "profile"), {
    baseURL: server.url,
    locale: "en-US",
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumSwitches,
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
    ],
    ignoreDefaultArgs: ["--disable-extensions"],
  });
  const [worker] = context.serviceWorkers();
  if (!worker) await context.waitForEvent("serviceworker");
  const tab = await context.newPage();
  await tab.goto("/extension");
  await expect(tab.getByText("The extension is installed.")).toBeVisible();
  await expect(tab.getByRole("link", { name: "Log in to connect it" })).toBeVisible();
  expect(await problemsNow(tab)).toEqual([]);

  await logIn(tab, user);
  const steps = tab.getByRole("region", { name: /^Three steps/ });
  await expect(steps.getByRole("heading", { name: "Connect the extension" })).toBeVisible();
  await expect(steps.getByRole("heading", { name: /^Done: Connect/ })).toHaveCount(0);
  await steps.getByRole("link", { name: "Get the extension" }).click();
  await tab.getByRole("button", { name: "Connect the extension" }).click();
  await expect(tab.getByText("The extension is installed and connected.")).toBeVisible();
  expect(await problemsNow(tab)).toEqual([]);
  await tab.reload();
  await expect(tab.getByText("The extension is installed and connected.")).toBeVisible();
  await tab.getByRole("link", { name: "Go to your applications" }).click();
  await expect(steps.getByRole("heading", { name: /^Done: Connect/ })).toBeVisible();
  await tab.goto("/dashboard/profile");
  await expect(tab.getByText("It is connected to this account.")).toBeVisible();

  await context.close();
  await rm(folder, { recursive: true, force: true });
});

test("axe finds no problem on the page about the extension, in both languages and themes", async ({
  page,
}) => {
  for (const address of ["/extension", "/fr/extension"])
    for (const theme of ["light", "dark"])
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await page.evaluate((chosen) => localStorage.setItem("postulo-theme", chosen), theme);
        await page.reload();
        await page.waitForFunction(() => document.documentElement.hasAttribute("data-enhanced"));
        await expect(page.locator("html")).toHaveAttribute("data-color-scheme", theme);
        expect(await problemsNow(page)).toEqual([]);
      }
});
