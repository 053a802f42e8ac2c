import { flushCompileCache } from "node:module";
import * as z from "zod";
import { readerTasks, readResume, readText } from "./read-resume.ts";

const request = z.object({ bytes: z.instanceof(Uint8Array), task: z.enum(readerTasks) });
const read = { resume: readResume, text: readText };

const readsScans = process.argv.includes("--scans");

async function answer(message: unknown): Promise<void> {
  const { bytes, task } = request.parse(message);
  process.send?.(await read[task](bytes, readsScans));
  // For the next process: this one is killed when it is no longer needed.
  flushCompileCache();
}

// A failure is not caught here: it ends this process, and the pool answers for it.
process.on("message", (message: unknown) => void answer(message));
