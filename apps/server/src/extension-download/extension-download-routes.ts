import { createHash } from "node:crypto";
import path from "node:path";
import { downloadChromeExtension, downloadFirefoxExtension } from "@postulo/contract/downloads";
import type { Endpoint } from "@postulo/contract/endpoint";
import { Hono } from "hono";
import type { Context } from "hono";
import { addEndpoint } from "../http/endpoint-routes.ts";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import { browsers, packExtension, type Browser } from "./pack-extension.ts";

interface ExtensionDownloadOptions {
  /** How the server is reached from outside: the extension that is downloaded here signs in there. */
  readonly publicUrl: string;
  /**
   * Builds the extension when its sources have changed.
   * @returns a folder with one subfolder per browser.
   */
  readonly build: () => Promise<string>;
  readonly log: Log;
}

const downloads = {
  chrome: downloadChromeExtension,
  firefox: downloadFirefoxExtension,
} as const satisfies Record<Browser, Endpoint>;

interface Packed {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const notBuilt =
  "The extension could not be prepared on this server. Try again in a minute; if it stays so, tell whoever runs the server: the log says why.\n\n" +
  "L’extension n’a pas pu être préparée sur ce serveur. Réessayez dans une minute\u202F; si cela se répète, prévenez la personne qui gère le serveur\u00A0: le journal dit pourquoi.\n";

/**
 * The server's own build of the extension. Built and packed by
 * the first request, then cached in memory; `HEAD` triggers the build too.
 */
export function createExtensionDownloadRoutes(options: ExtensionDownloadOptions): Hono {
  const { publicUrl, build, log } = options;
  const packed = new Map<Browser, Promise<Packed>>();

  const pack = async (browser: Browser): Promise<Packed> => {
    const bytes = await packExtension(path.join(await build(), browser), publicUrl);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    return { bytes, etag };
  };
  const packedFor = (browser: Browser) => {
    const known = packed.get(browser) ?? pack(browser);
    packed.set(browser, known);
    return known;
  };

  const answer = async (c: Context, browser: Browser) => {
    try {
      const { bytes, etag } = await packedFor(browser);
      c.header("etag", etag);
      // Revalidated, because an update of the server has a new build.
      c.header("cache-control", "no-cache");
      if (c.req.header("if-none-match") === etag) return c.body(null, 304);
      c.header("content-type", "application/zip");
      c.header("content-disposition", `attachment; filename="postulo-${browser}.zip"`);
      return c.body(new Uint8Array(bytes));
    } catch (error) {
      // The next request tries again.
      packed.delete(browser);
      log("error", "extension build failed", describeError(error));
      c.header("cache-control", "no-store");
      return c.text(notBuilt, 503, { "retry-after": "60" });
    }
  };

  const routes = new Hono();
  for (const browser of browsers)
    addEndpoint(routes, downloads[browser], (c) => answer(c, browser));
  return routes;
}
