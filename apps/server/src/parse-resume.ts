import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import { createResumeReader, defaultLimits } from "./resumes/resume-reader.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, scans: { type: "boolean", default: false } },
});
// The same process and limits as in the server: a bad file costs only itself.
const read = createResumeReader({ ...defaultLimits, concurrency: 1, readsScans: values.scans });

/**
 * Writes the JSON of one file.
 * @returns whether it could be read.
 */
async function parseFile(file: string, folder: string): Promise<boolean> {
  const outcome = await read(new Uint8Array(await readFile(file)), "operator");
  if (outcome.kind !== "parsed") {
    process.stderr.write(
      `${file}: ${outcome.kind === "rejected" ? outcome.reason : outcome.kind}\n`,
    );
    return false;
  }
  const name = `${path.basename(file, path.extname(file))}.json`;
  const json = JSON.stringify(plainResume(outcome.resume), null, 1);
  await writeFile(path.join(folder, name), `${json}\n`);
  return true;
}

if (values.out === undefined || positionals.length === 0) {
  process.stderr.write("Usage: npm run -s parse-resume -- FILE... --out DIR [--scans]\n");
  process.exitCode = 2;
} else {
  await mkdir(values.out, { recursive: true });
  for (const file of positionals) {
    if (!(await parseFile(file, values.out))) process.exitCode = 1;
  }
}
