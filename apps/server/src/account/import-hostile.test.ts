import { randomUUID } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import { exported, importInto, newHolder, patience, rowsOf } from "./testing/account-holder.ts";
import type { Holder } from "./testing/account-holder.ts";
import { hostileArchive, rowsText } from "./testing/hostile-archive.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" });
afterAll(() => server.stop());
const { admin } = server.database;

const pdf = strToU8("%PDF-1.7 small");

const rowsLeft = async ({ userId, profileId }: Holder) => {
  const { rows } = await admin.query<{ rows: number; objects: number }>(
    `select (select count(*) from private.import_obstacles($1))::int as rows,
       (select count(*) from storage.objects o where starts_with(o.name, $2))::int as objects`,
    [userId, profileId],
  );
  return rows[0];
};

/** Lets the directory of an archive name the bytes of one entry for another one too. */
function overlapping(): Uint8Array<ArrayBuffer> {
  const names = ["files/1.pdf", "files/2.pdf"];
  const entries = Object.fromEntries(names.map((name) => [name, pdf]));
  const bytes = Buffer.from(
    hostileArchive({ documents: names.map((entry) => ({ entry })), entries }),
  );
  const [first = 0, second = 0] = names.map((name) => bytes.lastIndexOf(name) - 46 + 42);
  bytes.writeUInt32LE(bytes.readUInt32LE(first), second);
  return new Uint8Array(bytes);
}

/** Lets an archive say that it holds so many files. */
function withFiles(count: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(hostileArchive({}));
  bytes.writeUInt16LE(count, bytes.length - 22 + 8);
  bytes.writeUInt16LE(count, bytes.length - 22 + 10);
  return new Uint8Array(bytes);
}

const oneDocument = (path: string) => ({
  documents: [{ entry: "files/1.pdf", path }],
  entries: { "files/1.pdf": pdf },
});
const website = (domain: string) =>
  hostileArchive({
    tables: { websites: JSON.stringify([{ id: randomUUID(), domain, version: 1 }]) },
  });
const trashed = (table: string, content: object) => ({
  trash: JSON.stringify([
    {
      id: randomUUID(),
      table_name: table,
      row_id: randomUUID(),
      deleted_at: "2026-11-01",
      content,
    },
  ]),
});

const hostile: readonly [what: string, code: string, archive: () => Uint8Array<ArrayBuffer>][] = [
  [
    "60 documents that are one file",
    "documents_share_file",
    () =>
      hostileArchive({
        documents: Array.from({ length: 60 }, () => ({ entry: "files/1.pdf" })),
        entries: { "files/1.pdf": pdf },
      }),
  ],
  ["two files with the same bytes in the archive", "damaged_archive", overlapping],
  [
    "more documents than an archive may hold",
    "too_many_rows",
    () => hostileArchive({ documents: Array.from({ length: 1001 }, () => ({ entry: "files/1" })) }),
  ],
  ["60,000 files", "too_many_files", () => withFiles(60_000)],
  [
    "more documents than the plan has for a year",
    "document_limit",
    () => {
      const names = Array.from({ length: 25 }, (_, at) => `files/${at}.pdf`);
      const entries = Object.fromEntries(names.map((name) => [name, pdf]));
      return hostileArchive({ documents: names.map((entry) => ({ entry })), entries });
    },
  ],
  ["a document above its folder", "unsafe_path", () => hostileArchive(oneDocument("../1.pdf"))],
  ["a document in a hidden folder", "unsafe_path", () => hostileArchive(oneDocument("a/./1.pdf"))],
  ["a document with a backslash", "unsafe_path", () => hostileArchive(oneDocument("..\\1.pdf"))],
  ["a script as website", "unsafe_link", () => website("javascript:alert(1)")],
  ["a script that looks like a port", "unsafe_link", () => website("javascript:0,alert(1)")],
  ["data as website", "unsafe_link", () => website("data:text/html,x")],
  [
    "a script as posting",
    "unsafe_link",
    () =>
      hostileArchive({
        tables: {
          job_applied: JSON.stringify([
            { id: randomUUID(), job_title: "t", company_name: "c", job_url: "javascript:alert(1)" },
          ]),
        },
      }),
  ],
  [
    "a script in the trash",
    "unsafe_link",
    () => hostileArchive({ tables: trashed("job_applied", { job_url: "javascript:alert(1)" }) }),
  ],
  [
    "rows in the trash of a table that has none",
    "damaged_archive",
    () => hostileArchive({ tables: trashed("users", {}) }),
  ],
  [
    "a row that is no object",
    "damaged_archive",
    () => hostileArchive({ tables: { other: "[[]]" } }),
  ],
  [
    "a table twice",
    "damaged_archive",
    () => hostileArchive({ tables: { other: '[],"other":[]' } }),
  ],
  [
    "more text behind the tables",
    "damaged_archive",
    () => hostileArchive({ tables: { other: '[]},{"a":[]' } }),
  ],
  [
    "text that is not UTF-8",
    "damaged_archive",
    () => {
      return new Uint8Array(
        zipSync({
          "manifest.json": strToU8('{"format":"postulo-export","version":1,"documents":{}}'),
          "data.json": new Uint8Array([
            ...strToU8('{"other":[{"content":"'),
            0xff,
            0xfe,
            ...strToU8('"}]}'),
          ]),
        }),
      );
    },
  ],
];

describe("an archive is rejected, and nothing of it is stored, for", () => {
  test.each(hostile)("%s", async (_, code, archive) => {
    const user = await newHolder(server);
    expect((await importInto(user, archive())).body).toMatchObject({ code });
    expect(await rowsLeft(user)).toEqual({ rows: 0, objects: 0 });
  });
});

test("a website without a scheme is imported with https", async () => {
  const user = await newHolder(server);
  expect((await importInto(user, website("example.org/me"))).status).toBe(200);
  const rows = rowsOf(await exported(user));
  expect(rows["websites"]).toMatchObject([{ domain: "https://example.org/me" }]);
});

test("documents that were imported count for the plan after they are deleted", async () => {
  const user = await newHolder(server);
  const archive = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `files/${at}.pdf`);
    const entries = Object.fromEntries(names.map((name) => [name, pdf]));
    return hostileArchive({ documents: names.map((entry) => ({ entry })), entries });
  };
  expect(await importInto(user, archive(20))).toMatchObject({
    body: { imported: { files: 20 } },
  });
  await user.client.from("files").delete().eq("profile_id", user.profileId);
  expect(await importInto(user, archive(5))).toMatchObject({
    status: 402,
    body: { code: "document_limit", about: "4" },
  });
  expect((await importInto(user, archive(4))).status).toBe(200);
});

test("rows are imported in any order of the tables", async () => {
  const user = await newHolder(server);
  const application = randomUUID();
  const letter = randomUUID();
  const now = "2026-01-02T03:04:05Z";
  const version = {
    id: randomUUID(),
    letter_id: letter,
    number: 1,
    text: "One",
    sentences: [],
    writer: "composer",
    created_at: now,
  };
  const archive = hostileArchive({
    tables: {
      letter_versions: JSON.stringify([version]),
      letters: JSON.stringify([
        {
          id: letter,
          application_id: application,
          language: "en",
          tone: "plain",
          length: "short",
          posting: "Posting",
          created_at: now,
          updated_at: now,
        },
      ]),
      job_applied: rowsText(1, () =>
        JSON.stringify({
          id: application,
          job_title: "t",
          company_name: "c",
          job_url: "https://a.example",
          applied_at: "2026-01-02",
          application_stage: "applied",
          priority_level: "low",
          reminder_set: false,
          version: 1,
        }),
      ),
    },
  });
  expect((await importInto(user, archive)).body).toMatchObject({
    imported: { letters: 1, job_applied: 1 },
  });
});

test("a letter of an archive makes no further letter free", async () => {
  const user = await newHolder(server);
  const letter = randomUUID();
  const jobDescription = "Comptable (H/F)\n\nMenuiseries Vasseur, Lille";
  const now = "2026-01-02T03:04:05Z";
  const tables = {
    letters: JSON.stringify([
      {
        id: letter,
        language: "fr",
        tone: "plain",
        length: "short",
        posting: jobDescription,
        is_composed: true,
        created_at: now,
        updated_at: now,
      },
    ]),
  };
  expect((await importInto(user, hostileArchive({ tables }))).status).toBe(200);
  const response = await fetch(`${server.url}/cover-letter`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ jobDescription, variantOf: letter }),
  });
  expect(response.status).toBe(402);
});

test("one import runs, eight wait, and a tenth is rejected", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => newHolder(server)));
  const archive = website("https://example.org");
  const lock = await admin.connect();
  try {
    await lock.query("begin");
    await lock.query("select from public.profile where id = any($1) for update", [
      people.map(({ profileId }) => profileId),
    ]);
    const statuses: number[] = [];
    const answers = people.map(async (user) => {
      const answer = await importInto(user, archive);
      statuses.push(answer.status);
      return answer;
    });
    await expect.poll(() => statuses, patience).toEqual([503]);
    await expect
      .poll(async () => {
        const { rowCount } = await admin.query(
          `select from pg_stat_activity where query like '%private.begin_import(%' and wait_event_type = 'Lock'
             and datname = current_database()`,
        );
        return rowCount;
      }, patience)
      .toBe(1);
    await lock.query("rollback");
    const all = await Promise.all(answers);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(all.find(({ status }) => status === 503)?.body).toMatchObject({ code: "import_busy" });
  } finally {
    await lock.query("rollback");
    lock.release();
  }
});
