import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Bidi } from "./bidi.ts";
import { FirefoxPage } from "./firefox-page.ts";

type Preferences = Readonly<Record<string, string | number | boolean>>;

/** Disables network requests of the browser itself. */
const quiet: Preferences = {
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

const switches = [
  "--headless",
  "--no-remote",
  "--remote-debugging-port=0",
  // Popup, permission prompt and shortcut are in the browser's window.
  "--remote-allow-system-access",
];

function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", () =>
      reject(new Error(`Firefox ended before it could be driven: ${output}`)),
    );
  });
}

/** A headless Firefox with a temporary profile. */
export class Firefox {
  readonly version: string;
  readonly #bidi: Bidi;
  readonly #end: () => Promise<void>;

  private constructor(bidi: Bidi, version: string, end: () => Promise<void>) {
    this.#bidi = bidi;
    this.version = version;
    this.#end = end;
  }

  static async start(file: string, preferences: Preferences = {}): Promise<Firefox> {
    const profile = await mkdtemp(path.join(tmpdir(), "postulo-firefox-"));
    const lines = Object.entries({ ...quiet, ...preferences }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(path.join(profile, "user.js"), lines.join("\n"));
    const child = spawn(file, [...switches, "--profile", profile], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "exit");
    const end = async (bidi?: Bidi) => {
      // Where Firefox is started by a wrapper script, killing that would not end the browser.
      if (bidi) await bidi.send("browser.close");
      else child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    };
    try {
      const bidi = await Bidi.connect(await addressIn(child));
      const { capabilities } = await bidi.send("session.new", { capabilities: {} });
      return new Firefox(bidi, capabilities?.browserVersion ?? "", () => end(bidi));
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Installs a temporary add-on; the hosts of the manifest are granted, as after an installation. */
  async install(folder: string): Promise<void> {
    await this.#bidi.send("webExtension.install", {
      extensionData: { type: "path", path: folder },
    });
  }

  async open(url: string): Promise<FirefoxPage> {
    const { context = "" } = await this.#bidi.send("browsingContext.create", { type: "tab" });
    const page = new FirefoxPage(this.#bidi, context);
    await page.goTo(url);
    return page;
  }

  /** A tab, not opened by the test, whose URL begins with this text. */
  async opened(beginning: string): Promise<FirefoxPage | undefined> {
    const { contexts = [] } = await this.#bidi.send("browsingContext.getTree");
    const found = contexts.find(({ url }) => url.startsWith(beginning));
    return found && new FirefoxPage(this.#bidi, found.context);
  }

  /**
   * Runs a script in the context of Firefox's window.
   * @param script the body of an async function; what it returns must be JSON.
   */
  async inWindow<T>(script: string): Promise<T> {
    const { contexts = [] } = await this.#bidi.send("browsingContext.getTree", {
      "moz:scope": "chrome",
      maxDepth: 0,
    });
    const window = contexts.find(({ url }) => url.endsWith("/browser.xhtml"));
    return new FirefoxPage(this.#bidi, window?.context ?? "").run<T>(script);
  }

  close(): Promise<void> {
    return this.#end();
  }
}
