import * as z from "zod";
import { readResume } from "./read-resume.ts";

const file = z.instanceof(Uint8Array);

const readsScans = process.argv.includes("--scans");

// A failure is not caught here: it ends this process, and the pool answers for it.
process.on("message", (message: unknown) => {
  void readResume(file.parse(message), readsScans).then((outcome) => process.send?.(outcome));
});
