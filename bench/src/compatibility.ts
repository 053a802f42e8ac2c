import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { compatibilityDocument } from "./compatibility/document.ts";
import { run, summarise } from "./compatibility/summary.ts";
import { platformFixtures } from "./platform-fixtures.ts";

const docs = path.join(import.meta.dirname, "../../docs");

/**
 * Counts runs of `fill-pages --expected` and writes docs/compatibility.json and docs/compatibility.md:
 * `npm run autofill:compatibility -- RUN.json ...`
 */
const { positionals } = parseArgs({ allowPositionals: true });
if (positionals.length === 0) throw new Error("Usage: autofill:compatibility RUN.json ...");
const runs = positionals.map((file) => run.parse(JSON.parse(readFileSync(file, "utf8"))));
// Each known platform has a fixture, which a test of the engine verifies.
const counted = summarise(runs, platformFixtures().size);
writeFileSync(path.join(docs, "compatibility.json"), `${JSON.stringify(counted, null, 2)}\n`);
writeFileSync(path.join(docs, "compatibility.md"), compatibilityDocument(counted));
