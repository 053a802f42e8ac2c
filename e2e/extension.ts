import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  chromium,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Worker,
} from "@playwright/test";
import { chromiumSwitches, findChromium } from "./chromium.ts";
import type { NewUser } from "./journey.ts";

const folder = path.join(import.meta.dirname, "../apps/extension/build/chrome-test");

/** A Chromium with the extension and a temporary profile. */
export type Browser = {
  readonly context: BrowserContext;
  /** Opens the popup in a separate tab, for the page of another tab. */
  readonly openPopup: (forPage: Page) => Promise<Page>;
  /** Dispatches the keyboard shortcut's command to the worker. */
  readonly pressShortcut: (onPage: Page, command?: string) => Promise<void>;
  /** As the browser does after half a minute without work. */
  readonly stopWorker: (fromPopup: Page) => Promise<void>;
  /** Simulates an expired or revoked session. */
  readonly forgetSession: () => Promise<void>;
  readonly close: () => Promise<void>;
};

async function tabOf(worker: Worker, url: string): Promise<number> {
  const id = await worker.evaluate(
    async (address) => {
      const [tab] = await chrome.tabs.query({ url: address });
      return tab?.id;
      // Patterns of URLs have no fragment.
    },
    url.replace(/#.*$/, ""),
  );
  if (id === undefined) throw new Error(`No tab shows ${url}`);
  return id;
}

/** Starts Chromium with the extension's test build, which has access to loopback. */
export async function openBrowserWithExtension(
  baseURL: string,
  screen: BrowserContextOptions = {},
): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), "postulo-chromium-"));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    locale: "en-US",
    acceptDownloads: true,
    ...screen,
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumSwitches,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
    ignoreDefaultArgs: ["--disable-extensions"],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const [, , host] = worker.url().split("/");
  return {
    context,
    openPopup: async (forPage) => {
      const tab = await tabOf(worker, forPage.url());
      const popup = await context.newPage();
      await popup.goto(`chrome-extension://${host}/popup.html?tab=${tab}`);
      return popup;
    },
    pressShortcut: async (onPage, command = "open-panel") => {
      const current = context.serviceWorkers().at(-1) ?? worker;
      const tab = await tabOf(current, onPage.url());
      await current.evaluate(
        async ({ id, name }) => {
          const event: unknown = chrome.commands.onCommand;
          if (typeof event !== "object" || event === null || !("dispatch" in event)) return;
          const { dispatch } = event;
          if (typeof dispatch === "function") dispatch.call(event, name, await chrome.tabs.get(id));
        },
        { id: tab, name: command },
      );
    },
    stopWorker: async (fromPopup) => {
      const devtools = await context.newCDPSession(fromPopup);
      await devtools.send("ServiceWorker.enable");
      await devtools.send("ServiceWorker.stopAllWorkers");
      await devtools.detach();
    },
    forgetSession: async () => {
      const current = context.serviceWorkers()[0] ?? worker;
      await current.evaluate(() => chrome.storage.local.remove("session"));
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Signs in at a server by the popup in English. */
export async function signInToExtension(popup: Page, server: string, user: NewUser): Promise<void> {
  await popup.getByText(/^Server:/).click();
  await popup.getByRole("textbox", { name: "Server" }).fill(server);
  await popup.getByRole("textbox", { name: "Email" }).fill(user.email);
  await popup.getByRole("textbox", { name: "Password" }).fill(user.password);
  await popup.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(popup.getByRole("heading", { name: "Fill this page" })).toBeVisible();
}
