import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { startDatabaseProxy } from "@postulo/postgres/testing/database-proxy";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startTestServerOn } from "./testing/started-server.ts";

const database = await createTestDatabase();
const primary = await startDatabaseProxy(database.owner);
const server = await startTestServerOn(database, {
  CONFIRM_EMAIL: "off",
  DATABASE_URL: formatDatabaseUrl({ ...database.owner, host: "127.0.0.1", port: primary.port }),
  DATABASE_READ_URL: database.url,
});
afterAll(async () => {
  await server.stop();
  await primary.close();
  await database.drop();
});

const clientOf = (accessToken: string) =>
  createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
    db: { retry: false },
  });
const application = { job_title: "Baker", company_name: "Acme", job_url: "https://acme.test/1" };

test("with DATABASE_READ_URL reads go on while the primary is lost, of the own rows and in live sessions only", async () => {
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
