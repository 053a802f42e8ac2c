import { execFile } from "node:child_process";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { buildExtension } from "./extension-download/extension-build.ts";
import { printMessage } from "./log/log.ts";
import { writeRelease } from "./release/write-release.ts";
import { repository } from "./start/build-when-changed.ts";
import { buildWebApp } from "./start/web-build.ts";

/**
 * `npm run build:release`: the product with its built pages and extension, as a folder and as a tarball that npm installs.
 * `--out` names the folder.
 */
const { values } = parseArgs({ options: { out: { type: "string" } } });
const folder = path.resolve(values.out ?? path.join(repository, "build/release"));

await buildWebApp(printMessage);
const extension = await buildExtension(printMessage);
const version = await writeRelease({ root: repository, folder, extension });
const npm = path.dirname(folder);
await promisify(execFile)("npm", ["pack", "--silent", "--pack-destination", npm], { cwd: folder });
printMessage(`Packed ${path.join(npm, `postulo-${version}.tgz`)}`);
