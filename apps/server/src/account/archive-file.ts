import { archiveNames } from "@postulo/contract/archive";
import { crc32 } from "node:zlib";
import { fromFdPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { importLimits } from "./import-limits.ts";
import { ImportError } from "./import-error.ts";

/** The files of an archive that an import reads. */
export interface ArchiveFile {
  readonly manifest: Entry;
  readonly data: Entry;
  /** By the name of the entry. */
  readonly documents: ReadonlyMap<string, Entry>;
  /** The content of an entry, at most as long as the directory says. @throws {ImportError} when it is damaged. */
  unpack(entry: Entry): AsyncGenerator<Uint8Array, void>;
}

const documentFolder = "files/";
const entryHeaderBytes = 46;

/**
 * Reads the directory of an archive.
 * @param fd of a regular file, which is read at positions.
 * @throws {ImportError}
 */
export async function openArchive(fd: number): Promise<ArchiveFile> {
  const zip = await fromFdPromise(fd, { autoClose: false, validateEntrySizes: false }).catch(
    importError("not_an_export", undefined),
  );
  const entries = await neededEntries(zip).catch(importError("not_an_export", undefined));
  const manifest = entries.get(archiveNames.manifest);
  const data = entries.get(archiveNames.data);
  if (!manifest || !data) throw new ImportError("not_an_export");
  entries.delete(archiveNames.manifest);
  entries.delete(archiveNames.data);
  await checkOverlaps(zip, [manifest, data, ...entries.values()]);
  return { manifest, data, documents: entries, unpack: (entry) => unpack(zip, entry) };
}

async function neededEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > importLimits.entries) throw new ImportError("too_many_files");
  const needed = new Map<string, Entry>();
  let directoryBytes = 0;
  for await (const entry of zip.eachEntry()) {
    directoryBytes += entryHeaderBytes + entry.fileNameLength + entry.extraFieldLength;
    directoryBytes += entry.fileCommentLength;
    if (directoryBytes > importLimits.directoryBytes) throw new ImportError("archive_too_large");
    const { fileName: name } = entry;
    const isDocument = name.startsWith(documentFolder);
    if (!isDocument && name !== archiveNames.manifest && name !== archiveNames.data) continue;
    if (needed.has(name) || !entry.canDecodeFileData())
      throw new ImportError("damaged_archive", name);
    needed.set(name, entry);
    if (needed.size > importLimits.documents + 2) throw new ImportError("too_many_documents");
  }
  return needed;
}

/** The bytes of two entries never overlap in an archive that was packed; in one that multiplies its content they do. */
async function checkOverlaps(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const spans: { start: number; end: number; name: string }[] = [];
  for (const entry of entries) {
    const { fileDataStart } = await zip
      .readLocalFileHeaderPromise(entry, { minimal: true })
      .catch(importError("damaged_archive", entry.fileName));
    spans.push({
      start: entry.relativeOffsetOfLocalHeader,
      end: fileDataStart + entry.compressedSize,
      name: entry.fileName,
    });
  }
  spans.sort((a, b) => a.start - b.start);
  spans.reduce((end, span) => {
    if (span.start < end) throw new ImportError("damaged_archive", span.name);
    return span.end;
  }, 0);
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array, void> {
  const damaged = importError("damaged_archive", entry.fileName);
  const content: AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry).catch(damaged);
  let crc = 0;
  let sizeBytes = 0;
  try {
    for await (const piece of content) {
      sizeBytes += piece.byteLength;
      if (sizeBytes > entry.uncompressedSize) break;
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (error) {
    damaged(error);
  }
  if (sizeBytes !== entry.uncompressedSize || crc !== entry.crc32)
    throw new ImportError("damaged_archive", entry.fileName);
}

/** Converts errors of the archive to import errors; errors of the disk stay unchanged. */
function importError(
  code: ImportError["code"],
  about: string | undefined,
): (cause: unknown) => never {
  return (cause) => {
    const isOfTheDisk = cause instanceof Error && "syscall" in cause;
    if (cause instanceof ImportError || isOfTheDisk) throw cause;
    throw new ImportError(code, about, { cause });
  };
}
