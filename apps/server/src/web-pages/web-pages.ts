import { readFile } from "node:fs/promises";
import { parseLanguage } from "@postulo/i18n/language";
import { Hono } from "hono";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { readBuiltFiles, storedFile } from "./built-files.ts";
import type { BuiltFile, Encoding } from "./built-files.ts";
import { pagePolicy } from "./content-security-policy.ts";

export interface WebPagesOptions {
  /** `apps/web/build/client`. */
  folder: string;
  /** The origin that the pages may call besides their own. */
  apiOrigin: string;
  /** Where pictures may come from besides. */
  imageOrigins?: readonly string[];
}

/** The page that draws any route in the browser; prerendering gives it this name. */
const fallbackNames = ["/__spa-fallback.html", "/index.html"];
/** Routes that only the browser knows. Any other address without a file is shown the same page, but with status 404. */
const browserRoutes = /^\/(dashboard|auth|payment-success)(\/|$)/;
/** Their names change with their content. */
const hashedAssets = /^\/assets\//;
const languageCookie = "postulo-language";

/** Serves the built web app. Everything is looked up in a list made at the start: no address leads outside of the build. */
export async function createWebPages({ folder, ...origins }: WebPagesOptions): Promise<Hono> {
  const files = await readBuiltFiles(folder);
  const fallback = fallbackNames.map((name) => files.get(name)).find((file) => file !== undefined);

  const pageAt = (pathname: string): BuiltFile | undefined => {
    const withoutSlash = pathname.replace(/\/+$/, "");
    return files.get(`${withoutSlash}/index.html`) ?? files.get(`${withoutSlash}.html`);
  };
  const answerPage = (c: Context, page: BuiltFile, status: 200 | 404) => {
    c.header("content-security-policy", pagePolicy(page.scriptHashes, origins));
    c.header("cache-control", "no-cache");
    return answerFile(c, page, status);
  };

  const pages = new Hono();
  pages.get("*", (c) => {
    const pathname = decodePath(c.req.path);
    const file = files.get(pathname);
    if (file && !pathname.endsWith(".html")) {
      c.header(
        "cache-control",
        hashedAssets.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      );
      return answerFile(c, file, 200);
    }
    if (hashedAssets.test(pathname))
      return c.json({ code: "not_found", message: "There is no such file." }, 404);
    const page = pageInLanguage(c, pathname);
    if (page) return answerPage(c, page, 200);
    if (!fallback) return c.notFound();
    return answerPage(c, fallback, browserRoutes.test(pathname) ? 200 : 404);
  });
  return pages;

  /** One address in two languages, by the visitor's choice. */
  function pageInLanguage(c: Context, pathname: string): BuiltFile | undefined {
    const page = pageAt(pathname);
    const french = page && pageAt(`/fr${pathname}`);
    if (!french) return page;
    c.header("vary", "Cookie", { append: true });
    return parseLanguage(getCookie(c, languageCookie)) === "fr" ? french : page;
  }
}

async function answerFile(c: Context, built: BuiltFile, status: 200 | 404): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header("accept-encoding") ?? "", built.encodings);
  const etag = `"${built.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("etag", etag);
  if (built.encodings.length > 0) c.header("vary", "Accept-Encoding", { append: true });
  if (status === 200 && c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", built.mediaType);
  if (encoding) c.header("content-encoding", encoding);
  return c.body(new Uint8Array(await readFile(storedFile(built, encoding))), status);
}

function acceptedEncoding(accepted: string, available: readonly Encoding[]): Encoding | undefined {
  const refused = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(accepted);
  return available.find(
    (encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted) && !refused(encoding),
  );
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
