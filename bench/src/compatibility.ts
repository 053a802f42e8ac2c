import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { compatibilityDocument } from "./compatibility/document.ts";
import { merged, run, summarise, summary } from "./compatibility/summary.ts";
import { platformFixtures } from "./platform-fixtures.ts";

const docs = path.join(import.meta.dirname, "../../docs");

/**
 * Counts runs of `fill-pages --expected` and writes docs/compatibility.json and docs/compatibility.md:
 * `npm run autofill:compatibility -- [--earlier FILE] RUN.json ...`. `--earlier` adds the counts of an earlier
 * compatibility.json of other pages, which need not be there any more.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { earlier: { type: "string" } },
});
if (positionals.length === 0)
  throw new Error("Usage: autofill:compatibility [--earlier FILE] RUN.json ...");
const runs = positionals.map((file) => run.parse(JSON.parse(readFileSync(file, "utf8"))));
// Each known platform has a fixture, which a test of the engine verifies.
const measured = summarise(runs, platformFixtures().size);
const read = (file: string) => summary.parse(JSON.parse(readFileSync(file, "utf8")));
const counted = values.earlier === undefined ? measured : merged(measured, read(values.earlier));
writeFileSync(path.join(docs, "compatibility.json"), `${JSON.stringify(counted, null, 2)}\n`);
writeFileSync(path.join(docs, "compatibility.md"), compatibilityDocument(counted));
