import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = "**/*.{js,css,svg,json,data,txt,xml,webmanifest}";
/** Below it the headers weigh more than what is saved. */
const minBytes = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes each file's compressed forms beside it, as small as they get: that is done once a build, not once a request. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob(compressible, { cwd: folder }));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      if (content.byteLength < minBytes) return;
      const [gz, br] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content)]);
      await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
    }),
  );
}
