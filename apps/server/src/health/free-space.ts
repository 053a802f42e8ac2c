import { statfs } from "node:fs/promises";
import type { Finding } from "./cached-check.ts";

const minFreeBytes = 2 * 1024 ** 3;
const minFreeShare = 0.1;

/** A small disk is nearly full below a tenth, a large one below 2 GiB. */
export const isNearlyFull = (freeBytes: number, totalBytes: number): boolean =>
  freeBytes < Math.min(minFreeBytes, totalBytes * minFreeShare);

/** Whether the disk of a folder is nearly full for an ordinary user. */
export async function checkFreeSpace(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  return isNearlyFull(freeBytes, blocks * bsize)
    ? { kind: "degraded", detail: `${freeBytes} bytes left` }
    : { kind: "ok" };
}
