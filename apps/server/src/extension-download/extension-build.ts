import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { buildWhenChanged, repository, runNode } from "../start/build-when-changed.ts";

const name = "browser extension";
/** Not the output folder of `npm run build:extension`, which a browser may have loaded. */
const folder = path.join(repository, ".cache/extension");

/** Whatever ends up in the extension. */
const inputs = [
  "apps/extension/{src,public}/**/*",
  "apps/extension/{.,store}/*.{ts,json}",
  "packages/{autofill,contract,domain,i18n}/src/**/*.ts",
  "package.json",
  "package-lock.json",
];

/** The folder that holds a folder for each browser; built when its sources are not those of the last build. */
export async function buildExtension(printMessage: (sentence: string) => void): Promise<string> {
  const run = async () => {
    const source = path.join(repository, "apps/extension");
    const { code, output } = await runNode(["build.ts", "--out", folder], source);
    if (code !== 0) throw new OperatorError(`The ${name} could not be built:\n${output.trim()}`);
  };
  const stamp = path.join(repository, ".cache/extension.sha256");
  const lock = path.join(repository, ".cache/extension-build.lock");
  await buildWhenChanged({ name, root: repository, inputs, stamp, lock, run }, printMessage);
  return folder;
}
