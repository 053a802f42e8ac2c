import { randomUUID } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { documentBucket, maxDocumentBytes, sniffFormat } from "@postulo/domain/document";
import { asCaller } from "@postulo/postgres/as-caller";
import { keepBytes, writeKeptObjects } from "@postulo/supabase-server/storage/keep-objects";
import type { NamedBytes } from "@postulo/supabase-server/storage/keep-objects";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { DatabaseError } from "pg";
import type { Pool } from "pg";
import { server } from "../process/server-caller.ts";
import { readExport } from "./exported-archive.ts";
import type { ExportedArchive } from "./exported-archive.ts";
import { ImportRefusal } from "./import-refusal.ts";
import { unzip, ZipDamage } from "./read-zip.ts";
import type { ZipFile } from "./read-zip.ts";

export interface Person {
  readonly userId: string;
  readonly profileId: string;
}

export interface ImportParts {
  readonly pool: Pool;
  readonly objects: ObjectStore;
}

/** Rows in the account, by table. */
export type RowCounts = Readonly<Record<string, number>>;

const asCounts = (rows: readonly { name: string; rows: number }[]): RowCounts =>
  Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));

/** What stands in the way of an import; empty when nothing does. */
export async function findObstacles(pool: Pool, userId: string): Promise<RowCounts> {
  const { rows } = await asCaller(pool, server, (client) =>
    client.query("select * from private.import_obstacles($1)", [userId]),
  );
  return asCounts(rows);
}

/**
 * Puts an exported account into an empty one: bytes first, then all rows in one transaction. Whatever breaks off in between
 * leaves bytes that no row points to, and the sweep finds those.
 * @returns what stands in the way.
 * @throws {ImportRefusal} when it is the archive's fault; then nothing is left.
 */
export async function importAccount(
  parts: ImportParts,
  person: Person,
  file: ZipFile,
): Promise<RowCounts> {
  const kept: NamedBytes[] = [];
  try {
    const archive = await readExport(file);
    for (const document of archive.documents) {
      const name = person.profileId + document.path.slice(archive.profileId.length);
      kept.push({ name, bytes: await keepDocument(parts.objects, file, document) });
    }
    const obstacles = await writeRows(parts.pool, person, { archive, kept });
    if (Object.keys(obstacles).length > 0) await drop(parts.objects, kept);
    return obstacles;
  } catch (error) {
    // After any other failure the rows may have been written all the same.
    const isUndone = error instanceof ImportRefusal || error instanceof ZipDamage;
    if (isUndone || error instanceof DatabaseError) await drop(parts.objects, kept);
    throw refusalOf(error);
  }
}

async function keepDocument(
  objects: ObjectStore,
  file: ZipFile,
  { entry, fileName, path }: ExportedArchive["documents"][number],
): Promise<NamedBytes["bytes"]> {
  const contentType = sniffFormat(await headOf(file, entry), fileName).contentType;
  const content = ReadableStream.from(unzip(file, entry));
  const bytes = await keepBytes(objects, content, { contentType, maxBytes: maxDocumentBytes });
  if (!bytes) throw new ImportRefusal("document_too_large", path);
  return bytes;
}

async function headOf(
  file: ZipFile,
  entry: ExportedArchive["documents"][number]["entry"],
): Promise<Uint8Array> {
  for await (const piece of unzip(file, entry)) return piece;
  return new Uint8Array();
}

async function drop(objects: ObjectStore, kept: readonly NamedBytes[]): Promise<void> {
  await Promise.allSettled(kept.map(({ bytes }) => objects.remove(bytes.version)));
}

const uuid = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=["/])/g;

/** The archive's rows with other ids, wherever a value is one or begins with one, as the place of a document does. */
const renamed = (data: string, names: ReadonlyMap<string, string>) =>
  data.replaceAll(uuid, (_, id: string) => `"${names.get(id) ?? id}`);

const idColumn = /"id": ?"([0-9a-f-]{36})"/g;

interface Writing {
  readonly archive: ExportedArchive;
  readonly kept: readonly NamedBytes[];
}

/** With the ids of the archive; with new ones where the account it comes from is still there. */
async function writeRows(pool: Pool, person: Person, writing: Writing): Promise<RowCounts> {
  const { userId, profileId, data } = writing.archive;
  const names = new Map([
    [userId, person.userId],
    [profileId, person.profileId],
  ]);
  try {
    return await writeOnce(pool, person, { ...writing, data: renamed(data, names) });
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.constraint?.endsWith("_pkey") === true;
    if (!isTaken) throw error;
    for (const [, id = ""] of data.matchAll(idColumn))
      if (!names.has(id)) names.set(id, randomUUID());
    return writeOnce(pool, person, { ...writing, data: renamed(data, names) });
  }
}

const timeLimit = "120s";

function writeOnce(
  pool: Pool,
  { userId }: Person,
  { kept, data }: Writing & { data: string },
): Promise<RowCounts> {
  const caller = { ...server, settings: { statement_timeout: timeLimit } };
  return asCaller(pool, caller, async (client) => {
    await writeKeptObjects(client, { bucket: documentBucket, ownerId: userId }, kept);
    const { rows } = await client.query("select * from private.import_account($1, $2)", [
      userId,
      data,
    ]);
    const obstacles = asCounts(rows);
    if (Object.keys(obstacles).length > 0) throw new Occupied(obstacles);
    return obstacles;
  }).catch((error: unknown) => {
    if (error instanceof Occupied) return error.obstacles;
    throw error;
  });
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

/** PostgreSQL's classes of errors that come of the data: the same row twice, values of no type, what a rule forbids, too much. */
const ofTheData = /^(21|22|23|42804|54)/;

function refusalOf(error: unknown): unknown {
  const options = { cause: error };
  if (error instanceof ZipDamage) return new ImportRefusal("damaged_archive", undefined, options);
  if (!(error instanceof DatabaseError) || !ofTheData.test(error.code ?? "")) return error;
  return new ImportRefusal("damaged_archive", error.table, options);
}
