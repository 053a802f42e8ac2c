import { existsSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import { applicantWith } from "./applicant.ts";
import { measuredServer } from "./measured-server.ts";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

let opened: Promise<Browser> | undefined;

/** A real Chromium: the one that `CHROMIUM` names, the machine's own, or Playwright's. */
function openBrowser(): Promise<Browser> {
  const own = [process.env["CHROMIUM"] ?? "", ...places].find((place) => existsSync(place));
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(own ? { executablePath: own } : {}),
    args: ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])],
  });
}

/** The shared browser, started on first use. */
export function sharedBrowser(): Promise<Browser> {
  opened ??= openBrowser();
  return opened;
}

export async function closeBrowser(): Promise<void> {
  await (await opened)?.close();
}

/** Under the name that apps/web gives it. */
const sessionKey = "postulo-session";

/** The account page of a user with that many applications, which links to the applications. */
export async function openDashboard(count: number): Promise<Page> {
  const browser = await sharedBrowser();
  const [{ server }, { session }] = [await measuredServer(), await applicantWith(count)];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
  });
  await context.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  const page = await context.newPage();
  await page.goto("/dashboard/profile");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** From the click on the link until rows are painted, in ms, with an empty query cache. */
export function timeToFirstRows(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>("header a")].find(
      ({ pathname }) => pathname === "/dashboard/applications",
    );
    const start = performance.now();
    link?.click();
    while (!document.querySelector("[data-row]")) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
}

/** Waits until the whole list is there, and not only its first stretch. */
export async function waitForAll(page: Page, count: number): Promise<void> {
  await page.locator(`table[aria-rowcount="${count + 1}"]`).waitFor();
}

/** From the press on the heading of a column until the rows are painted in its order, in ms. */
export function timeToSort(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const column = document.querySelector("th[aria-sort='none']");
    const heading = column?.querySelector("button");
    if (!column || !heading) throw new Error("No column can be sorted");
    const start = performance.now();
    heading.click();
    while (column.ariaSort === "none") await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
}

/** Loads the code of an application's page, as the first movement of a mouse does. */
export async function prepareOpening(page: Page): Promise<void> {
  await page.mouse.move(600, 600);
  await page.waitForLoadState("networkidle");
}

/** From the click on a row until its application is painted, in ms; closes it. */
export async function timeToOpen(page: Page, index: number): Promise<number> {
  const time = await page.evaluate(async (at) => {
    const row = document.querySelectorAll<HTMLElement>("tr[data-row]")[at];
    const cell = row?.querySelector<HTMLElement>("td:nth-child(4)");
    if (!cell) throw new Error("There is no such row");
    const start = performance.now();
    cell.click();
    while (!document.querySelector("dialog[open] h2")) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, index);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  return time;
}

/** The times between frames while the list is scrolled, in ms. */
export function framesOfScrolling(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let step = 0; step < 180; step += 1) {
      window.scrollBy(0, 240);
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  });
}

/** Elements once nothing more is drawn: the rest of a short list and the board come after the first paint. */
export function countNodes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    while (count !== document.querySelectorAll("*").length) {
      count = document.querySelectorAll("*").length;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    return count;
  });
}
