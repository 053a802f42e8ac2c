import * as z from "zod";
import { readResume } from "./read-resume.ts";

const file = z.instanceof(Uint8Array);

// A failure is not caught here: it ends this process, and the pool answers for it.
process.on("message", (message: unknown) => {
  void readResume(file.parse(message)).then((outcome) => process.send?.(outcome));
});
