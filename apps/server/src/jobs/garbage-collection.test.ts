import { expect, test } from "vitest";
import { createGarbageMeter } from "./garbage-collection.ts";

const mebibyte = 1024 * 1024;

test("few of the buffers that pass through are in memory at any moment", () => {
  const meterGarbage = createGarbageMeter();
  let passing = new Uint8Array();
  const before = process.memoryUsage().arrayBuffers;
  let peakBytes = 0;
  for (let at = 0; at < 1_000; at += 1) {
    passing = new Uint8Array(mebibyte / 4);
    meterGarbage(passing);
    peakBytes = Math.max(peakBytes, process.memoryUsage().arrayBuffers - before);
  }
  expect(passing.byteLength).toBe(mebibyte / 4);
  expect(peakBytes).toBeGreaterThan(0);
  expect(peakBytes).toBeLessThan(16 * mebibyte);
});
