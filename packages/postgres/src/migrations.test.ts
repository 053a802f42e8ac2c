import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "./migrations.ts";
import { createTestDatabase } from "./test-database.ts";

const database = await createTestDatabase();
let folder = "";
let hasSquash = false;

beforeEach(async () => {
  hasSquash = false;
  folder = await mkdtemp("/tmp/postulo-migrations-");
  await database.admin.query(
    "drop table if exists fruit; delete from migration_record.applied_file where set_name = 'fruits'",
  );
  await write("001_fruit.sql", "create table fruit (name text primary key)");
  await write("002_apple.sql", "insert into fruit values ('apple')");
});

afterEach(() => rm(folder, { recursive: true }));
afterAll(() => database.drop());

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const run = () =>
  migrate(database.owner, [
    {
      name: "fruits",
      folder,
      seedFile: path.join(folder, "seed.txt"),
      ...(hasSquash ? { squashFile: path.join(folder, "squash.json") } : {}),
    },
  ]);
const fruits = async () =>
  (await database.admin.query("select name from fruit order by name")).rows.map((row) => row.name);

test("files run once, in the order of their names", async () => {
  expect(await run()).toEqual(["fruits/001_fruit.sql", "fruits/002_apple.sql"]);
  expect(await run()).toEqual([]);
  await write("003_pear.sql", "insert into fruit values ('pear')");
  expect(await run()).toEqual(["fruits/003_pear.sql"]);
  expect(await fruits()).toEqual(["apple", "pear"]);
});

test("concurrent processes apply each file once", async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().toSorted()).toEqual(["fruits/001_fruit.sql", "fruits/002_apple.sql"]);
});

test("a migration changed after it was applied is rejected", async () => {
  await run();
  await write("002_apple.sql", "insert into fruit values ('banana')");
  await expect(run()).rejects.toThrow(
    /The migration fruits\/002_apple.sql was changed after it had been applied/,
  );
  expect(await fruits()).toEqual(["apple"]);
});

test("a database of a newer version is rejected", async () => {
  await run();
  await rm(path.join(folder, "002_apple.sql"));
  await expect(run()).rejects.toThrow(
    /The database was made by a newer version: .* fruits\/002_apple.sql/,
  );
});

test("a failing migration is rolled back, and the ones before it stay", async () => {
  await write("003_wrong.sql", "insert into fruit values ('fig'); select 1 / 0");
  await expect(run()).rejects.toThrow(
    "The migration fruits/003_wrong.sql failed: division by zero.",
  );
  expect(await fruits()).toEqual(["apple"]);
});

test("the seed runs after the migrations, and again when it has changed", async () => {
  await write("seed.txt", "insert into fruit values ('kiwi') on conflict do nothing");
  expect(await run()).toHaveLength(3);
  await write("seed.txt", "insert into fruit values ('kiwi'), ('lime') on conflict do nothing");
  expect(await run()).toEqual(["fruits/seed.txt"]);
  expect(await run()).toEqual([]);
  expect(await fruits()).toEqual(["apple", "kiwi", "lime"]);
});

describe("combined migrations", () => {
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

  /** Replaces the first two files by one, and adds another after it. */
  async function combine(apple = "insert into fruit values ('apple')") {
    const table = "create table fruit (name text primary key)";
    await rm(path.join(folder, "001_fruit.sql"));
    await rm(path.join(folder, "002_apple.sql"));
    await write("000_all.sql", `${table}; insert into fruit values ('apple')`);
    await write("003_pear.sql", "insert into fruit values ('pear')");
    const files = { "001_fruit.sql": sha256(table), "002_apple.sql": sha256(apple) };
    await writeSquash(files, { "001_fruit.sql": table, "002_apple.sql": apple });
    hasSquash = true;
  }

  async function writeSquash(
    files: Readonly<Record<string, string>>,
    texts: Readonly<Record<string, string>>,
  ) {
    const packed = brotliCompressSync(JSON.stringify({ fruits: texts }));
    await writeFile(path.join(folder, "earlier.json.br"), packed);
    const squash = { files, by: ["000_all.sql"], sql: "earlier.json.br" };
    await write("squash.json", JSON.stringify(squash));
  }

  test("count as applied where the ones they replace were applied", async () => {
    await run();
    await combine();
    expect(await Promise.all([run(), run()]).then((all) => all.flat())).toEqual([
      "fruits/003_pear.sql",
    ]);
    expect(await run()).toEqual([]);
    expect(await fruits()).toEqual(["apple", "pear"]);
  });

  test("are applied to an empty database", async () => {
    await combine();
    expect(await run()).toEqual(["fruits/000_all.sql", "fruits/003_pear.sql"]);
  });

  test("where some of the ones they replace are missing, these are applied first", async () => {
    await rm(path.join(folder, "002_apple.sql"));
    await run();
    await write("002_apple.sql", "");
    await combine();
    expect(await Promise.all([run(), run()]).then((all) => all.flat().toSorted())).toEqual([
      "fruits/002_apple.sql",
      "fruits/003_pear.sql",
    ]);
    expect(await run()).toEqual([]);
    expect(await fruits()).toEqual(["apple", "pear"]);
  });

  test("are rejected where one of the ones they replace was another", async () => {
    await run();
    await combine("insert into fruit values ('lime')");
    await expect(run()).rejects.toThrow(
      "The database was made by an unreleased version: its migration fruits/002_apple.sql is not the released one",
    );
    expect(await fruits()).toEqual(["apple"]);
  });
});
