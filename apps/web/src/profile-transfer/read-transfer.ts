import { readJsonResume } from "./json-resume.ts";
import { readLinkedinExport } from "./linkedin-export.ts";
import type { TransferredProfile } from "./transferred-profile.ts";

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a file by its content; undefined when it is of neither kind, or damaged. */
export function readTransfer(bytes: Uint8Array): TransferredProfile | undefined {
  try {
    return isArchive(bytes)
      ? readLinkedinExport(bytes)
      : readJsonResume(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // Neither an archive that can be opened nor JSON.
    return undefined;
  }
}
