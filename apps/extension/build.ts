import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { manifest, variants } from "./manifest.ts";

/**
 * Builds the extension into `build/chrome`, or with `--variant test` into `build/chrome-test`. Two passes: popup and service
 * worker are modules, the content script must be one classic script.
 */
const { values } = parseArgs({ options: { variant: { type: "string", default: "release" } } });
const variant = variants.find((one) => one === values.variant);
if (!variant) throw new Error(`--variant must be one of ${variants.join(", ")}`);

const here = import.meta.dirname;
const outDir = path.join(here, "build", variant === "test" ? "chrome-test" : "chrome");
const { version }: { version: string } = JSON.parse(
  readFileSync(path.join(here, "../../package.json"), "utf8"),
);

await build({
  configFile: false,
  logLevel: "warn",
  root: path.join(here, "src/popup"),
  publicDir: path.join(here, "public"),
  base: "./",
  build: {
    outDir,
    emptyOutDir: true,
    target: "chrome122",
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

await build({
  configFile: false,
  logLevel: "warn",
  root: here,
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    target: "chrome122",
    lib: {
      entry: path.join(here, "src/content.ts"),
      formats: ["iife"],
      name: "postuloContent",
      fileName: () => "content.js",
    },
  },
});

writeFileSync(
  path.join(outDir, "manifest.json"),
  `${JSON.stringify(manifest(version, variant), null, 2)}\n`,
);
console.log(`Extension built into ${path.relative(process.cwd(), outDir)}`);
