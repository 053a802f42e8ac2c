import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { hashInlineScripts } from "./content-security-policy.ts";

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
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

export type Encoding = "br" | "gzip";
const endings: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** A file of the build, with what has to be known to answer it. Contents stay on the disk. */
export interface BuiltFile {
  file: string;
  mediaType: string;
  etag: string;
  encodings: readonly Encoding[];
  /** Of a page. */
  scriptHashes: readonly string[];
}

/** The files by the address that asks for them, such as `/assets/entry-1a2b.js`; read once, when the server starts. */
export async function readBuiltFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const entries = await Array.fromAsync(glob("**/*", { cwd: folder, withFileTypes: true }));
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const files = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const ending = path.extname(name);
      const content = await readFile(file);
      const built: BuiltFile = {
        file,
        mediaType: mediaTypes[ending] ?? "application/octet-stream",
        etag: createHash("sha256").update(content).digest("base64url").slice(0, 22),
        encodings: (["br", "gzip"] as const).filter((encoding) =>
          present.has(`${name}${endings[encoding]}`),
        ),
        scriptHashes: ending === ".html" ? hashInlineScripts(content.toString("utf8")) : [],
      };
      return [`/${name.split(path.sep).join("/")}`, built] as const;
    });
  return new Map(await Promise.all(files));
}

/** The path of the file, or of its compressed form. */
export const storedFile = (built: BuiltFile, encoding: Encoding | undefined) =>
  encoding === undefined ? built.file : `${built.file}${endings[encoding]}`;
