import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { nameOf } from "./archive-format.ts";
import type { DumpedSchema, DumpedTable } from "./archive-format.ts";
import { damaged } from "./archive-reader.ts";
import type { RowSink } from "./archive-reader.ts";
import { findOwnTables } from "./dump-tables.ts";

/** Rows that were there before such a constraint may violate it. */
const findUnvalidated = `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where not convalidated and contype in ('c', 'f') and conrelid = any ($1::regclass[])`;

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

const quotedName = (client: Client, { schema, name }: { schema: string; name: string }): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** Replaces all rows of a database with the schema of the backup, in the caller's transaction. */
export class RowReplacement {
  readonly #client: Client;
  readonly #schema: DumpedSchema;
  #unvalidated: Constraint[] = [];

  constructor(client: Client, schema: DumpedSchema) {
    this.#client = client;
    this.#schema = schema;
  }

  /** Empties all tables. Triggers are off until the end; foreign keys and checks are not. */
  async begin(): Promise<void> {
    const present = await findOwnTables(this.#client);
    const known = new Map(present.map((table) => [nameOf(table), table]));
    for (const table of this.#schema.tables) {
      const columns = new Set(known.get(nameOf(table))?.columns);
      const unknown = table.columns.find((column) => !columns.has(column));
      if (unknown !== undefined) throw damaged(`${nameOf(table)}.${unknown} is no column`);
    }
    const names = present.map((table) => quotedName(this.#client, table));
    await this.#client.query("set local search_path = ''");
    await this.#client.query("set local row_security = off");
    await this.#client.query("set local client_encoding = 'UTF8'");
    for (const name of names) await this.#client.query(`alter table ${name} disable trigger user`);
    await this.#client.query(`truncate ${names.join(", ")}`);
    const { rows } = await this.#client.query<Constraint>(findUnvalidated, [names]);
    this.#unvalidated = rows;
    for (const { table, name } of rows)
      await this.#client.query(`alter table ${table} drop constraint ${name}`);
  }

  async openRows(table: DumpedTable): Promise<RowSink> {
    const columns = table.columns.map((column) => this.#client.escapeIdentifier(column));
    const sink = this.#client.query(
      copyFrom(`copy ${quotedName(this.#client, table)} (${columns.join(", ")}) from stdin`),
    );
    const done = finished(sink);
    // Reported by the next piece, or at the end.
    done.catch(() => {});
    return {
      write: async (piece) => {
        if (!sink.write(piece)) await Promise.race([once(sink, "drain"), done]);
      },
      end: async () => {
        sink.end();
        await done;
      },
    };
  }

  async end(): Promise<void> {
    const client = this.#client;
    for (const { table, name, definition } of this.#unvalidated)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of await findOwnTables(client))
      await client.query(`alter table ${quotedName(client, table)} enable trigger user`);
    for (const sequence of this.#schema.sequences) {
      await client.query("select setval($1::regclass, $2, $3)", [
        quotedName(client, sequence),
        sequence.value,
        sequence.isCalled,
      ]);
    }
    await client.query("set local search_path = default");
  }
}
