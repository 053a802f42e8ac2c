import { maxDocumentBytes } from "@postulo/domain/document";
import { z } from "zod";
import { archiveFormat, archiveNames, archiveVersion } from "./archive-names.ts";
import { ImportRefusal } from "./import-refusal.ts";
import { listZip, unzip, ZipDamage } from "./read-zip.ts";
import type { ZipEntry, ZipFile } from "./read-zip.ts";

/** As much as an import takes. docs/decisions/172 says where the figures come from. */
export const importLimits = {
  archiveBytes: 512 * 1024 * 1024,
  dataBytes: 64 * 1024 * 1024,
  documents: 1000,
} as const;

const maxManifestBytes = 1024 * 1024;
/** Tables, letters and receipts are files too. */
const directory = { maxEntries: 50_000, maxDirectoryBytes: 16 * 1024 * 1024 };

const manifest = z.object({
  format: z.literal(archiveFormat),
  version: z.int(),
  documents: z.record(z.string(), z.string()),
});

/** What is read here of the rows; the database reads all of them. */
const owner = z.object({
  profile: z.tuple([z.object({ id: z.guid(), user_id: z.guid() })]),
  files: z.array(z.object({ id: z.string(), file_name: z.string(), file_path: z.string() })),
});

/** A document of the archive, and where it was stored. */
interface ArchivedDocument {
  readonly fileName: string;
  readonly path: string;
  readonly entry: ZipEntry;
}

/** An export of ours. */
export interface ExportedArchive {
  readonly userId: string;
  readonly profileId: string;
  /** All rows as JSON. */
  readonly data: string;
  readonly documents: readonly ArchivedDocument[];
}

/** @throws {ImportRefusal} when it is none, is damaged, or is too large. */
export async function readExport(file: ZipFile): Promise<ExportedArchive> {
  const entries = await listZip(file, directory).catch((cause: unknown) => {
    throw cause instanceof ZipDamage
      ? new ImportRefusal("not_an_export", undefined, { cause })
      : cause;
  });
  const places = readManifest(
    await readText(file, entries.get(archiveNames.manifest), maxManifestBytes),
  );
  const data = await readText(file, entries.get(archiveNames.data), importLimits.dataBytes);
  const { profile, files } = parse(owner, data, archiveNames.data);
  if (files.length > importLimits.documents) throw new ImportRefusal("too_many_documents");
  const documents = files.map(({ id, file_name: fileName, file_path: path }) => {
    const entry = entries.get(places[id] ?? "");
    if (!entry) throw new ImportRefusal("document_missing", fileName);
    if (!path.startsWith(`${profile[0].id}/`)) throw new ImportRefusal("damaged_archive", "files");
    if (entry.sizeBytes > maxDocumentBytes) throw new ImportRefusal("document_too_large", fileName);
    return { fileName, path, entry };
  });
  return { userId: profile[0].user_id, profileId: profile[0].id, data, documents };
}

function readManifest(text: string): Readonly<Record<string, string>> {
  const { version, documents } = parse(manifest, text, archiveNames.manifest);
  if (version > archiveVersion) throw new ImportRefusal("newer_export");
  return documents;
}

function parse<T>(schema: z.core.$ZodType<T>, text: string, name: string): T {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new ImportRefusal("damaged_archive", name, { cause });
  }
}

async function readText(
  file: ZipFile,
  entry: ZipEntry | undefined,
  maxBytes: number,
): Promise<string> {
  if (!entry) throw new ImportRefusal("not_an_export");
  if (entry.sizeBytes > maxBytes) throw new ImportRefusal("archive_too_large", entry.name);
  const pieces: Uint8Array[] = [];
  for await (const piece of unzip(file, entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}
