import { mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillAccount } from "./demo/fill-account.ts";
import { startServer } from "./start-server.ts";
import { sharedTables } from "./testing/query-plans/allowed-scans.ts";
import { copyPeople } from "./testing/query-plans/many-people.ts";

const schemas = ["public", "private", "auth", "storage"];
const copies = 200;
const database = await createTestDatabase();
const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-scale-"));
const document = await readFile(path.join(import.meta.dirname, "../../../docs/scale.md"), "utf8");

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Of a table with its indexes. */
interface Size {
  name: string;
  bytes: number;
  rows: number;
}

const sizesOf = `select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float8 as bytes, c.reltuples::float8 as rows
  from pg_class c where c.relkind = 'r' and c.relnamespace::regnamespace::text = any ($1)`;

async function readSizes(): Promise<Map<string, Size>> {
  const { rows } = await database.admin.query<Size>(sizesOf, [schemas]);
  return new Map(rows.map((size) => [size.name, size]));
}

/** Rows and kilobytes of one person, by table. */
const measured = new Map<string, { rows: number; kilobytes: number }>();
let documentBytes = 0;

/** Passwords guard nothing here. */
const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

beforeAll(async () => {
  await fillAccount({
    owner: database.owner,
    environment: { DATA_DIR: dataDir },
    password: "a long pass phrase",
    language: "en",
    startServer: (settings) =>
      startServer({ settings, log: () => {}, printMessage: () => {}, passwordCost }),
  });
  const { rows } = await database.admin.query<{ bytes: number }>(
    "select sum((metadata ->> 'size')::bigint)::float8 as bytes from storage.objects",
  );
  documentBytes = rows[0]?.bytes ?? 0;
  await database.admin.query("vacuum analyze");
  const before = await readSizes();
  await copyPeople(database, { schemas, sharedTables: Object.keys(sharedTables), copies });
  for (const [name, { bytes, rows: count }] of await readSizes()) {
    const added = bytes - (before.get(name)?.bytes ?? 0);
    if (name in sharedTables || count <= copies) continue;
    measured.set(name, { rows: count / (copies + 1), kilobytes: added / copies / 1000 });
  }
}, 300_000);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The numbers of the row of a table in the document. */
function documented(name: string): number[] {
  const row = document.split("\n").find((line) => line.startsWith(`| ${name} `)) ?? "";
  return [...row.matchAll(/ (\d+(?:\.\d+)?) /g)].map(([, digits]) => Number(digits));
}

/** Other work changes texts a little; a figure that is wrong by more is to be corrected. */
const tolerance = 0.2;
const deviation = (value: number, written: number) => Math.abs(value / written - 1);

test("docs/scale.md has the rows and bytes of one person in the database", () => {
  const all = [...measured.values()];
  const [rows = 0, kilobytes = 0] = documented("all tables");
  expect(deviation(sum(all.map((size) => size.rows)), rows)).toBeLessThan(tolerance);
  expect(deviation(sum(all.map((size) => size.kilobytes)), kilobytes)).toBeLessThan(tolerance);
});

test.each(["application_event", "job_applied"])(
  "docs/scale.md has the rows and bytes of one person in %s",
  (name) => {
    const [rows = 0, kilobytes = 0] = documented(`\`${name}\``);
    expect(deviation(measured.get(name)?.rows ?? 0, rows)).toBeLessThan(tolerance);
    expect(deviation(measured.get(name)?.kilobytes ?? 0, kilobytes)).toBeLessThan(tolerance);
  },
);

test("docs/scale.md has the bytes of one person's documents", () => {
  const [, kilobytes = 0] = documented("documents");
  expect(deviation(documentBytes / 1000, kilobytes)).toBeLessThan(tolerance);
});
