import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { zipSync } from "fflate";
import { build, type InlineConfig } from "vite";
import { browsers, manifest, variants, type Browser } from "./manifest.ts";

/**
 * Builds the extension into `build/chrome` and `build/firefox` and packs each; with `--variant test` only `build/chrome-test`,
 * which may reach pages on this machine. `--browser` names one browser alone, `--out` another folder, where nothing is packed. Popup and service worker are modules; each content
 * script is one classic script.
 */
const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "release" },
    browser: { type: "string" },
    out: { type: "string" },
  },
});
const variant = variants.find((one) => one === values.variant);
if (!variant) throw new Error(`--variant must be one of ${variants.join(", ")}`);
const onlyBrowser = values.browser ?? (variant === "test" ? "chrome" : undefined);
const chosen = browsers.filter((one) => onlyBrowser === undefined || one === onlyBrowser);
if (chosen.length === 0) throw new Error(`--browser must be one of ${browsers.join(", ")}`);

const here = import.meta.dirname;
const { version }: { version: string } = JSON.parse(
  readFileSync(path.join(here, "../../package.json"), "utf8"),
);

/** In bytes, unpacked: of any content script, and of the one that runs on every page of a platform. */
const maxScript = 150_000;
const maxNoticeScript = 5_000;
const scripts = ["content", "visibility", "posting", "panel", "notice", "connect-page"] as const;
const sources = {
  content: "src/content.ts",
  visibility: "src/visibility.ts",
  posting: "src/posting.ts",
  panel: "src/panel/panel.ts",
  notice: "src/notice.ts",
  "connect-page": "src/connect-page.ts",
} as const;

const settingsOf = (browser: Browser): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  define: {
    shadowMode: JSON.stringify(variant === "test" ? "open" : "closed"),
    isFirefox: String(browser === "firefox"),
    // In Firefox the promise-based API is `browser`.
    ...(browser === "firefox" ? { chrome: "browser" } : {}),
  },
});
const target = "chrome122";

async function buildPages(browser: Browser, outDir: string): Promise<void> {
  await build({
    ...settingsOf(browser),
    root: path.join(here, "src/popup"),
    publicDir: path.join(here, "public"),
    base: "./",
    build: {
      outDir,
      emptyOutDir: true,
      target,
      modulePreload: false,
      // The inlined font would be blocked: an extension's pages load from themselves only.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: {
          popup: path.join(here, "src/popup/popup.html"),
          background: path.join(here, "src/background.ts"),
        },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          assetFileNames: "[name][extname]",
        },
      },
    },
  });
}

async function buildScript(browser: Browser, outDir: string, name: keyof typeof sources) {
  await build({
    ...settingsOf(browser),
    root: here,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target,
      lib: {
        entry: path.join(here, sources[name]),
        formats: ["iife"],
        name: "postulo",
        fileName: () => `${name}.js`,
      },
    },
  });
}

/** @throws when a script has grown over its limit. */
function checkSizes(outDir: string): string {
  const sizes = scripts.map((name) => ({
    name,
    size: statSync(path.join(outDir, `${name}.js`)).size,
    most: name === "notice" ? maxNoticeScript : maxScript,
  }));
  const tooLarge = sizes.find(({ size, most }) => size > most);
  if (tooLarge)
    throw new Error(`${tooLarge.name}.js has ${tooLarge.size} bytes, more than ${tooLarge.most}`);
  return sizes.map(({ name, size }) => `${name}.js ${size}`).join(", ");
}

function pack(outDir: string, file: string): void {
  const entries = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(outDir, name)).isFile())
    .toSorted()
    .map(
      (name) => [name.split(path.sep).join("/"), readFileSync(path.join(outDir, name))] as const,
    );
  // The same sources give the same bytes. ZIP counts from 1980, in local time.
  const mtime = new Date(1980, 0, 1, 12);
  writeFileSync(file, zipSync(Object.fromEntries(entries), { level: 9, mtime }));
}

for (const browser of chosen) {
  const name = variant === "test" ? `${browser}-test` : browser;
  const outDir = path.resolve(here, values.out ?? "build", name);
  await buildPages(browser, outDir);
  for (const script of scripts) await buildScript(browser, outDir, script);
  const text = JSON.stringify(manifest({ version, variant, browser }), null, 2);
  writeFileSync(path.join(outDir, "manifest.json"), `${text}\n`);
  console.log(
    `Extension built into ${path.relative(process.cwd(), outDir)}: ${checkSizes(outDir)}`,
  );
  if (variant === "release" && values.out === undefined) {
    const file = path.join(here, "build", `postulo-${browser}-${version}.zip`);
    rmSync(file, { force: true });
    pack(outDir, file);
    console.log(`Packed ${path.relative(process.cwd(), file)}`);
  }
}
