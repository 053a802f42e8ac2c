import { flushCompileCache } from "node:module";
import * as z from "zod";
import { readResume } from "./read-resume.ts";

const file = z.instanceof(Uint8Array);

const readsScans = process.argv.includes("--scans");

async function answer(message: unknown): Promise<void> {
  process.send?.(await readResume(file.parse(message), readsScans));
  // For the next process: this one is killed when it is no longer needed.
  flushCompileCache();
}

// A failure is not caught here: it ends this process, and the pool answers for it.
process.on("message", (message: unknown) => void answer(message));
