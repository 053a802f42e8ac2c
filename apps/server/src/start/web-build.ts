import { access } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { buildWhenChanged, repository, runNode } from "./build-when-changed.ts";
import { compressFiles } from "./compress-files.ts";

const name = "web app";

/** Whatever ends up in the pages. */
const inputs = [
  "apps/web/{src,public}/**/*",
  "apps/web/*.{ts,json}",
  "packages/*/src/**/*.ts",
  "package-lock.json",
];

/**
 * The folder of the built pages, which are built when their sources are not those of the last build. Throws a `OperatorError`
 * with what the build has printed when it fails.
 */
export async function buildWebApp(
  printMessage: (sentence: string) => void,
  root = repository,
): Promise<string> {
  const web = path.join(root, "apps/web");
  const client = path.join(web, "build/client");
  const stamp = path.join(web, "build/inputs.sha256");
  const lock = path.join(root, ".cache/web-build.lock");
  const run = async () => {
    await runBuild(web);
    await compressFiles(client);
  };
  await buildWhenChanged({ name, root, inputs, stamp, lock, run }, printMessage);
  return client;
}

/**
 * React Router gives up prerendering a page after ten seconds, of which a slow machine may need all to load the modules from the disk.
 * A second attempt finds them in memory.
 */
const maxAttempts = 2;
const hasTimedOut = (output: string) => /Prerender: .*(?:timed out|timeout)/.test(output);

/** Without npm, whose version 9 reports success when a script of a workspace fails. */
async function runBuild(web: string, attempt = 1): Promise<void> {
  const command = path.join(web, "../../node_modules/@react-router/dev/bin.cjs");
  const { code, output } = await runNode([command, "build"], web);
  const page = path.join(web, "build/client/index.html");
  const isComplete = await access(page).then(
    () => true,
    () => false,
  );
  if (code === 0 && isComplete) return;
  if (attempt < maxAttempts && hasTimedOut(output)) return runBuild(web, attempt + 1);
  throw new OperatorError(`The ${name} could not be built:\n${output.trim()}`);
}
