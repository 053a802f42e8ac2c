import { createHash } from "node:crypto";
import { glob, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { languages } from "@postulo/i18n/language";
import { announceFiles, browserPages, readRoutes } from "./src/first-load.ts";
import { prerenderedPages, publicPath } from "./src/i18n/language-choice.ts";
import { delayEntry } from "./src/late-entry.ts";
import { fillWorker } from "./src/offline-build.ts";

/** The file of each prerendered page. */
const prerendered = Object.fromEntries(
  prerenderedPages.flatMap((page) =>
    languages.map((language) => {
      const address = publicPath(page, language);
      return [address, path.posix.join(".", address, "index.html")];
    }),
  ),
);

const nameOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const entryPath = (entry: string) => `/assets/start-${nameOf(entry)}.js`;

/** The page that draws the dashboard, and the one that stands in for all others without a connection. */
const offlinePages = ["dashboard/index.html", "offline.html"];

/** Not part of any route, but asked for by whoever is signed in, and by the tracker. */
const laterParts: readonly { readonly under: RegExp; readonly file: RegExp }[] = [
  { under: /^\/dashboard\b/, file: /^supabase-client-.*\.js$/ },
  { under: /^\/dashboard(\/applications)?$/, file: /^(?:pipeline-)?board-.*\.(?:js|css)$/ },
];

/** Writes the page of each address that only the browser draws: the same shell, and what to fetch for it. */
async function announceFirstLoads(client: string): Promise<void> {
  const names = await readdir(path.join(client, "assets"));
  const [manifest, ...others] = names.filter((name) => /^manifest-.*\.js$/.test(name));
  if (!manifest || others.length > 0) throw new Error("there is not one list of routes");
  const [shell, script] = await Promise.all(
    ["__spa-fallback.html", `assets/${manifest}`].map((name) =>
      readFile(path.join(client, name), "utf8"),
    ),
  );
  for (const page of browserPages(readRoutes(script ?? ""))) {
    const { address } = page;
    const parts = laterParts.filter(({ under }) => under.test(address));
    const later = names
      .filter((name) => parts.some(({ file }) => file.test(name)))
      .map((name) => `/assets/${name}`);
    const html = announceFiles(shell ?? "", {
      code: [...page.code, ...later.filter((name) => name.endsWith(".js"))],
      styles: page.styles,
      laterStyles: later.filter((name) => name.endsWith(".css")),
      data: ["/config.json"],
    });
    await mkdir(path.join(client, address), { recursive: true });
    await writeFile(path.join(client, address, "index.html"), html);
  }
}

async function finishWorker(client: string): Promise<void> {
  const read = (name: string) => readFile(path.join(client, name), "utf8");
  const names: string[] = [];
  for await (const name of glob("assets/*", { cwd: client })) names.push(name);
  const addresses = names.map((name) => path.posix.join("/", name));
  const pages = await Promise.all(offlinePages.map(read));
  const worker = fillWorker(await read("offline-worker.js"), { addresses, pages, nameOf });
  await writeFile(path.join(client, "offline-worker.js"), worker);
}

const config: Config = {
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
    await announceFirstLoads(client);
    await finishWorker(client);
  },
};

export default config;
