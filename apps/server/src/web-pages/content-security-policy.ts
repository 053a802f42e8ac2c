import { createHash } from "node:crypto";

/** Data blocks, such as JSON-LD, are not scripts and need no policy. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** What a page's own inline scripts are allowed by: the hashes of their text. */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** What the pages may load from the provider of a captcha, as its documentation says. */
const captchaSources = {
  turnstile: { script: ["https://challenges.cloudflare.com"], other: [] },
  hcaptcha: {
    script: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    other: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  },
} as const;

interface PolicyOptions {
  apiOrigin: string;
  imageOrigins?: readonly string[];
  /** Where documents are downloaded from besides. */
  downloadOrigin?: string | undefined;
  /** Without it no other host may run scripts. */
  captcha?: keyof typeof captchaSources | undefined;
}

/** Scripts only from us and the captcha, and inline ones only as we built them; styles also as attributes, which the widgets write. */
export function pagePolicy(
  scriptHashes: readonly string[],
  { apiOrigin, imageOrigins = [], downloadOrigin, captcha }: PolicyOptions,
): string {
  const { script, other } = captcha ? captchaSources[captcha] : { script: [], other: [] };
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes, ...script].join(" ")}`,
    `style-src ${["'self'", "'unsafe-inline'", ...other].join(" ")}`,
    `img-src ${["'self'", "data:", "blob:", ...imageOrigins].join(" ")}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", apiOrigin, ...(downloadOrigin ? [downloadOrigin] : []), ...other].join(" ")}`,
    // The preview of a PDF that was just created or downloaded.
    `frame-src ${["blob:", ...script].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A worker has its own policy: it only fetches from this origin what it caches. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The worker that draws a PDF loads nothing: whatever the file contains, it reaches no address. */
export const pdfWorkerPolicy = "default-src 'none'";
