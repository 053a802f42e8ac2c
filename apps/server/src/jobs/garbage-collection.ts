import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as z from "zod/mini";

const intervalBytes = 2 * 1024 * 1024;

const gcFunction = z.custom<(options: { type: "minor" }) => void>(
  (value) => typeof value === "function",
);
let gc: z.infer<typeof gcFunction> | undefined;

/** Collects what was allocated last: in about a millisecond, because little of it is still in use. */
function collectYoungObjects(): void {
  if (!gc) {
    // Node gives `gc` to new contexts from then on.
    setFlagsFromString("--expose-gc");
    gc = gcFunction.parse(runInNewContext("gc"));
  }
  gc({ type: "minor" });
}

/**
 * Returns a function that counts buffers passing through this process, and frees those no longer used every few megabytes.
 * V8 itself begins only when 64 MB of them have gathered and finishes later the busier the cores are; the C library then
 * keeps that memory for the process.
 */
export function createGarbageMeter(): (buffer: Uint8Array) => void {
  let passedBytes = 0;
  return ({ byteLength }) => {
    passedBytes += byteLength;
    if (passedBytes < intervalBytes) return;
    passedBytes = 0;
    collectYoungObjects();
  };
}
