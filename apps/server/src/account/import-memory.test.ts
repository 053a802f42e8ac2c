import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { measureMemory } from "../testing/process-memory.ts";
import { hostileArchive, mebibyte, rowsText } from "./testing/hostile-archive.ts";
import type { HostileParts } from "./testing/hostile-archive.ts";
import { startImportServer } from "./testing/import-server.ts";

const server = await startImportServer();
afterAll(() => server.stop());

/** Imports into a new account. */
async function importMeasured(parts: HostileParts) {
  const account = await server.signUp();
  const archive = hostileArchive(parts);
  let body: unknown;
  const processes = { server: server.pid(), backends: server.backends };
  const peaks = await measureMemory(processes, async () => {
    const response = await server.importInto(account, archive);
    body = await response.json();
  });
  return { body, peaks };
}

const application = (at: number, notes: string) =>
  JSON.stringify({
    id: randomUUID(),
    job_title: `Position ${at}`,
    company_name: "Company",
    job_url: `https://jobs.example/${at}`,
    applied_at: "2026-01-02",
    application_stage: "applied",
    priority_level: "medium",
    reminder_set: false,
    version: 1,
    notes,
  });
const trashed = (content: string) =>
  `{"id":"${randomUUID()}","table_name":"education","row_id":"${randomUUID()}","deleted_at":"2026-11-01T00:00:00Z","content":{"description":${content}}}`;

const bombs: readonly [what: string, code: string, parts: () => HostileParts][] = [
  [
    "21 million empty rows in 62 KB",
    "too_many_rows",
    () => ({ tables: { job_applied: `[${"{},".repeat(21_300_000)}{}]` } }),
  ],
  [
    "63 million brackets inside each other",
    "row_too_large",
    () => ({ tables: { other: `[{"content":${"[".repeat(63 * 1_000_000)}` } }),
  ],
  [
    "one string of 63 MB",
    "row_too_large",
    () => ({ tables: { other: `[{"content":"${"a".repeat(63 * 1_000_000)}"}]` } }),
  ],
  [
    "one row of 20 million empty objects",
    "row_too_large",
    () => ({ tables: { trash: `[${trashed(`[${"{},".repeat(20_000_000)}{}]`)}]` } }),
  ],
  [
    "more text than is read",
    "archive_too_large",
    () => ({ tables: { usage: `["${"a".repeat(65 * mebibyte)}"]` } }),
  ],
];

const large: readonly [what: string, imported: object, parts: () => HostileParts][] = [
  [
    "as many applications as are imported, 30 MB of them",
    { job_applied: 20_000 },
    () => ({
      tables: { job_applied: rowsText(20_000, (at) => application(at, "n".repeat(1_200))) },
    }),
  ],
  [
    "rows as large as they may be, full of text",
    {},
    () => ({ tables: { trash: rowsText(60, () => trashed(`"${"a".repeat(1_048_000)}"`)) } }),
  ],
  [
    "rows as large as they may be, full of empty objects",
    {},
    () => ({ tables: { trash: rowsText(30, () => trashed(`[${"{},".repeat(16_000)}{}]`)) } }),
  ],
  [
    "12 documents of 10 MB",
    { files: 12 },
    () => ({
      documents: Array.from({ length: 12 }, (_, at) => ({ entry: `files/${at}.pdf` })),
      entries: Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [
          `files/${at}.pdf`,
          new Uint8Array(10 * mebibyte).fill(at),
        ]),
      ),
    }),
  ],
];

const limitBytes = 300 * mebibyte;

describe("an import takes at most 300 MiB in the server, the process that reads and the database for", () => {
  test.each(bombs)("%s, which it rejects", async (_, code, parts) => {
    const { body, peaks } = await importMeasured(parts());
    expect(body).toMatchObject({ code });
    expect(peaks.together).toBeLessThan(limitBytes);
    expect(peaks.serverAndBackend).toBeLessThan(limitBytes);
  });

  test.each(large)("%s, which it imports", async (_, imported, parts) => {
    const { body, peaks } = await importMeasured(parts());
    expect(body).toMatchObject({ imported });
    expect(peaks.together).toBeLessThan(limitBytes);
    expect(peaks.serverAndBackend).toBeLessThan(limitBytes);
  });
});

test("twelve of the worst archives concurrently take no more", async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, () => server.signUp()));
  const archive = hostileArchive({ tables: { job_applied: `[${"{},".repeat(21_300_000)}{}]` } });
  const statuses: number[] = [];
  const processes = { server: server.pid(), backends: server.backends };
  const peaks = await measureMemory(processes, async () => {
    await Promise.all(
      accounts.map(async (account) => {
        const response = await server.importInto(account, archive);
        statuses.push(response.status);
        await response.arrayBuffer();
      }),
    );
  });
  // Nine have a place at once, read or waiting; a later request may find one free again.
  expect(new Set(statuses).isSubsetOf(new Set([413, 503]))).toBe(true);
  expect(statuses.filter((status) => status === 413).length).toBeGreaterThanOrEqual(9);
  expect(peaks.together).toBeLessThan(limitBytes);
  expect(peaks.serverAndBackend).toBeLessThan(limitBytes);
});
