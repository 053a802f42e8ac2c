import { parseJsonResume } from "./json-resume.ts";
import { parseLinkedinExport } from "./linkedin-export.ts";
import type { TransferredProfile } from "./transferred-profile.ts";

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Detects the format by content and parses it; undefined for other formats and damaged files. */
export function readTransfer(bytes: Uint8Array): TransferredProfile | undefined {
  try {
    return isArchive(bytes)
      ? parseLinkedinExport(bytes)
      : parseJsonResume(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // Neither a readable archive nor JSON.
    return undefined;
  }
}
