import { ReadableStream } from "node:stream/web";
import { rowCounts, type RowCounts } from "@postulo/contract/account";
import { maxDocumentBytes, sniffFormat } from "@postulo/domain/document";
import { asCaller } from "@postulo/postgres/as-caller";
import { ScanError } from "@postulo/supabase-server/storage/scanned-objects";
import { DatabaseError } from "pg";
import type { Pool, PoolClient } from "pg";
import type { DocumentStore, KeptDocument } from "../documents/document-store.ts";
import { createGarbageMeter } from "../jobs/garbage-collection.ts";
import { serviceRole } from "../jobs/service-role.ts";
import type { ImportProcess } from "./import-process.ts";
import { startImportProcess } from "./import-process.ts";
import type { ArchivedDocument, ImportResponses, ImportUser } from "./import-protocol.ts";
import { ImportError } from "./import-error.ts";

export interface ImportParts {
  readonly pool: Pool;
  readonly documents: DocumentStore;
}

const asCounts = (rows: readonly { name: string; rows: number }[]): RowCounts =>
  rowCounts.parse(Object.fromEntries(rows.map(({ name, rows: count }) => [name, count])));

/** Why an account is not empty, by table; empty when an import is possible. */
export async function findBlockers(pool: Pool, userId: string): Promise<RowCounts> {
  const { rows } = await asCaller(pool, serviceRole, (client) =>
    client.query("select * from private.import_obstacles($1)", [userId]),
  );
  return asCounts(rows);
}

/**
 * Imports an archive into an empty account: blobs first, then all rows in one transaction. An interruption leaves
 * orphaned blobs for the sweep. A child process parses the archive.
 * @param archiveFd of the archive, a regular file.
 * @returns why the account is not empty.
 * @throws {ImportError} when the archive is invalid; then nothing is stored.
 */
export async function importAccount(
  parts: ImportParts,
  user: ImportUser,
  archiveFd: number,
): Promise<RowCounts> {
  const stored: KeptDocument[] = [];
  const archive = startImportProcess(archiveFd);
  try {
    const { documents, profile } = await archive.request({ kind: "open" });
    await checkAllowance(parts.pool, user, documents.length);
    for (const [index, document] of documents.entries()) {
      await archive.request({ kind: "document", index });
      const name = `${user.profileId}/${document.path}`;
      stored.push(await keepDocument({ ...parts, archive, name }, document));
    }
    const obstacles = await writeRows({ ...parts, user, archive, profile, kept: stored });
    if (Object.keys(obstacles).length > 0) await parts.documents.drop(stored);
    return obstacles;
  } catch (error) {
    // After any other failure the rows may have been committed nevertheless.
    const isRolledBack = error instanceof ImportError || error instanceof ScanError;
    if (isRolledBack || error instanceof DatabaseError) await parts.documents.drop(stored);
    throw toImportError(error);
  } finally {
    await archive.end();
  }
}

/** Before a byte is stored; the database checks again when it writes the rows. */
async function checkAllowance(
  pool: Pool,
  { userId }: ImportUser,
  documents: number,
): Promise<void> {
  const { rows } = await asCaller(pool, serviceRole, (client) =>
    client.query<{ allowance: number | null }>("select private.import_allowance($1) as allowance", [
      userId,
    ]),
  );
  const allowance = rows[0]?.allowance ?? Infinity;
  if (documents > allowance) throw new ImportError("document_limit", String(allowance));
}

const unstoredCodes = { tooLarge: "document_too_large", infected: "document_infected" } as const;

async function keepDocument(
  { documents, archive, name }: ImportParts & { archive: ImportProcess; name: string },
  { fileName, path }: ArchivedDocument,
): Promise<KeptDocument> {
  const pieces = documentPieces(archive);
  const first = (await pieces.next()).value ?? new Uint8Array();
  const { contentType } = sniffFormat(first, fileName);
  const content = ReadableStream.from(joined(first, pieces));
  const limits = { contentType, maxBytes: maxDocumentBytes };
  const kept = await documents.keep(name, { content, ...limits });
  if (typeof kept === "string") throw new ImportError(unstoredCodes[kept], path);
  return kept;
}

async function* documentPieces(archive: ImportProcess): AsyncGenerator<Uint8Array, void> {
  const meterGarbage = createGarbageMeter();
  for (;;) {
    const piece = await archive.request({ kind: "piece" });
    if (!piece) return;
    meterGarbage(piece);
    yield piece;
  }
}

async function* joined(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

interface Writing extends ImportParts {
  readonly user: ImportUser;
  readonly archive: ImportProcess;
  readonly profile: ImportResponses["open"]["profile"];
  readonly kept: readonly KeptDocument[];
}

/** With the ids of the archive; with new ones where the account it comes from is still there. */
async function writeRows(writing: Writing): Promise<RowCounts> {
  try {
    return await writeOnce(writing, { hasNewIds: false });
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.constraint?.endsWith("_pkey") === true;
    if (!isTaken) throw error;
    return writeOnce(writing, { hasNewIds: true });
  }
}

/** Of a transaction that waits for a process which may hang. */
const settings = { statement_timeout: "120s", idle_in_transaction_session_timeout: "180s" };

async function writeOnce(
  { pool, documents, user, archive, profile, kept }: Writing,
  { hasNewIds }: { readonly hasNewIds: boolean },
): Promise<RowCounts> {
  const { userId } = user;
  try {
    await asCaller(pool, { ...serviceRole, settings }, async (client) => {
      const { rows } = await client.query("select * from private.begin_import($1, $2, $3)", [
        userId,
        profile,
        kept.length,
      ]);
      if (rows.length > 0) throw new Occupied(asCounts(rows));
      await documents.insertRows(client, userId, kept);
      await archive.request({ kind: "rows", user, hasNewIds });
      await writeBatches(client, user, archive);
      await client.query("select private.finish_import($1)", [userId]);
    });
    return {};
  } catch (error) {
    if (error instanceof Occupied) return error.obstacles;
    throw error;
  }
}

async function writeBatches(
  client: PoolClient,
  { userId }: ImportUser,
  archive: ImportProcess,
): Promise<void> {
  const meterGarbage = createGarbageMeter();
  for (;;) {
    const batch = await archive.request({ kind: "batch" });
    if (!batch) return;
    meterGarbage(batch.rows);
    // A buffer is sent as it is: PostgreSQL reads the binary form of json, not of jsonb, as text.
    const rows = Buffer.from(batch.rows.buffer, batch.rows.byteOffset, batch.rows.byteLength);
    const values = [userId, batch.table, rows];
    await client.query("select private.import_batch($1, $2, $3::json::jsonb)", values);
  }
}

/** Thrown to take the rows of the objects back. */
class Occupied extends Error {
  override readonly name = "Occupied";
  readonly obstacles: RowCounts;

  constructor(obstacles: RowCounts) {
    super("The account is not empty");
    this.obstacles = obstacles;
  }
}

/** SQLSTATE classes caused by data: constraint violations, invalid values, limits. */
const ofTheData = /^(21|22|23|42804|54)/;

function toImportError(error: unknown): unknown {
  const options = { cause: error };
  if (error instanceof ScanError)
    return new ImportError("document_not_scanned", undefined, options);
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === "PT402") return new ImportError("document_limit", undefined, options);
  if (!ofTheData.test(error.code ?? "")) return error;
  return new ImportError("damaged_archive", error.table, options);
}
