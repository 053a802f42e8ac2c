import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OperatorFacts } from "@postulo/domain/operator-fact";
import { hashInlineScripts } from "./content-security-policy.ts";
import { writeOperatorFacts } from "./operator-text.ts";
import { writeSignInMethods } from "./sign-in-methods.ts";
import type { SignInMethods } from "./sign-in-methods.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".data": "text/x-script; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

export type Encoding = "br" | "gzip";
const endings: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** Placeholder of the site's origin in the built pages, written by `apps/web/src/ui/site-origin.ts`. */
const builtOrigin = "https://postulo.invalid";

/** A file of the build, with its response headers. */
export interface BuiltFile {
  mediaType: string;
  etag: string;
  encodings: readonly Encoding[];
  /** Of a page. */
  scriptHashes: readonly string[];
  /** Its bytes, or its compressed form. */
  read: (encoding: Encoding | undefined) => Uint8Array;
}

/** What the server writes into the built pages. */
interface Written {
  siteOrigin: string;
  operator: OperatorFacts;
  signIn: SignInMethods;
  isRegistrationOpen: boolean;
}

/** Read by the style sheet of the front page, which otherwise offers an account. */
const closedMark = '<html data-registration="closed"';

function write(
  html: string,
  { siteOrigin, operator, signIn, isRegistrationOpen }: Written,
): string {
  const withFacts = writeOperatorFacts(html.replaceAll(builtOrigin, siteOrigin), operator);
  const marked = isRegistrationOpen ? withFacts : withFacts.replace("<html", closedMark);
  return writeSignInMethods(marked, signIn);
}

/**
 * The files by URL path, such as `/assets/entry-1a2b.js`; read when the server starts and cached, so that a later
 * build does not break open pages. Pages contain the site's origin and the operator's texts.
 */
export async function readBuiltFiles(
  folder: string,
  written: Written,
): Promise<Map<string, BuiltFile>> {
  const entries = await Array.fromAsync(glob("**/*", { cwd: folder, withFileTypes: true }));
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const files = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      const isPage = path.extname(name) === ".html";
      const built = isPage
        ? await page(write(content.toString("utf8"), written))
        : await asset(
            file,
            content,
            (["br", "gzip"] as const).filter((encoding) =>
              present.has(`${name}${endings[encoding]}`),
            ),
          );
      return [`/${name.split(path.sep).join("/")}`, built] as const;
    });
  return new Map(await Promise.all(files));
}

const etagOf = (content: Uint8Array | string) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

async function asset(
  file: string,
  content: Uint8Array,
  encodings: readonly Encoding[],
): Promise<BuiltFile> {
  const compressed = await Promise.all(
    encodings.map(async (encoding) => {
      const bytes = await readFile(`${file}${endings[encoding]}`);
      return [encoding, bytes] as const;
    }),
  );
  const forms = new Map(compressed);
  return {
    mediaType: mediaTypes[path.extname(file)] ?? "application/octet-stream",
    etag: etagOf(content),
    encodings,
    scriptHashes: [],
    read: (encoding) => (encoding && forms.get(encoding)) ?? content,
  };
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** The best costs ten times the time of this, at each start, and saves a hundredth. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function page(html: string): Promise<BuiltFile> {
  const plain = Buffer.from(html);
  const [gz, br] = await Promise.all([toGzip(plain, { level: 9 }), toBrotli(plain, brotli)]);
  const forms = { gzip: gz, br };
  return {
    mediaType: "text/html; charset=utf-8",
    etag: etagOf(html),
    encodings: ["br", "gzip"],
    scriptHashes: hashInlineScripts(html),
    read: (encoding) => (encoding ? forms[encoding] : plain),
  };
}
