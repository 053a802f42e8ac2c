import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { platformFixtures } from "./platform-fixtures.ts";

const folder = path.resolve(import.meta.dirname, "../../packages/autofill");
const document = path.join(folder, "../../docs/compatibility.md");

type Fixture = { readonly id: string; readonly address: string };

/** Measures every fixture in Chromium and writes docs/compatibility.md; prints what was left though it could be filled. */
await build({
  configFile: false,
  logLevel: "warn",
  root: folder,
  build: {
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    target: "esnext",
    lib: {
      entry: "src/compatibility/measure-bundle.ts",
      formats: ["iife"],
      name: "autofillCompatibility",
      fileName: () => "compatibility.js",
    },
  },
});
const engine = readFileSync(path.join(folder, "dist/compatibility.js"), "utf8");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
const page = await browser.newPage();
await page.evaluate(engine);
const fixtures: Fixture[] = await page.evaluate("fixtureAddresses()");
const pages = platformFixtures();
const measured: Record<string, unknown> = {};
for (const { id, address } of fixtures) {
  const file = pages.get(id);
  if (file === undefined) throw new Error(`No fixture for ${id}`);
  await page.setContent(readFileSync(file, "utf8"));
  await page.evaluate(engine);
  const result: { notes: string[]; recognised: string } = await page.evaluate(
    `measureFixture(${JSON.stringify(address)})`,
  );
  measured[id] = result;
  for (const note of result.notes) process.stdout.write(`${id}: ${note}\n`);
}
const text: string = await page.evaluate(`compatibilityDocument(${JSON.stringify(measured)})`);
writeFileSync(document, text);
await browser.close();
