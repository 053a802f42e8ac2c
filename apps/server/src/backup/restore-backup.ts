import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { isDiskFull } from "@postulo/postgres/full-disk";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { OperatorError } from "@postulo/postgres/operator-error";
import { migrateRestored, restoreSchema } from "@postulo/postgres/restore-schema";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { Client, DatabaseError } from "pg";
import type { ClientConfig } from "pg";
import type { DumpedSchema } from "./archive-format.ts";
import { readBackup } from "./archive-reader.ts";
import type { ArchiveVisitor, ReadBackup } from "./archive-reader.ts";
import { RowReplacement } from "./restore-rows.ts";

export interface RestoreTarget {
  /** Above policies; may create roles. */
  readonly owner: ClientConfig;
  readonly objects: ObjectStore;
  /** Writes what the settings give the database, in the same transaction. */
  readonly finish: (client: Client) => Promise<void>;
}

export interface RestoreOptions {
  /** Called twice: the backup is verified whole before anything changes. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  readonly identityFile: string | undefined;
  /** Whether the accounts of this installation may be replaced. */
  readonly replace: boolean;
  readonly printMessage: (sentence: string) => void;
}

const countAccounts = `select to_regclass('auth.users') is not null as found`;

/** Reads a backup whole. @throws {OperatorError} when it is damaged. */
export function verifyBackup(
  content: AsyncIterable<Uint8Array>,
  identityFile: string | undefined,
): Promise<ReadBackup> {
  return readBackup(content, identityFile, {
    onObject: (_version, bytes) =>
      pipeline(bytes, new Writable({ write: (_piece, _encoding, done) => done() })),
    onSchema: async () => {},
    openRows: async () => ({ write: async () => {}, end: async () => {} }),
  });
}

/**
 * Replaces database and objects by those of a backup: all of it, or nothing. The rows are replaced in one transaction. New
 * objects are stored before it under their versions, where nothing names them, and removed when it fails; those of the
 * replaced rows are left to the sweep.
 */
export async function restoreBackup(
  target: RestoreTarget,
  { open, identityFile, replace, printMessage }: RestoreOptions,
): Promise<ReadBackup> {
  const verified = await verifyBackup(await open(), identityFile);
  const { objects, tables } = verified.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  printMessage(
    `The backup of ${verified.header.createdAt} is whole: ${rows} rows, ${objects.count} objects.`,
  );
  const client = new Client(target.owner);
  client.on("error", () => {});
  await client.connect();
  const stored: string[] = [];
  try {
    if (!replace) await requireEmpty(client);
    const visitor = new Restore(client, target, stored);
    const restored = await readBackup(await open(), identityFile, visitor);
    await visitor.commit();
    return restored;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    await Promise.allSettled(stored.map((version) => target.objects.remove(version)));
    throw restoreError(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(countAccounts);
  if (rows[0]?.found !== true) return;
  const { rows: counted } = await client.query<{ count: number }>(
    "select count(*)::int as count from auth.users",
  );
  const count = counted[0]?.count ?? 0;
  if (count === 0) return;
  throw new OperatorError(
    `This installation has ${count} ${count === 1 ? "account" : "accounts"}: a restore replaces everything in it. Back it up, then repeat the command with --replace.`,
  );
}

function restoreError(error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const nothing = "Nothing was restored";
  if (isDiskFull(error))
    return new OperatorError(`${nothing}: the disk is full.`, { cause: error });
  if (error instanceof DatabaseError)
    return new OperatorError(`${nothing}: the database answered "${error.message}".`, {
      cause: error,
    });
  return error;
}

class Restore implements ArchiveVisitor {
  readonly #client: Client;
  readonly #target: RestoreTarget;
  readonly #stored: string[];
  #rows: RowReplacement | undefined;

  constructor(client: Client, target: RestoreTarget, stored: string[]) {
    this.#client = client;
    this.#target = target;
    this.#stored = stored;
  }

  async onObject(version: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { objects } = this.#target;
    if ((await objects.sizeOf(version)) === undefined) this.#stored.push(version);
    await objects.put(version, ReadableStream.from(content), Number.POSITIVE_INFINITY);
  }

  async onSchema(schema: DumpedSchema): Promise<void> {
    await this.#client.query("begin");
    await restoreSchema(this.#client, migrationSets, schema.migrations);
    this.#rows = new RowReplacement(this.#client, schema);
    await this.#rows.begin();
  }

  openRows: ArchiveVisitor["openRows"] = async (table) => {
    if (!this.#rows) throw new Error("rows before their tables");
    return this.#rows.openRows(table);
  };

  async commit(): Promise<void> {
    await this.#rows?.end();
    await migrateRestored(this.#client, migrationSets);
    await this.#target.finish(this.#client);
    await this.#client.query("notify pgrst, 'reload schema'");
    await this.#client.query("commit");
    await this.#client.query("analyze");
  }
}
