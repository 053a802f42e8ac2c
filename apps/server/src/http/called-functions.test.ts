import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" });
const key = "sb_publishable_postulo";

afterAll(() => server.stop());

test("check-subscription returns the plan of the signed-in user to the official client", async () => {
  const { userId } = await server.register("ana@example.org");
  const client = createClient(server.url, key);
  await client.auth.signInWithPassword({ email: "ana@example.org", password: "long enough 1" });
  const free = await client.functions.invoke("check-subscription");
  expect(free).toMatchObject({ data: { subscribed: false, plan: "Free" }, error: null });
  await server.database.admin.query(
    "update public.subscription set plan = 'Pro' where user_id = $1",
    [userId],
  );
  const pro = await client.functions.invoke("check-subscription", { method: "POST", body: {} });
  expect(pro).toMatchObject({ data: { subscribed: true, plan: "Pro" }, error: null });
});

test("check-subscription rejects an anonymous caller with an error that the official client exposes", async () => {
  const { data, error } = await createClient(server.url, key).functions.invoke(
    "check-subscription",
  );
  expect(data).toBeNull();
  if (!(error instanceof FunctionsHttpError)) throw new Error("It was not refused");
  expect(error.context.status).toBe(401);
  expect(await error.context.json()).toMatchObject({ code: "not_authenticated" });
});

test("shared modules are not served as functions", async () => {
  const response = await fetch(`${server.url}/functions/v1/runtime`, { method: "POST" });
  expect(response.status).toBe(404);
});
