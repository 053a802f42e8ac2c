import { strToU8 } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startClamd, testVirus } from "../documents/testing/clamd-server.ts";
import type { ClamdServer } from "../documents/testing/clamd-server.ts";
import { startTestServer } from "../testing/started-server.ts";
import type { StartedServer } from "../testing/started-server.ts";
import { importInto, newHolder, patience } from "./testing/account-holder.ts";
import { hostileArchive } from "./testing/hostile-archive.ts";

let clamd: ClamdServer;
let server: StartedServer;
beforeAll(async () => {
  clamd = await startClamd();
  server = await startTestServer({ CONFIRM_EMAIL: "off", CLAMD_URL: clamd.url });
});
afterAll(() => server.stop());

const archiveOf = (...contents: string[]) => {
  const documents = contents.map((_, at) => ({ entry: `files/${at}.txt`, path: `${at}.txt` }));
  const entries = contents.map((content, at) => [`files/${at}.txt`, strToU8(content)] as const);
  return hostileArchive({ documents, entries: Object.fromEntries(entries) });
};

async function objectsLeft(): Promise<unknown> {
  const { rows } = await server.database.admin.query("select name from storage.objects");
  return rows;
}

test("an archive with an infected document is rejected whole", patience, async () => {
  const holder = await newHolder(server);
  expect(await importInto(holder, archiveOf("Dear all", testVirus))).toMatchObject({
    status: 422,
    body: { code: "document_infected", about: "1.txt" },
  });
  expect(await objectsLeft()).toEqual([]);
});

test("without a scanner nothing is imported", patience, async () => {
  const holder = await newHolder(server);
  await clamd.stop();
  expect(await importInto(holder, archiveOf("Dear all"))).toMatchObject({
    status: 503,
    body: { code: "document_not_scanned" },
  });
  expect(await objectsLeft()).toEqual([]);
});
