import { createGzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { entryNames, nameOf } from "./archive-format.ts";
import type { ArchiveHeader, ArchiveManifest } from "./archive-format.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import type { BackupStore } from "./backup-store.ts";
import {
  beginSnapshot,
  copyRows,
  createRowMeter,
  describeSnapshot,
  findNewVersions,
} from "./dump-tables.ts";
import type { DumpedTable } from "./archive-format.ts";

export interface BackupSource {
  /** Above policies. */
  readonly owner: ClientConfig;
  readonly objects: Pick<ObjectStore, "get" | "sizeOf">;
}

export interface BackupOptions {
  readonly name: string;
  readonly header: ArchiveHeader;
  /** Undefined: not encrypted. */
  readonly encrypt: ((content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>) | undefined;
}

/** PDF and Word files, most of the bytes, are deflated inside: more than the lowest level saves little. */
const gzipLevel = 1;
/** Each needs an upload and a deletion that begin and end within milliseconds. */
const maxSnapshots = 100;

/** Stores a backup of database and objects. @returns its manifest and its length. */
export async function createBackup(
  source: BackupSource,
  store: BackupStore,
  { name, header, encrypt }: BackupOptions,
): Promise<{ manifest: ArchiveManifest; bytes: number }> {
  const client = new Client(source.owner);
  // Reported by the next query.
  client.on("error", () => {});
  await client.connect();
  try {
    const writer = new ArchiveWriter();
    const filling = fill(writer, { client, objects: source.objects, header });
    // Reported by the content.
    filling.catch((error: unknown) => writer.fail(error));
    let bytes = 0;
    const storing = pipeline(writer.content, createGzip({ level: gzipLevel }), async (packed) => {
      bytes = await store.write(name, encrypt ? encrypt(packed) : packed);
    });
    const [manifest] = await Promise.all([filling, storing]);
    return { manifest, bytes };
  } finally {
    await client.end().catch(() => {});
  }
}

interface Filling {
  readonly client: Client;
  readonly objects: BackupSource["objects"];
  readonly header: ArchiveHeader;
}

async function fill(writer: ArchiveWriter, filling: Filling): Promise<ArchiveManifest> {
  const { client, header } = filling;
  await writer.addJson(entryNames.header, header);
  const { tables, ...stored } = await addObjects(writer, filling);
  await writer.addJson(entryNames.tables, await describeSnapshot(client, tables));
  const manifest: ArchiveManifest = { tables: [], ...stored };
  for (const table of tables) {
    const meter = createRowMeter();
    await writer.addRows(nameOf(table), metered(copyRows(client, table), meter));
    manifest.tables.push({ schema: table.schema, name: table.name, ...meter.result() });
  }
  await client.query("commit");
  await writer.addJson(entryNames.manifest, manifest);
  writer.end();
  return manifest;
}

interface AddedObjects {
  readonly tables: DumpedTable[];
  readonly objects: ArchiveManifest["objects"];
  readonly missingObjects: string[];
}

/**
 * Adds the objects, and leaves the transaction open in whose snapshot every version has its bytes in the archive: the bytes
 * of a version never change, so those of an earlier snapshot stay good. Where bytes were removed before they were read,
 * another snapshot, in which the row is gone too, is taken; a row that still names them has lost them.
 */
async function addObjects(
  writer: ArchiveWriter,
  { client, objects }: Filling,
): Promise<AddedObjects> {
  const added = new Set<string>();
  const total = { count: 0, bytes: 0 };
  let missing = new Set<string>();
  for (let at = 0; at < maxSnapshots; at += 1) {
    const tables = await beginSnapshot(client);
    const versions = await findNewVersions(client, (version) => added.has(version));
    const isBulk = at === 0;
    // Most of the time goes here: no transaction stays open meanwhile.
    if (isBulk) await client.query("commit");
    const absent = new Set<string>();
    for (const version of versions) {
      const sizeBytes = await objects.sizeOf(version);
      const content = sizeBytes === undefined ? undefined : await objects.get(version);
      if (sizeBytes === undefined || !content) {
        absent.add(version);
        continue;
      }
      await writer.addObject(version, content, sizeBytes);
      added.add(version);
      total.count += 1;
      total.bytes += sizeBytes;
    }
    const isSettled = !isBulk && [...absent].every((version) => missing.has(version));
    missing = absent;
    if (isSettled) {
      await writer.endObjects();
      return { tables, objects: total, missingObjects: [...absent].sort() };
    }
    if (!isBulk) await client.query("rollback");
  }
  throw new Error("objects were removed faster than they could be read");
}

async function* metered(
  content: AsyncIterable<Uint8Array>,
  meter: ReturnType<typeof createRowMeter>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    meter.add(piece);
    yield piece;
  }
}
