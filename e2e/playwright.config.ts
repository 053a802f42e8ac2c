import { defineConfig } from "@playwright/test";
import { chromiumSwitches, findChromium } from "./chromium.ts";

// Other programs read this file too: only the global setup installs a browser.
const chromium = findChromium();

// In the locale "C", Chromium calls a download whose name has an accent "download".
process.env["LC_ALL"] = "C.UTF-8";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./global-setup.ts",
  forbidOnly: true,
  workers: 2,
  // The summary names a journey that passed at its second try as flaky.
  retries: process.env["CI"] ? 1 : 0,
  // A guard against what hangs; most take a twentieth of it on a quiet machine.
  timeout: 300_000,
  // For machines that have other things to do as well.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: "en-US",
    // It would fetch the whole product for each of the short lives that tests lead; `offline.spec.ts` is about it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: chromiumSwitches },
  },
});
