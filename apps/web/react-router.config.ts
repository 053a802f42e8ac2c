import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { languages } from "@postulo/i18n/language";
import { publicAddress, publicPages } from "./src/i18n/language-choice.ts";
import { delayEntry } from "./src/late-entry.ts";
import { fillWorker } from "./src/offline-build.ts";

/** The file of each prerendered page. */
const prerendered = Object.fromEntries(
  publicPages.flatMap((page) =>
    languages.map((language) => {
      const address = publicAddress(page, language);
      return [address, path.posix.join(".", address, "index.html")];
    }),
  ),
);

const nameOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const entryPath = (entry: string) => `/assets/start-${nameOf(entry)}.js`;

/** The page that draws the dashboard, and the one that stands in for all others without a connection. */
const offlinePages = ["__spa-fallback.html", "offline.html"];

async function finishWorker(client: string): Promise<void> {
  const read = (name: string) => readFile(path.join(client, name), "utf8");
  const names: string[] = [];
  for await (const name of glob("assets/*", { cwd: client })) names.push(name);
  const addresses = names.map((name) => path.posix.join("/", name));
  const pages = await Promise.all(offlinePages.map(read));
  const worker = fillWorker(await read("offline-worker.js"), { addresses, pages, nameOf });
  await writeFile(path.join(client, "offline-worker.js"), worker);
}

export default {
  appDirectory: "src",
  ssr: false,
  prerender: Object.keys(prerendered),
  async buildEnd({ reactRouterConfig }) {
    const client = path.join(reactRouterConfig.buildDirectory, "client");
    for (const name of Object.values(prerendered)) {
      const file = path.join(client, name);
      const page = delayEntry(await readFile(file, "utf8"), entryPath);
      await writeFile(path.join(client, entryPath(page.entry)), page.entry);
      await writeFile(file, page.html);
    }
    await finishWorker(client);
  },
} satisfies Config;
