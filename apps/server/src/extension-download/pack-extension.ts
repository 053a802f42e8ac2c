import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { zipSync } from "fflate";
import { z } from "zod";

export const browsers = ["chrome", "firefox"] as const;
export type Browser = (typeof browsers)[number];

const manifestSchema = z.looseObject({
  host_permissions: z.array(z.string()),
  content_scripts: z.array(z.looseObject({})),
});

/** The built manifest with the server that it is downloaded from: the extension begins there, and its pages see that it is installed. */
function manifestFor(manifest: string, serverUrl: string): string {
  const built = manifestSchema.parse(JSON.parse(manifest));
  const { protocol, hostname } = new URL(serverUrl);
  // A pattern knows no ports; the worker compares the whole origin.
  const site = `${protocol}//${hostname}`;
  const own = {
    ...built,
    homepage_url: serverUrl,
    host_permissions: [...built.host_permissions, `${site}/*`],
    content_scripts: [
      ...built.content_scripts,
      {
        // Every page: the app goes from one to the other without loading anything.
        matches: [`${site}/*`],
        js: ["connect-page.js"],
        run_at: "document_idle",
      },
    ],
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** ZIP counts from 1980, in local time: the same bytes in every time zone. */
const firstZipTime = () => new Date(1980, 0, 1, 12);

/** Packs the built folder of one browser for one server; the same bytes for the same sources and address. */
export async function packExtension(folder: string, serverUrl: string): Promise<Uint8Array> {
  const found = await Array.fromAsync(glob("**/*", { cwd: folder, withFileTypes: true }));
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const entries = await Promise.all(
    files.map(async (file) => {
      const name = path.relative(folder, file).split(path.sep).join("/");
      const content = await readFile(file);
      if (name !== "manifest.json") return [name, content] as const;
      return [name, Buffer.from(manifestFor(content.toString("utf8"), serverUrl))] as const;
    }),
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: firstZipTime() });
}
