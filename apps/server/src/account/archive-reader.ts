import { randomUUID } from "node:crypto";
import { archiveManifest, archiveNames, archiveVersion } from "@postulo/contract/archive";
import { maxDocumentBytes, objectPathOf } from "@postulo/domain/document";
import type { Entry } from "yauzl";
import * as z from "zod/mini";
import { openArchive } from "./archive-file.ts";
import type { ArchiveFile } from "./archive-file.ts";
import { batchLimits, importLimits, neededTables } from "./import-limits.ts";
import type { ImportedTable } from "./import-limits.ts";
import type { ArchivedDocument, ImportResponses, ImportUser } from "./import-protocol.ts";
import { ImportError } from "./import-error.ts";
import { importedRow } from "./imported-row.ts";
import type { IdMapping } from "./imported-row.ts";
import { readRows } from "./row-stream.ts";
import type { ArchivedRow, JsonRow } from "./row-stream.ts";

const profileRow = z.object({ id: z.guid(), user_id: z.guid() });
const fileRow = z.object({ id: z.string(), file_name: z.string(), file_path: z.string() });

/** An opened export; rows and documents are read on demand. */
export interface Archive {
  readonly file: ArchiveFile;
  readonly owner: ImportUser;
  /** The row of the profile as JSON. */
  readonly profile: string;
  readonly documents: readonly (ArchivedDocument & { readonly entry: Entry })[];
  /** In the order in which their rows come. */
  readonly tables: readonly ImportedTable[];
}

const unsafeStep = /(?:^|\/)\.{0,2}(?:\/|$)|[\p{Cc}\\]/u;

/**
 * Reads all rows once and verifies their limits and documents, so that nothing is written for an archive that exceeds them.
 * @throws {ImportError}
 */
export async function readArchive(fd: number): Promise<Archive> {
  const file = await openArchive(fd);
  const entryNames = await readManifest(file);
  if (file.data.uncompressedSize > importLimits.dataBytes)
    throw new ImportError("archive_too_large", archiveNames.data);
  const tables = new Set<ImportedTable>();
  const profiles: JsonRow[] = [];
  const files: JsonRow[] = [];
  for await (const { table, row } of readRows(file.unpack(file.data))) {
    tables.add(table);
    if (table === "profile") profiles.push(row);
    if (table === "files") files.push(row);
  }
  const { id: profileId, user_id: userId } = parse(profileRow, profiles[0], "profile");
  const ids = new Set<string>();
  const documents = files
    .map((row) => parse(fileRow, row, "files"))
    .map(({ id, file_name: fileName, file_path: path }) => {
      if (!path.startsWith(`${profileId}/`) || ids.has(id))
        throw new ImportError("damaged_archive", "files");
      ids.add(id);
      const entry = file.documents.get(entryNames[id] ?? "");
      if (!entry) throw new ImportError("document_missing", fileName);
      const inFolder = path.slice(profileId.length + 1);
      if (unsafeStep.test(inFolder)) throw new ImportError("unsafe_path", fileName);
      return { fileName, path: objectPathOf(inFolder), entry };
    });
  checkDocuments(documents, file.data.uncompressedSize);
  const profile = JSON.stringify(profiles[0]);
  return { file, owner: { userId, profileId }, profile, documents, tables: [...tables] };
}

function checkDocuments(documents: Archive["documents"], dataBytes: number): void {
  const entries = new Set<Entry>();
  let unpackedBytes = dataBytes;
  for (const { fileName, entry } of documents) {
    if (entries.has(entry)) throw new ImportError("documents_share_file", fileName);
    entries.add(entry);
    if (entry.uncompressedSize > maxDocumentBytes)
      throw new ImportError("document_too_large", fileName);
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > importLimits.unpackedBytes) throw new ImportError("archive_too_large");
  }
}

async function readManifest(file: ArchiveFile): Promise<Readonly<Record<string, string>>> {
  if (file.manifest.uncompressedSize > importLimits.manifestBytes)
    throw new ImportError("archive_too_large", archiveNames.manifest);
  const pieces: Uint8Array[] = [];
  for await (const piece of file.unpack(file.manifest)) pieces.push(piece);
  let content: unknown;
  try {
    content = JSON.parse(Buffer.concat(pieces).toString("utf8"));
  } catch (cause) {
    throw new ImportError("damaged_archive", archiveNames.manifest, { cause });
  }
  const { version, documents } = parse(archiveManifest, content, archiveNames.manifest);
  if (version > archiveVersion) throw new ImportError("newer_export");
  return documents;
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ImportError("damaged_archive", name, { cause: parsed.error });
}

/**
 * The tables by the passes over the rows in which they are written: a table whose rows come before those that it needs waits
 * for the next pass.
 */
function passes(tables: readonly ImportedTable[]): ReadonlySet<ImportedTable>[] {
  const written = new Set<ImportedTable>(["profile"]);
  const found: Set<ImportedTable>[] = [];
  let left = tables.filter((table) => table !== "profile");
  while (left.length > 0) {
    const pass = new Set<ImportedTable>();
    for (const table of left) {
      const isReady = (neededTables[table] ?? []).every(
        (needed) => written.has(needed) || !tables.includes(needed),
      );
      if (!isReady) continue;
      written.add(table);
      pass.add(table);
    }
    found.push(pass);
    left = left.filter((table) => !pass.has(table));
  }
  return found;
}

/** The rows of an archive as its new owner's, in batches of one table, after the rows that they refer to. */
export async function* readBatches(
  { file, owner, tables }: Archive,
  { user, hasNewIds }: { readonly user: ImportUser; readonly hasNewIds: boolean },
): AsyncGenerator<NonNullable<ImportResponses["batch"]>, void> {
  const ids = new Map([
    [owner.userId, user.userId],
    [owner.profileId, user.profileId],
  ]);
  const mapping: IdMapping = { ids, salt: hasNewIds ? randomUUID() : undefined };
  for (const pass of passes(tables))
    yield* inBatches(readRows(file.unpack(file.data)), pass, mapping);
}

async function* inBatches(
  rows: AsyncIterable<ArchivedRow>,
  pass: ReadonlySet<ImportedTable>,
  mapping: IdMapping,
): AsyncGenerator<NonNullable<ImportResponses["batch"]>, void> {
  let batch: { table: ImportedTable; rows: string[]; bytes: number; tokens: number } | undefined;
  const joined = (full: NonNullable<typeof batch>) => ({
    table: full.table,
    rows: Buffer.from(`[${full.rows.join(",")}]`),
  });
  for await (const { table, row, bytes, tokens } of rows) {
    if (!pass.has(table)) continue;
    const isFull =
      batch !== undefined &&
      (batch.table !== table ||
        batch.rows.length === batchLimits.rows ||
        batch.bytes + bytes > batchLimits.bytes ||
        batch.tokens + tokens > batchLimits.tokens);
    if (batch && isFull) {
      yield joined(batch);
      batch = undefined;
    }
    batch ??= { table, rows: [], bytes: 0, tokens: 0 };
    batch.rows.push(JSON.stringify(importedRow(table, row, mapping)));
    batch.bytes += bytes;
    batch.tokens += tokens;
  }
  if (batch) yield joined(batch);
}
