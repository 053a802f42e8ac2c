import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { languages } from "@postulo/i18n/language";
import { buildPublicPage } from "./public-page.build.ts";
import { pathInLanguage } from "@postulo/i18n/language-path";
import { languageSegments, prerenderedPages } from "./src/i18n/language-choice.ts";
import { fillWorker } from "./src/offline-build.ts";

const nameOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The SPA fallback, and the page shown offline instead of it. */
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

const languagePart = `/${languageSegments}`;
const hasLanguage = (route: string) => route.startsWith(languagePart);
const withoutLanguage = (route: string) => route.slice(languagePart.length) || "/";

const config: Config = {
  appDirectory: "src",
  ssr: false,
  /** The prerendered pages and others with a language in their URL in each of them, and the SPA fallback for all other URLs. */
  prerender: ({ getStaticPaths }) => {
    const paths = getStaticPaths();
    const [optional, others] = [
      paths.filter(hasLanguage),
      paths.filter((one) => !hasLanguage(one)),
    ];
    const translated = new Set([...prerenderedPages, ...optional.map(withoutLanguage)]);
    return [
      ...[...translated].flatMap((page) => languages.map((one) => pathInLanguage(page, one))),
      ...others,
    ];
  },
  async buildEnd({ reactRouterConfig }) {
    const client = path.join(reactRouterConfig.buildDirectory, "client");
    await buildPublicPage(client);
    await finishWorker(client);
  },
};

export default config;
