import { createHash } from "node:crypto";
import { archiveTables, type ArchiveTable } from "@postulo/contract/archive";
import { strFromU8, strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import { staysWithAccount } from "./own-tables.ts";
import {
  archiveOf,
  exported,
  importInto,
  newHolder,
  patience,
  rowsOf,
  withRows,
} from "./testing/account-holder.ts";
import type { Files, Holder, Rows } from "./testing/account-holder.ts";
import { fullAccount, large, small } from "./testing/full-account.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" });
afterAll(() => server.stop());
const { admin } = server.database;

const moving = archiveTables.filter((table) => !(table in staysWithAccount));
/** What says whose it is and what they may do here, and what this database counts itself. */
const ofTheAccount: Partial<Record<ArchiveTable, readonly string[]>> = {
  profile: ["can_add_manually", "version"],
  notification_preference: ["digest_set_at"],
};

/** Of documents, which are too long to be compared byte by byte. */
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function nameless(files: Files, { userId, profileId }: Holder) {
  const unnamed = (text: string) =>
    text.replaceAll(userId, "USER").replaceAll(profileId, "PROFILE");
  const rows: Rows = JSON.parse(unnamed(strFromU8(files["data.json"] ?? new Uint8Array())));
  const tables = moving.map((table) => [
    table,
    (rows[table] ?? []).map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) => !ofTheAccount[table]?.includes(column)),
      ),
    ),
  ]);
  const others = Object.entries(files)
    .filter(([name]) => !name.startsWith("tables/") && name !== "data.json")
    .map(([name, bytes]) => [
      name,
      name.startsWith("files/") ? digest(bytes) : unnamed(strFromU8(bytes)),
    ]);
  return { tables: Object.fromEntries(tables), others: Object.fromEntries(others) };
}

/** Everything that an account without a plan may not change by an import. */
const creditsOf = async ({ userId }: Holder) => {
  const { rows } = await admin.query(
    `select s.plan, (select count(*)::int from public.usage u where u.subscription_id = s.id) as months,
       (select count(*)::int from public.credit_reservation r where r.subscription_id = s.id) as reservations
     from public.subscription s where s.user_id = $1`,
    [userId],
  );
  return rows[0];
};

const filesOnDisk = async () => {
  const { rows } = await admin.query<{ n: number }>(
    "select count(*)::int as n from storage.objects",
  );
  return rows[0]?.n;
};

/** Ends the database's process of an import when the bytes are stored and the rows are about to be written. */
async function killed(user: Holder, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const other = await admin.connect();
  try {
    await other.query("begin");
    await other.query("select from public.profile where id = $1 for update", [user.profileId]);
    const answer = importInto(user, body);
    await expect
      .poll(async () => {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where query like '%private.begin_import(%' and wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rowCount;
      }, patience)
      .toBe(1);
    return (await answer).status >= 500;
  } finally {
    await other.query("rollback");
    other.release();
  }
}

const original = await fullAccount(server);
const archive = await exported(original);

describe("an export", () => {
  test("has a row in every table that is exported, and lists every table with user data", async () => {
    const rows = rowsOf(archive);
    expect(moving.filter((table) => (rows[table] ?? []).length === 0)).toEqual([]);
    const { rows: tables } = await admin.query<{ name: string }>(
      `select c.relname::text as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and c.relname not in ('skill_categories', 'skill_subcategories', 'predefined_skills')`,
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(archiveTables.toSorted());
  });

  test("holds the letters, the receipts and a JSON Resume in readable formats", () => {
    expect(strFromU8(archive["letters/letter.txt"] ?? small)).toBe("Two\n");
    expect(JSON.parse(strFromU8(archive["receipts/Acme, Kept.json"] ?? small))).toEqual({
      fields: [],
    });
    expect(JSON.parse(strFromU8(archive["resume.json"] ?? small))).toMatchObject({
      basics: { location: { city: "Liège" } },
      work: [{ name: "=1+1", position: "Lead" }],
      other: [{ content: "A note" }],
    });
    expect(Object.keys(archive).filter((name) => name.startsWith("files/"))).toHaveLength(3);
  });
});

describe("an import", () => {
  test("next to its source account gets the same data with new ids, and costs no credit", async () => {
    const copy = await newHolder(server);
    const before = await creditsOf(copy);
    expect(await importInto(copy, archive)).toMatchObject({
      status: 200,
      body: { imported: { job_applied: 1, files: 3, education: 1, letters: 1, cvs: 1 } },
    });
    expect(await creditsOf(copy)).toEqual(before);
    const again = await exported(copy);
    const idsOf = (files: Files) => (rowsOf(files)["job_applied"] ?? []).map(({ id }) => id);
    expect(idsOf(again)).not.toEqual(idsOf(archive));
    const counts = (files: Files) => moving.map((table) => [table, rowsOf(files)[table]?.length]);
    expect(counts(again)).toEqual(counts(archive));
    expect(digest(again["files/2-cv.pdf"] ?? small)).toBe(digest(large));
    const [job] = rowsOf(again)["experiences"] ?? [];
    expect(rowsOf(again)["cv_versions"]?.[0]).toMatchObject({
      operations: [{ kind: "hide", target: `${String(job?.["id"])}/0` }],
      lines: [{ line: `${String(job?.["id"])}/0`, text: "A line" }],
    });
    const { data } = await copy.client
      .from("trash")
      .select("row_id, recorded:content->events")
      .eq("table_name", "job_applied");
    const restored = await copy.client.rpc("restore_application", { p_id: data?.[0]?.row_id });
    expect([restored.error, restored.data]).toEqual([null, true]);
    const { data: events } = await copy.client
      .from("application_event")
      .select("user_id, actor_id")
      .eq("application_id", data?.[0]?.row_id);
    const owner = { user_id: copy.userId, actor_id: copy.userId };
    expect(events).toEqual([data?.[0]?.recorded].flat().map(() => owner));
  });

  test("after the account was deleted gives an account whose export is the same, ids included", async () => {
    await admin.query("select public.delete_account($1)", [original.userId]);
    const heir = await newHolder(server);
    const answers = await Promise.all([importInto(heir, archive), importInto(heir, archive)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(nameless(await exported(heir), heir)).toEqual(nameless(archive, original));
    const document = await heir.client.storage
      .from("user-documents")
      .download(`${heir.profileId}/1.bin`);
    expect(digest(new Uint8Array((await document.data?.arrayBuffer()) ?? []))).toBe(digest(large));
  });

  test("is rejected for an account with data, lists them, and leaves it unchanged", async () => {
    const taken = await newHolder(server);
    await taken.client.from("education").insert({ profile_id: taken.profileId, school: "There" });
    await taken.client.from("profile").update({ city: "Lyon" }).eq("id", taken.profileId);
    const objects = await filesOnDisk();
    expect(await importInto(taken, archive)).toMatchObject({
      status: 409,
      body: { code: "account_not_empty", inTheWay: { education: 1, profile: 1 } },
    });
    const headers = { authorization: `Bearer ${taken.accessToken}` };
    const before = await fetch(`${server.url}/account/import`, { headers });
    expect(await before.json()).toEqual({ inTheWay: { education: 1, profile: 1 } });
    expect(await filesOnDisk()).toBe(objects);
    expect(rowsOf(await exported(taken))["education"]).toMatchObject([{ school: "There" }]);
    expect((await importInto({ ...taken, accessToken: "" }, archive)).status).toBe(401);
  });
});

describe("a bad archive leaves nothing behind:", () => {
  const rows = rowsOf(archive);
  const [application] = rows["job_applied"] ?? [];
  const [file] = rows["files"] ?? [];
  const stranger = "00000000-0000-4000-8000-000000000000";
  const without = (name: string) =>
    Object.fromEntries(Object.entries(archive).filter(([entry]) => entry !== name));
  const documents = JSON.parse(strFromU8(archive["manifest.json"] ?? small));
  const place = documents.documents[String(file?.["id"])];

  const packed = archiveOf(archive);
  /** An archive whose directory says another size than is true. */
  const lying = (name: string, sizeBytes: number): Uint8Array<ArrayBuffer> => {
    const bytes = Buffer.from(packed);
    bytes.writeUInt32LE(sizeBytes, bytes.lastIndexOf(name) - 46 + 24);
    return new Uint8Array(bytes);
  };
  const manifest = (change: object) => strToU8(JSON.stringify({ ...documents, ...change }));
  const megabyte = 1024 * 1024;
  const changedRows = (change: object) => withRows(archive, { ...rows, ...change });
  const bad: [what: string, code: string, body: Files | Uint8Array<ArrayBuffer>][] = [
    ["no export", "not_an_export", { "hello.txt": small }],
    ["no rows", "not_an_export", without("data.json")],
    ["half a JSON", "damaged_archive", { ...archive, "data.json": strToU8('{"profile":[') }],
    ["a newer one", "newer_export", { ...archive, "manifest.json": manifest({ version: 2 }) }],
    ["a document that is missing", "document_missing", without(place)],
    ["a document of 40 MB", "document_too_large", lying(place, 40 * megabyte)],
    ["rows larger than memory", "archive_too_large", lying("data.json", 65 * megabyte)],
    ["more than the directory says", "damaged_archive", lying("data.json", 1000)],
    [
      "a document in another folder",
      "damaged_archive",
      changedRows({ files: [{ ...file, file_path: `${stranger}/1.pdf` }] }),
    ],
    [
      "a row that the rules forbid",
      "damaged_archive",
      changedRows({ education: [{ school: " " }] }),
    ],
    ["a row twice", "damaged_archive", changedRows({ job_applied: [application, application] })],
    ["a document twice", "damaged_archive", changedRows({ files: [file, file] })],
    ["a table that is none", "damaged_archive", changedRows({ education: "many" })],
    [
      "a sign that the database cannot hold",
      "damaged_archive",
      changedRows({ other: [{ content: "a\u0000b" }] }),
    ],
  ];

  test("an incomplete, newer, too large or forbidden export, or another file", async () => {
    const user = await newHolder(server);
    const objects = await filesOnDisk();
    for (const [what, code, body] of bad)
      expect([what, (await importInto(user, body)).body]).toMatchObject([what, { code }]);
    expect(await filesOnDisk()).toBe(objects);
    const left = rowsOf(await exported(user));
    expect(moving.filter((table) => table !== "profile" && left[table]?.length !== 0)).toEqual([]);
  });

  test("rows that refer to another user's", async () => {
    const [victim, thief] = [await newHolder(server), await newHolder(server)];
    const { data } = await victim.client
      .from("job_applied")
      .insert({
        user_id: victim.userId,
        job_title: "t",
        company_name: "c",
        job_url: "https://a.example",
      })
      .select("id")
      .single();
    const ofApplications = moving.filter((table) =>
      /job|^application|^letter|^cv|^task|^interview/.test(table),
    );
    const own = { ...rows, ...Object.fromEntries(ofApplications.map((table) => [table, []])) };
    const contact = { id: stranger, application_id: data?.id, name: "Planted" };
    const answer = await importInto(
      thief,
      withRows(archive, { ...own, application_contacts: [contact] }),
    );
    expect(answer.body).toMatchObject({ code: "damaged_archive" });
    // In the trash it would come out with the rights of the tables' owner.
    const planted = {
      id: stranger,
      row_id: stranger,
      table_name: "job_applied",
      deleted_at: new Date().toISOString(),
    };
    const content = {
      ...application,
      id: data?.id,
      user_id: victim.userId,
      events: [{ user_id: victim.userId }],
    };
    await importInto(thief, withRows(archive, { ...own, trash: [{ ...planted, content }] }));
    const { data: trash } = await thief.client.from("trash").select("content").single();
    expect(trash?.content).toMatchObject({
      user_id: thief.userId,
      events: [{ user_id: thief.userId }],
    });
    expect(JSON.stringify(trash)).not.toMatch(new RegExp(`${String(data?.id)}|${victim.userId}`));
  });

  test("corrupted or truncated bytes, or another format", async () => {
    const user = await newHolder(server);
    const bytes = new Uint8Array(zipSync(archive, { level: 0 }));
    const at = Buffer.from(bytes).indexOf("A note");
    const changed = bytes.slice();
    changed.set(strToU8("a"), at);
    for (const [body, code] of [
      [changed, "damaged_archive"],
      [bytes.slice(0, bytes.length / 2), "not_an_export"],
      [new Uint8Array(strToU8("PK but no archive")), "not_an_export"],
      [new Uint8Array(0), "not_an_export"],
    ] as const)
      expect([code, (await importInto(user, body)).body]).toMatchObject([code, { code }]);
    const objects = await filesOnDisk();
    const broken = new AbortController();
    const cutOff = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.slice(0, 100_000)),
      pull: () => broken.abort(),
    });
    const headers = { authorization: `Bearer ${user.accessToken}` };
    const options = {
      method: "POST",
      headers,
      body: cutOff,
      signal: broken.signal,
      duplex: "half",
    } as const;
    await expect(fetch(`${server.url}/account/import`, options)).rejects.toThrow("aborted");
    expect(await killed(user, bytes)).toBe(true);
    expect(await filesOnDisk()).toBe(objects);
    await expect.poll(async () => (await importInto(user, bytes)).status, patience).toBe(200);
  });
});
