import { expect, onTestFinished, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import { setAdmin } from "./grant-admin.ts";

async function start(settings: Readonly<Record<string, string>>) {
  const server = await startTestServer({ CONFIRM_EMAIL: "off", ...settings });
  onTestFinished(() => server.stop());
  const overview = async (token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${server.url}/admin/overview`, { headers });
    return { status: response.status, body: await response.json() };
  };
  return { server, overview };
}

test("an admin sees figures and what is degraded; a stranger, a visitor and an admin of before do not", async () => {
  const { server, overview } = await start({ ADMIN_PAGE: "on" });
  const [ada, ben] = [
    await server.register("ada@example.org"),
    await server.register("ben@example.org"),
  ];
  const { admin } = server.database;
  expect(await setAdmin(admin, { email: "Ada@Example.org", isAdmin: true })).toBe(
    "Ada@Example.org is an admin now. The page is /admin; it needs ADMIN_PAGE=on.",
  );
  expect(await overview(ada.accessToken)).toMatchObject({
    status: 200,
    body: { people: { all: 2, signedIn: 2 }, plans: { VIP: 2 }, degraded: [] },
  });
  expect(await overview(ben.accessToken)).toMatchObject({
    status: 403,
    body: { code: "not_an_admin" },
  });
  expect(await overview()).toMatchObject({ status: 401 });
  // Not through the table API either.
  const rpc = await fetch(`${server.url}/rest/v1/rpc/instance_overview`, {
    method: "POST",
    headers: {
      apikey: "sb_publishable_postulo",
      authorization: `Bearer ${ada.accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ p_now: "2026-11-24" }),
  });
  expect(rpc.status).toBe(404);
  await setAdmin(admin, { email: "ada@example.org", isAdmin: false });
  expect(await overview(ada.accessToken)).toMatchObject({ status: 403 });
  await setAdmin(admin, { email: "ada@example.org", isAdmin: true });
  await fetch(`${server.url}/auth/v1/logout`, {
    method: "POST",
    headers: { apikey: "sb_publishable_postulo", authorization: `Bearer ${ada.accessToken}` },
  });
  expect(await overview(ada.accessToken)).toMatchObject({ status: 401 });
});

test("without the setting there is no such address, for an admin too", async () => {
  const { server, overview } = await start({});
  const { accessToken } = await server.register("ada@example.org");
  await setAdmin(server.database.admin, { email: "ada@example.org", isAdmin: true });
  expect(await overview(accessToken)).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("only confirmed accounts become admins, and mistakes are named", async () => {
  const { server } = await start({ CONFIRM_EMAIL: "on" });
  await fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@example.org", password: "long enough 1" }),
  });
  const { admin } = server.database;
  await expect(setAdmin(admin, { email: "ada@example.org", isAdmin: true })).rejects.toThrow(
    "There is no account with the confirmed address ada@example.org.",
  );
  await expect(setAdmin(admin, { email: "ada@example.org", isAdmin: false })).rejects.toThrow(
    "ada@example.org is not an admin.",
  );
});
