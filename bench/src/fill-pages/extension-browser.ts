import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type BrowserContext, type Page, type Worker } from "@playwright/test";
import * as z from "zod";
import { ApplicantServer } from "./applicant-server.ts";
import { buildExtension, bundleReader, chromiumPaths, switches } from "./built-browser.ts";
import { controlState, type ControlState } from "./control-state.ts";

/** A captured page: its text, the URL it was captured at, and whether its own scripts run. */
export type Capture = { readonly html: string; readonly url: string; readonly isLive: boolean };

/** The controls that have an expectation, and those that are to be filled. */
type Expected = { readonly named: readonly string[]; readonly toFill: readonly string[] };

/** A control before and after the filling. */
export type FilledControl = ControlState & { readonly before: string };

const state = z.object({
  kind: z.enum(["ready", "unseen", "filled", "left", "failed"]),
  text: z.string().optional(),
  reason: z.string().optional(),
  failure: z.string().optional(),
});
const reported = z.object({
  key: z.string(),
  label: z.string(),
  frameId: z.number(),
  fieldId: z.number(),
  state,
});
/** What the extension's panel lists for a field. */
export type Reported = z.infer<typeof reported>;
const answered = z.object({
  kind: z.string(),
  failure: z.string().optional(),
  view: z.object({ fields: z.array(reported) }).optional(),
});

/** A page after the filling. */
export type FilledPage = {
  readonly controls: readonly FilledControl[];
  readonly reported: readonly Reported[];
  /** Own selectors of the controls that the given selectors name; null where a selector names none. */
  readonly selectors: Readonly<Record<string, string | null>>;
  /** The controls that were written by a further request, because the captured page does not show them. */
  readonly requested: ReadonlySet<string>;
  readonly submitted: number;
  /** Hosts that the page tried to reach; every such request was refused. */
  readonly refused: readonly string[];
  /** Why the extension filled nothing. */
  readonly failure: string | undefined;
  readonly milliseconds: number;
};

const controls = z.array(controlState);
const ownSelectors = z.record(z.string(), z.nullable(z.string()));

const csp = (isLive: boolean) =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src ${isLive ? "'unsafe-inline'" : "'none'"}; img-src data:; font-src data:; frame-src 'none'; form-action 'none'`;

const pageLimitMs = 180_000;

async function timely<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The page took too long")), pageLimitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Opened = {
  readonly folder: string;
  readonly context: BrowserContext;
  readonly worker: Worker;
  readonly popup: Page;
  readonly server: ApplicantServer;
  readonly reader: string;
};

/** Chromium with the built extension, signed in as one applicant at a time. */
export class ExtensionBrowser {
  readonly #folder: string;
  readonly #context: BrowserContext;
  readonly #worker: Worker;
  readonly #popup: Page;
  readonly #server: ApplicantServer;
  readonly #reader: string;

  private constructor({ folder, context, worker, popup, server, reader }: Opened) {
    this.#folder = folder;
    this.#context = context;
    this.#worker = worker;
    this.#popup = popup;
    this.#server = server;
    this.#reader = reader;
  }

  static async open(): Promise<ExtensionBrowser> {
    const folder = mkdtempSync(path.join(tmpdir(), "postulo-fill-"));
    const built = buildExtension(folder);
    const own = [process.env["CHROMIUM"] ?? "", ...chromiumPaths].find((place) =>
      existsSync(place),
    );
    const context = await chromium.launchPersistentContext(path.join(folder, "profile"), {
      ...(own ? { executablePath: own } : {}),
      locale: "en-US",
      viewport: { width: 1280, height: 900 },
      args: switches(built),
      ignoreDefaultArgs: ["--disable-extensions"],
    });
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${new URL(worker.url()).host}/popup.html`);
    const server = new ApplicantServer();
    const address = await server.open();
    const user = { id: "applicant", email: "applicant@example.org" };
    const lifetime = 999_999;
    const session = {
      access_token: "-",
      refresh_token: "-",
      token_type: "bearer",
      expires_in: lifetime,
      expires_at: Math.floor(Date.now() / 1000) + lifetime,
      user,
    };
    const stored = {
      server: { address, supabaseUrl: address, publishableKey: "key" },
      session: JSON.stringify(session),
    };
    await worker.evaluate(`chrome.storage.local.set(${JSON.stringify(stored)})`);
    const reader = await bundleReader(folder);
    return new ExtensionBrowser({ folder, context, worker, popup, server, reader });
  }

  /** Fills a captured page with an applicant's rows, as "Fill everything" does; nothing is sent. */
  async fillPage(
    { html, url, isLive }: Capture,
    tables: ApplicantServer["tables"],
    expected: Expected,
  ): Promise<FilledPage> {
    this.#server.tables = tables;
    const refused = new Set<string>();
    const page = await this.#context.newPage();
    await page.route("**/*", async (route) => {
      const asked = route.request();
      if (asked.url() === url && asked.isNavigationRequest() && asked.method() === "GET") {
        const headers = { "content-security-policy": csp(isLive) };
        await route.fulfill({ body: html, contentType: "text/html; charset=utf-8", headers });
        return;
      }
      refused.add(new URL(asked.url()).host);
      await route.abort();
    });
    try {
      return await timely(this.#fillOpened(page, url, { expected, refused }));
    } finally {
      await page.close();
    }
  }

  async #fillOpened(
    page: Page,
    url: string,
    { expected, refused }: { expected: Expected; refused: ReadonlySet<string> },
  ): Promise<FilledPage> {
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await page.evaluate(this.#reader);
    const read = async () => controls.parse(await page.evaluate<unknown>("readControls()"));
    const before = await read();
    const own = ownSelectors.parse(
      await page.evaluate<unknown>(`ownSelectors(${JSON.stringify(expected.named)})`),
    );
    const started = performance.now();
    const tabId = await this.#tabId(page);
    await this.#ask({ kind: "view", tabId });
    const filling = await this.#ask({ kind: "fill", tabId });
    const milliseconds = Math.round(performance.now() - started);
    const first = await read();
    await this.#fillUnseen(tabId);
    await this.#fillLaterSteps(page, tabId, expected.toFill);
    const after = await read();
    const viewed = await this.#ask({ kind: "view", tabId });
    const atFirst = new Map(first.map((one) => [one.selector, one.value]));
    const onRequest = after.filter(({ selector, value }) => value !== atFirst.get(selector));
    const submitted = z.number().parse(await page.evaluate<unknown>("countSubmitted()"));
    const earlier = new Map(before.map((one) => [one.selector, one.value]));
    return {
      controls: after.map((one) => ({ ...one, before: earlier.get(one.selector) ?? "" })),
      reported: viewed.view?.fields ?? [],
      selectors: own,
      requested: new Set(onRequest.map(({ selector }) => selector)),
      submitted,
      refused: [...refused].toSorted(),
      failure: filling.failure,
      milliseconds,
    };
  }

  /** Fills each field that the page did not show, as its "Fill" does. Captures often lack the page's styles. */
  async #fillUnseen(tabId: number): Promise<void> {
    const { view } = await this.#ask({ kind: "view", tabId });
    const unseen = view?.fields.filter(
      ({ state: { kind } }) => kind === "unseen" || kind === "ready",
    );
    for (const { frameId, fieldId } of unseen ?? [])
      await this.#ask({ kind: "fill", tabId, only: { frameId, fieldId, evenUnseen: true } });
  }

  /** Shows the steps and dialogs that scripts of the page would open, and fills their fields by a second click. */
  async #fillLaterSteps(page: Page, tabId: number, selectors: readonly string[]): Promise<void> {
    const shown = await page.evaluate<unknown>(`showSteps(${JSON.stringify(selectors)})`);
    if (z.number().parse(shown) === 0) return;
    await this.#ask({ kind: "view", tabId });
    await this.#ask({ kind: "fill", tabId });
    await this.#fillUnseen(tabId);
  }

  async #tabId(page: Page): Promise<number> {
    await page.bringToFront();
    const id = await this.#worker.evaluate<number | undefined>(
      "chrome.tabs.query({ active: true }).then(([tab]) => tab?.id)",
    );
    if (id === undefined) throw new Error("The page has no tab");
    return id;
  }

  /** As the popup sends it. */
  async #ask(request: { readonly kind: string; readonly tabId: number; readonly only?: object }) {
    const answer = await this.#popup.evaluate<unknown>(
      `chrome.runtime.sendMessage(${JSON.stringify(request)})`,
    );
    return answered.parse(answer);
  }

  async close(): Promise<void> {
    await this.#context.close();
    this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
