import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { startEmbedded } from "@postulo/postgres/embedded";
import type { EmbeddedDatabase } from "@postulo/postgres/embedded";
import { migrate } from "@postulo/postgres/migrations";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { Client } from "pg";
import { z } from "zod";

const supabaseFolder = path.resolve(import.meta.dirname, "../../../../../supabase");

const row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof row>;
/** The rows of each table, `schema.table`. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

const released = z.object({
  madeAt: z.iso.datetime(),
  /** What its people and their programs have. */
  secrets: z.object({
    password: z.string(),
    jane: z.object({
      userId: z.string(),
      profileId: z.string(),
      refreshToken: z.string(),
      feed: z.string(),
    }),
    extension: z.string(),
  }),
  /** The applied files by set, in their order. */
  migrations: z.record(z.string(), z.array(z.string())),
  rows: z.record(z.string(), z.array(row)),
  /** Base64 by the path in the data folder. */
  files: z.record(z.string(), z.string()),
});
type Released = z.infer<typeof released>;

async function readPacked(file: string): Promise<unknown> {
  return JSON.parse(brotliDecompressSync(await readFile(file)).toString());
}

export interface ReleasedFolder {
  readonly dataDir: string;
  readonly secrets: Released["secrets"];
  /** As the release left them, with times of today. */
  readonly rows: Rows;
  /** The bytes of each file by its path. */
  readonly files: ReadonlyMap<string, Buffer>;
  remove(): Promise<void>;
}

/**
 * A data folder as a release left it: rows, objects, mails and keys that its code wrote, in a cluster of the built-in PostgreSQL
 * with the migrations of the release. Times are moved, so that the folder was in use a moment ago.
 */
export async function createReleasedFolder(version: string): Promise<ReleasedFolder> {
  const stored = released.parse(
    await readPacked(path.join(import.meta.dirname, `${version}.json.br`)),
  );
  const parent = await mkdtemp(path.join(scratchFolder(), "postulo-released-"));
  // Else the database of root would lie elsewhere.
  await chmod(parent, 0o755);
  const dataDir = path.join(parent, "data");
  const files = new Map(
    Object.entries(stored.files).map(([name, base64]) => [name, Buffer.from(base64, "base64")]),
  );
  for (const [name, bytes] of files) {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
  }
  const database = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  try {
    await migrate(database.owner, await setsOf(stored, parent));
    const rows = await fill(database, stored);
    const remove = () => rm(parent, { recursive: true });
    return { dataDir, secrets: stored.secrets, rows, files, remove };
  } finally {
    await database.stop();
  }
}

/** The migrations of the release, in folders. */
async function setsOf({ migrations }: Released, folder: string) {
  const earlier = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(await readPacked(path.join(supabaseFolder, "migrations-before-0.2.0.json.br")));
  return Promise.all(
    Object.entries(migrations)
      .toSorted(([one], [other]) => other.localeCompare(one))
      .map(async ([name, fileNames]) => {
        const at = await mkdtemp(path.join(folder, `${name}-`));
        for (const file of fileNames) {
          await writeFile(path.join(at, file), z.string().parse(earlier[name]?.[file]));
        }
        return { name, folder: at };
      }),
  );
}

async function fill({ owner }: EmbeddedDatabase, { rows, madeAt }: Released): Promise<Rows> {
  const client = new Client(owner);
  await client.connect();
  try {
    // Without triggers, which have run when the rows were written.
    await client.query("set session_replication_role = replica");
    const tables = await ownTables(client);
    await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    for (const { name, columns } of tables) {
      const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
      await client.query(
        `insert into ${name} (${names}) overriding system value
         select ${names} from jsonb_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows[name] ?? [])],
      );
    }
    await moveTimes(client, madeAt);
    await client.query(
      "select setval('auth.refresh_tokens_id_seq', (select max(id) from auth.refresh_tokens))",
    );
    return await readRows(client);
  } finally {
    await client.end();
  }
}

const findTables = `select c.oid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and c.relnamespace::regnamespace::text in ('auth', 'storage', 'private', 'public')
  group by c.oid`;

async function ownTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  // Else names of `public` lack the schema.
  await client.query("set search_path = ''");
  const { rows } = await client.query<{ name: string; columns: string[] }>(findTables);
  return rows;
}

/** What was to be done next stays ahead. */
async function moveTimes(client: Client, madeAt: string): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string }>(
    `select a.attrelid::regclass::text as name, quote_ident(a.attname) as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' 
       and (a.atttypid = 'timestamptz'::regtype or a.attname = 'next_action_date')
       and c.relnamespace::regnamespace::text in ('auth', 'storage', 'private', 'public')`,
  );
  for (const { name, column } of rows) {
    await client.query(`update ${name} set ${column} = ${column} + (now() - $1::timestamptz)`, [
      madeAt,
    ]);
  }
}

/** All rows of all tables of ours but the record of migrations. */
export async function readRows(client: Client): Promise<Rows> {
  const found: Record<string, Row[]> = {};
  for (const { name } of await ownTables(client)) {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${name} t`);
    found[name] = z
      .array(z.object({ row }))
      .parse(rows)
      .map((each) => each.row);
  }
  return found;
}
