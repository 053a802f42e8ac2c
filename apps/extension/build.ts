import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build, type InlineConfig } from "vite";
import { browsers, manifest, variants, type Browser } from "./manifest.ts";
import { packFolder, packSources } from "./pack.ts";
import { writeTexts } from "./store/write-texts.ts";

/**
 * Builds the extension into `build/chrome` and `build/firefox` and packs each; with `--variant test` only `build/chrome-test`,
 * which may reach pages on this machine. `--browser` names one browser alone, `--out` another folder, where nothing is packed.
 * `--store` also writes `build/store`: all that the forms of the stores ask for. Popup and service worker are modules; each
 * content script is one classic script.
 */
const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "release" },
    browser: { type: "string" },
    out: { type: "string" },
    store: { type: "boolean", default: false },
  },
});
const variant = variants.find((one) => one === values.variant);
if (!variant) throw new Error(`--variant must be one of ${variants.join(", ")}`);
if (
  values.store &&
  (variant !== "release" || values.browser !== undefined || values.out !== undefined)
)
  throw new Error("--store builds both browsers for release");
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
const scripts = [
  "content",
  "planner",
  "visibility",
  "confirmation",
  "posting",
  "panel",
  "notice",
  "connect-page",
] as const;
const sources = {
  content: "src/content.ts",
  planner: "src/planner.ts",
  visibility: "src/visibility.ts",
  confirmation: "src/confirmation.ts",
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

const packageName = (browser: Browser) => `postulo-${browser}-${version}.zip`;

/** Packages, the sources of the one for Firefox, texts, declarations and pictures. */
function fillStore(): void {
  const folder = path.join(here, "build/store");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const browser of browsers)
    cpSync(path.join(here, "build", packageName(browser)), path.join(folder, packageName(browser)));
  packSources(path.join(here, "../.."), path.join(folder, `postulo-firefox-${version}-source.zip`));
  writeTexts(folder);
  console.log(`For the stores: ${path.relative(process.cwd(), folder)}`);
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
    const file = path.join(here, "build", packageName(browser));
    rmSync(file, { force: true });
    packFolder(outDir, file);
    console.log(`Packed ${path.relative(process.cwd(), file)}`);
  }
}
if (values.store) fillStore();
