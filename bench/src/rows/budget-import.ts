import { randomUUID } from "node:crypto";
import { hostileArchive, mebibyte, rowsText } from "@postulo/server/hostile-archive";
import { childrenOf, measureMemory } from "@postulo/server/testing/process-memory";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient } from "@supabase/supabase-js";
import { assertOk } from "../measured-server.ts";
import { postmasterPid } from "../process-tree.ts";
import type { Row } from "../row.ts";

const settings = { CONFIRM_EMAIL: "off", LOG_LEVEL: "error", WEB_APP: "off" };

async function signUp(url: string): Promise<string> {
  const client = createClient(url, "sb_publishable_bench", { auth: { persistSession: false } });
  const email = `import-${randomUUID()}@mail.example`;
  const { session } = assertOk(await client.auth.signUp({ email, password: "a long pass phrase" }));
  if (!session) throw new Error("The user of the bench is not signed in");
  return session.access_token;
}

/** The peak memory, in MiB, of the server, the import process and the database during concurrent imports. */
async function importMemory(archive: Uint8Array<ArrayBuffer>, atOnce: number): Promise<number> {
  const server = await ServerProcess.start(settings);
  try {
    const tokens = await Promise.all(Array.from({ length: atOnce }, () => signUp(server.url)));
    const postmaster = await postmasterPid(server.dataDir);
    const processes = { server: server.pid, backends: () => childrenOf(postmaster) };
    const { together } = await measureMemory(processes, async () => {
      await Promise.all(
        tokens.map(async (token) => {
          const headers = { authorization: `Bearer ${token}` };
          const init = { method: "POST", headers, body: archive };
          const response = await fetch(`${server.url}/account/import`, init);
          await response.arrayBuffer();
        }),
      );
    });
    return together / mebibyte;
  } finally {
    await server.discard();
  }
}

/** 62 KB that unpack to 64 MB of empty rows. */
const bomb = () => hostileArchive({ tables: { job_applied: `[${"{},".repeat(21_300_000)}{}]` } });

/** As many applications as are imported, 60 MB of them. */
const largest = () =>
  hostileArchive({
    tables: {
      job_applied: rowsText(20_000, (at) =>
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
          notes: "n".repeat(2_700),
        }),
      ),
    },
  });

const budget = { atMost: 300 };

/** Whatever an archive holds, the server and its database stay small. */
export const importBudgetRows: readonly Row[] = [
  {
    name: "budget: memory of node and database, import of 62 KB that unpack to 64 MB",
    unit: "MiB",
    budget,
    measure: () => importMemory(bomb(), 1),
  },
  {
    name: "budget: memory of node and database, twelve of these imports at once",
    unit: "MiB",
    budget,
    measure: () => importMemory(bomb(), 12),
  },
  {
    name: "budget: memory of node and database, import of 20,000 applications of 60 MB",
    unit: "MiB",
    budget,
    measure: () => importMemory(largest(), 1),
  },
];
