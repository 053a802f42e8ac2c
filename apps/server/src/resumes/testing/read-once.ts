import { Buffer } from "node:buffer";
import { readResume } from "../read-resume.ts";
import type { ReaderOutcome } from "../resume-reader.ts";

const readings = new Map<string, Promise<ReaderOutcome>>();

/** Reads each file once, in this process: for tests of what follows reading. */
export function readOnce(bytes: Uint8Array): Promise<ReaderOutcome> {
  const written = Buffer.from(bytes).toString("latin1");
  const reading = readings.get(written) ?? readResume(bytes);
  readings.set(written, reading);
  return reading;
}
