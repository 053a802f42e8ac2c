import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { languages } from "@postulo/i18n/language";
import { publicAddress, publicPages } from "./src/i18n/language-choice.ts";
import { delayEntry } from "./src/late-entry.ts";

/** The file of each prerendered page. */
const prerendered = Object.fromEntries(
  publicPages.flatMap((page) =>
    languages.map((language) => {
      const address = publicAddress(page, language);
      return [address, path.posix.join(".", address, "index.html")];
    }),
  ),
);

const entryPath = (entry: string) =>
  `/assets/start-${createHash("sha256").update(entry).digest("hex").slice(0, 12)}.js`;

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
  },
} satisfies Config;
