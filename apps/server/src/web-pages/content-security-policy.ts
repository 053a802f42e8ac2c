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

/** Scripts only from us, and inline ones only as we built them; styles also as attributes, which the widgets write. */
export function pagePolicy(
  scriptHashes: readonly string[],
  { apiOrigin, imageOrigins = [] }: { apiOrigin: string; imageOrigins?: readonly string[] },
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", "data:", "blob:", ...imageOrigins].join(" ")}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${apiOrigin}`,
    // The preview of a PDF that was just created or downloaded.
    "frame-src blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A worker has its own policy: it only fetches from this origin what it caches. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";
