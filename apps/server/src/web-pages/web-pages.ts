import { defaultLanguage } from "@postulo/i18n/language";
import {
  pathInLanguage,
  pathWithoutLanguage,
  translatedLanguages,
} from "@postulo/i18n/language-path";
import type { OperatorFacts } from "@postulo/domain/operator-fact";
import { Hono } from "hono";
import type { Context } from "hono";
import type { SignInMethods } from "./sign-in-methods.ts";
import { sendFile } from "./send-file.ts";
import { readBuiltFiles } from "./built-files.ts";
import type { BuiltFile } from "./built-files.ts";
import { cookieLanguage, visitorLanguage } from "./cookie-language.ts";
import { pagePolicy, pdfWorkerPolicy, workerPolicy } from "./content-security-policy.ts";
import { findBuiltFont, plainFont } from "./plain-font.ts";
import { pagesInAllLanguages, robots, sitemap } from "./search-engines.ts";

export interface WebPagesOptions {
  /** `apps/web/build/client`. */
  folder: string;
  /** Where the site is public, without a slash at the end: the pages name it. */
  siteOrigin: string;
  /** What the pages may call besides their own origin; that of the site unless given. */
  apiOrigin?: string;
  /** What the operator published about the server; the pages show it. */
  operator?: OperatorFacts;
  /** What the sign-in page offers. */
  signIn?: SignInMethods;
  /** Whether the pages offer an account; they do unless told otherwise. */
  isRegistrationOpen?: boolean;
  /** Where pictures may come from besides. */
  imageOrigins?: readonly string[];
  /** Where documents are downloaded from besides. */
  downloadOrigin?: string | undefined;
}

/** The page that draws any route in the browser; prerendering gives it this name. */
const fallbackNames = ["/__spa-fallback.html", "/index.html"];
/** Routes that only the browser knows. Any other address without a file is shown the same page, but with status 404. */
const browserRoutes = /^\/(admin|dashboard|auth|payment-success)(\/|$)/;
/** The demo, which any language may precede. */
const demoRoutes = /^\/demo(\/|$)/;
const isAppPage = (pathname: string) =>
  browserRoutes.test(pathname) || demoRoutes.test(pathWithoutLanguage(pathname));
/** What is private, the demo, or is not there: also for those who read no page. A translated sign-in page is one of them. */
const isListed = (pathname: string) =>
  ![browserRoutes, demoRoutes].some((routes) => routes.test(pathWithoutLanguage(pathname)));
/** Their names change with their content. */
const hashedAssets = /^\/assets\//;
/** Opens the product without a connection: `apps/web/public/offline-worker.js`. */
const offlineWorker = "/offline-worker.js";

/** Draws the pages of a résumé: `apps/web/src/resume-review/pdf-worker.ts`. */
const pdfWorker = /^\/assets\/pdf-worker-[^/]*\.js$/;

/** Serves the built web app. Everything is looked up in a list made at the start: no address leads outside of the build. */
export async function createWebPages(options: WebPagesOptions): Promise<Hono> {
  const { folder, siteOrigin, apiOrigin = siteOrigin, imageOrigins, downloadOrigin } = options;
  const { operator = {}, signIn = { providers: [], sso: false } } = options;
  const { isRegistrationOpen = true } = options;
  const files = await readBuiltFiles(folder, { siteOrigin, operator, signIn, isRegistrationOpen });
  const captcha = signIn.captcha?.provider;
  const origins = { apiOrigin, downloadOrigin, captcha, ...(imageOrigins ? { imageOrigins } : {}) };
  const fallback = fallbackNames.map((name) => files.get(name)).find((file) => file !== undefined);

  const pageAt = (pathname: string): BuiltFile | undefined => {
    const stripSlash = pathname.replace(/(?<!\/)\/+$/, "");
    return files.get(`${stripSlash}/index.html`) ?? files.get(`${stripSlash}.html`);
  };
  const sendPage = (c: Context, page: BuiltFile, status: 200 | 404) => {
    c.header("content-security-policy", pagePolicy(page.scriptHashes, origins));
    c.header("cache-control", "no-cache");
    return sendFile(c, page, status);
  };

  const pages = new Hono();
  const map = sitemap(pagesInAllLanguages(files.keys()).filter(isListed), siteOrigin);
  pages.get("/sitemap.xml", (c) => c.body(map, 200, { "content-type": "application/xml" }));
  const font = files.get(findBuiltFont(files.keys()) ?? "");
  if (font)
    pages.get(plainFont, (c) => {
      c.header("cache-control", "no-cache");
      return sendFile(c, font, 200);
    });
  pages.get("/robots.txt", (c) => c.text(robots(siteOrigin)));
  pages.get("*", (c) => {
    const pathname = decodePath(c.req.path);
    const file = files.get(pathname);
    if (file && !pathname.endsWith(".html")) {
      if (pathname === offlineWorker) c.header("content-security-policy", workerPolicy);
      if (pdfWorker.test(pathname)) c.header("content-security-policy", pdfWorkerPolicy);
      c.header(
        "cache-control",
        hashedAssets.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      );
      return sendFile(c, file, 200);
    }
    if (hashedAssets.test(pathname))
      return c.json({ code: "not_found", message: "There is no such file." }, 404);
    const page = pageInLanguage(c, pathname);
    if (!page || !isListed(pathname)) c.header("x-robots-tag", "noindex");
    if (page) return sendPage(c, page, 200);
    if (!fallback) return c.notFound();
    return sendPage(c, fallback, isAppPage(pathname) ? 200 : 404);
  });
  return pages;

  /**
   * The page of an address in the language that the visitor chose. One that is not indexed may be in that of the browser; an
   * indexed one would not be in the language that its address has in the sitemap.
   */
  function pageInLanguage(c: Context, pathname: string): BuiltFile | undefined {
    const page = pageAt(pathname);
    const isTranslated = translatedLanguages.some((language) =>
      pageAt(pathInLanguage(pathname, language)),
    );
    if (!page || !isTranslated) return page;
    c.header("vary", "Cookie", { append: true });
    if (isListed(pathname)) return pageAt(pathInLanguage(pathname, cookieLanguage(c))) ?? page;
    c.header("vary", "Accept-Language", { append: true });
    return pageAt(pathInLanguage(pathname, visitorLanguage(c) ?? defaultLanguage)) ?? page;
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
