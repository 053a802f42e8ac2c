import { parentPort } from "node:worker_threads";
import * as z from "zod";
import { readResume } from "./read-resume.ts";

const file = z.instanceof(Uint8Array);

// A failure is not caught here: it ends this thread, and the pool answers for it.
parentPort?.on("message", (message: unknown) => {
  void readResume(file.parse(message)).then((outcome) => parentPort?.postMessage(outcome, []));
});
