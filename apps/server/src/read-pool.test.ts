import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { freePort } from "@postulo/postgres/testing/free-port";
import { startDatabaseProxy } from "@postulo/postgres/testing/database-proxy";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startTestServerOn } from "./testing/started-server.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());

/** A server whose ways to its database, for writing and for reading, can be closed. */
async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const [primary, standby] = [
    await startDatabaseProxy(database.owner),
    await startDatabaseProxy(database.owner),
  ];
  const through = ({ port }: { readonly port: number }) =>
    formatDatabaseUrl({ ...database.owner, host: "127.0.0.1", port });
  const server = await startTestServerOn(database, {
    CONFIRM_EMAIL: "off",
    DATABASE_URL: through(primary),
    DATABASE_READ_URL: through(standby),
    ...settings,
  });
  onTestFinished(async () => {
    await server.stop();
    await Promise.all([primary.close(), standby.close()]);
  });
  return { server, primary, standby };
}

const clientAt = (url: string, accessToken: string) =>
  createClient(url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
    db: { retry: false },
  });
const application = { job_title: "Baker", company_name: "Acme", job_url: "https://acme.test/1" };

test("with DATABASE_READ_URL reads go on while the primary is lost, of the own rows and in live sessions only", async () => {
  const { server, primary } = await startServer();
  const clientOf = (accessToken: string) => clientAt(server.url, accessToken);
  const [ana, eve, ida] = [
    await server.register("ana@example.org"),
    await server.register("eve@example.org"),
    await server.register("ida@example.org"),
  ];
  const written = await clientOf(ana.accessToken).from("job_applied").insert(application);
  expect(written.status).toBe(201);
  const readBy = (accessToken: string) =>
    clientOf(accessToken).from("job_applied").select("job_title");
  expect((await readBy(ana.accessToken)).data).toEqual([{ job_title: "Baker" }]);
  const signedOut = await fetch(`${server.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { authorization: `Bearer ${ida.accessToken}`, apikey: "sb_publishable_postulo" },
  });
  expect(signedOut.status).toBe(204);

  await primary.close();
  expect((await readBy(ana.accessToken)).data).toEqual([{ job_title: "Baker" }]);
  expect((await readBy(eve.accessToken)).data).toEqual([]);
  expect((await readBy(ida.accessToken)).status).toBe(401);
  const refused = await clientOf(ana.accessToken).from("job_applied").insert(application);
  expect(refused.status).toBe(503);
});

test("the metrics have the connections for reading", async () => {
  const port = await freePort();
  const { server } = await startServer({ METRICS_PORT: String(port) });
  const { accessToken } = await server.register("mia@example.org");
  await clientAt(server.url, accessToken).from("job_applied").select("id");
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const pool of ["main", "reads"])
    expect(metrics).toMatch(
      new RegExp(`postulo_database_connections\\{pool="${pool}",state="idle"\\} [1-9]`),
    );
});

test("reads work that are the first ones after the primary was lost", async () => {
  const { server, primary } = await startServer();
  const { accessToken } = await server.register("bea@example.org");
  await primary.close();
  const found = await clientAt(server.url, accessToken).from("job_applied").select("job_title");
  expect(found).toMatchObject({ status: 200, data: [] });
});

test("without the database for reading, rows are still written, and the health names it", async () => {
  const { server, standby } = await startServer();
  const { accessToken } = await server.register("cleo@example.org");
  await standby.close();
  const written = await clientAt(server.url, accessToken).from("job_applied").insert(application);
  expect(written.status).toBe(201);
  const [health, ready] = await Promise.all([
    fetch(`${server.url}/health`),
    fetch(`${server.url}/health/ready`),
  ]);
  expect(await health.json()).toEqual({ status: "degraded", degraded: ["reads"] });
  expect(ready.status).toBe(200);
});
