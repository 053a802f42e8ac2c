import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { openMeasuredBrowser } from "./measured-browser.ts";
import type { Kind } from "./pages.ts";

/** What a page loads before it is touched. */
export interface Weight {
  /** Gzipped, in units of 1,000 bytes. */
  readonly kilobytes: Readonly<Record<Kind, number>>;
  /** The number of scripts requested before the load event. */
  readonly jsBeforeLoad: number;
  /** What the page wrote to the console as an error, in both languages; a page that does not come alive as it was delivered does. */
  readonly errors: readonly string[];
  /** Whether any inline script would run. */
  readonly hasUnsafeScripts: boolean;
}

const resourceKinds: Readonly<Record<string, Kind>> = {
  document: "html",
  stylesheet: "css",
  script: "js",
  font: "font",
};

/** Each file gzipped separately, independent of the server's compression. */
async function gzippedSize(address: string): Promise<number> {
  const response = await fetch(address);
  return gzipSync(new Uint8Array(await response.arrayBuffer())).length;
}

async function errorsOf(page: Page, open: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await open();
  return errors;
}

/** Waits until the page is idle. */
async function openCold(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Opens a page cold, in English and then in French. */
export async function weighPage(path: string, isSignedIn: boolean): Promise<Weight> {
  const browser = await openMeasuredBrowser(isSignedIn);
  try {
    const page = await browser.context.newPage();
    const requested: { readonly kind: Kind; readonly address: string }[] = [];
    let jsBeforeLoad = 0;
    let isLoaded = false;
    page.on("load", () => {
      isLoaded = true;
    });
    page.on("request", (request) => {
      const kind = resourceKinds[request.resourceType()];
      if (!kind) return;
      requested.push({ kind, address: request.url() });
      if (kind === "js" && !isLoaded) jsBeforeLoad += 1;
    });
    const address = `${browser.url}${path}`;
    const errors = await errorsOf(page, () => openCold(page, address));
    const once = [...new Map(requested.map((file) => [file.address, file])).values()];
    const sizes = await Promise.all(once.map((file) => gzippedSize(file.address)));
    const sum = (kind: Kind) =>
      sizes.filter((_, at) => once[at]?.kind === kind).reduce((all, size) => all + size, 0) / 1000;
    const policy = (await fetch(address)).headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    await page.evaluate(() => localStorage.setItem("postulo-language", "fr"));
    const french = await errorsOf(page, () => openCold(page, address));
    return {
      kilobytes: { html: sum("html"), css: sum("css"), js: sum("js"), font: sum("font") },
      jsBeforeLoad,
      errors: [...errors, ...french],
      hasUnsafeScripts: scripts === undefined || scripts.includes("'unsafe-inline'"),
    };
  } finally {
    await browser.close();
  }
}
