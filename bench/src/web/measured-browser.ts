import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@postulo/postgres/testing/free-port";
import { chromium, type BrowserContext } from "@playwright/test";
import { applicantWith } from "../applicant.ts";
import { measuredServer } from "../measured-server.ts";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const applications = 30;
/** Under the name that apps/web gives it. */
const sessionKey = "postulo-session";

/** A browser that Lighthouse may enter by its port, at pages of the measured server. */
export interface MeasuredBrowser {
  readonly url: string;
  readonly port: number;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Stores the session of a user with thirty applications, or none. */
async function keepSession(context: BrowserContext, url: string): Promise<void> {
  const { client } = await applicantWith(applications);
  const { error } = await client.auth.updateUser({ data: { first_steps: "done" } });
  if (error) throw error;
  const { data } = await client.auth.refreshSession();
  if (!data.session) throw new Error("The applicant of the bench is signed in no more");
  const page = await context.newPage();
  await page.goto(`${url}/privacy`);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    JSON.stringify(data.session),
  ] as const);
  await page.close();
}

/** Opens a browser with a temporary profile. */
export async function openMeasuredBrowser(isSignedIn: boolean): Promise<MeasuredBrowser> {
  const { server } = await measuredServer();
  const [port, profile] = await Promise.all([
    freePort(),
    mkdtemp(path.join(tmpdir(), "postulo-lighthouse-")),
  ]);
  const own = [process.env["CHROMIUM"] ?? "", ...places].find((place) => existsSync(place));
  const isRoot = process.getuid?.() === 0;
  const context = await chromium.launchPersistentContext(profile, {
    ...(own ? { executablePath: own } : {}),
    locale: "en-US",
    viewport: null,
    args: [
      `--remote-debugging-port=${port}`,
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
      ...(isRoot ? ["--no-sandbox"] : []),
    ],
  });
  if (isSignedIn) await keepSession(context, server.url);
  return {
    url: server.url,
    port,
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
