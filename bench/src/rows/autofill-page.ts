import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sharedBrowser } from "../applications-page.ts";
import { platformFixtures } from "../platform-fixtures.ts";

const repository = path.join(import.meta.dirname, "../../..");
const engine = path.join(repository, "packages/autofill");
const extension = path.join(repository, "apps/extension");

let isBuilt = false;

/** Builds what is measured once: the engine's scripts for measuring, and the extension as it is packed. */
function build(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, [path.join(engine, "bundle.ts")], { stdio: "ignore" });
  execFileSync(process.execPath, [path.join(extension, "build.ts")], { stdio: "ignore" });
  isBuilt = true;
}

/** A script as it is brought into a page. */
export function builtScript(name: "measure" | "notice"): string {
  build();
  const folder =
    name === "notice" ? path.join(extension, "build/chrome") : path.join(engine, "dist");
  return readFileSync(path.join(folder, `${name}.js`), "utf8");
}

/** The pages of the known platforms, as the engine's own tests imitate them. */
export function platformPages(): readonly string[] {
  return [...platformFixtures().values()].map((file) => readFileSync(file, "utf8"));
}

/** Shows a page that nothing has run in yet, then runs the scripts one after the other and gives what the last one says. */
export async function runInFreshPage(html: string, scripts: readonly string[]): Promise<unknown> {
  const context = await (await sharedBrowser()).newContext();
  try {
    const page = await context.newPage();
    await page.setContent(html);
    let result: unknown;
    for (const script of scripts) result = await page.evaluate<unknown>(script);
    return result;
  } finally {
    await context.close();
  }
}
