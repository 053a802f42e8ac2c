import { unzipSync } from "fflate";

/** Of all entries together; larger archives are treated as zip bombs. */
const maxUnpackedBytes = 40 * 1024 * 1024;

/** The name of an entry without case, and with the separators that some programs write as backslashes. */
export const entryName = (name: string): string =>
  name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();

/** The entries of an archive whose names are wanted, by `entryName`; throws for a damaged archive or a zip bomb. */
export function zipEntries(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let total = 0;
  const files = unzipSync(bytes, {
    // fflate allocates the declared size: the sum is checked before anything is unpacked.
    filter: ({ name, originalSize }) => {
      if (!isWanted(entryName(name))) return false;
      total += originalSize;
      if (total > maxUnpackedBytes) throw new Error("The archive is too large.");
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, file]) => [entryName(name), file]));
}
