import { startRest } from "@postulo/supabase-server/rest/testing/rest-fixture";
import type { RestFixture } from "@postulo/supabase-server/rest/testing/rest-fixture";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import checkSubscription from "../functions/check-subscription/index.ts";
import { createUser, storeObject } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let rest: RestFixture;
let user: TestUser;
beforeAll(async () => {
  rest = await startRest();
  vi.stubEnv("SUPABASE_URL", rest.url.replace("/rest/v1", ""));
  vi.stubEnv("SUPABASE_ANON_KEY", "sb_publishable_test");
});
beforeEach(async () => {
  user = await createUser(rest.database, "BETA");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rest.close();
});

describe("the calls of the screens, through the official client", () => {
  test("read the profile and change it with the version that was seen", async () => {
    const client = await rest.client(user.userId);
    const { data } = await client.from("profile").select("*").eq("user_id", user.userId).single();
    expect(data).toMatchObject({ id: user.profileId, version: 1, can_add_manually: true });
    const change = () =>
      client
        .from("profile")
        .update({ first_name: "Ana", job_preferences: { remote: true } })
        .eq("id", user.profileId)
        .eq("version", 1)
        .select("version");
    expect((await change()).data).toEqual([{ version: 2 }]);
    expect((await change()).data).toEqual([]);
  });

  test("add, list, count and delete entries", async () => {
    const client = await rest.client(user.userId);
    const entries = ["B", "A"].map((school, sort_order) => ({
      profile_id: user.profileId,
      school,
      sort_order,
    }));
    expect((await client.from("education").insert(entries)).status).toBe(201);
    const { data } = await client
      .from("education")
      .select("id, school")
      .eq("profile_id", user.profileId)
      .order("sort_order");
    expect(data?.map((row) => row.school)).toEqual(["B", "A"]);
    const { count } = await client
      .from("education")
      .select("*", { count: "exact", head: true })
      .in("profile_id", [user.profileId]);
    expect(count).toBe(2);
    const ids = data?.map((row) => row.id);
    expect(
      (
        await client
          .from("education")
          .delete()
          .in("id", ids ?? [])
      ).status,
    ).toBe(204);
  });

  test("track an application and read its history", async () => {
    const client = await rest.client(user.userId);
    const { data } = await client
      .from("job_applied")
      .insert({ job_title: "Cook", company_name: "Acme", job_url: "https://acme.test" })
      .select()
      .single();
    expect(data).toMatchObject({ user_id: user.userId, application_stage: "applied" });
    await client.from("job_applied").update({ application_stage: "offer" }).eq("id", data.id);
    const events = await client.from("application_event").select("new_value").order("occurred_at");
    expect(events.data).toEqual([{ new_value: "applied" }, { new_value: "offer" }]);
  });

  test("return predefined skills in order", async () => {
    const client = await rest.client(user.userId);
    const { data } = await client.from("skill_categories").select("*").order("sort_order");
    expect(data?.map((row) => row.name_en)).toEqual([
      "Technical",
      "Soft skills",
      "Languages",
      "Tools and software",
    ]);
  });

  test("reserve a credit, store a document with it, and are rejected without one", async () => {
    const client = await rest.client(user.userId);
    const credit = {
      p_subscription_id: user.subscriptionId,
      p_feature: "doc_upload",
      p_quantity: 1,
    };
    const upload = async (name: string) =>
      client.from("files").insert({
        profile_id: user.profileId,
        file_name: name,
        file_path: await storeObject(rest.database, user, name),
        file_type: "resume",
        description: null,
      });
    expect((await client.rpc("try_consume", credit)).data).toBe(true);
    expect((await upload("a.pdf")).status).toBe(201);
    const rejected = await upload("b.pdf");
    expect([rejected.status, rejected.error?.message]).toEqual([402, "limit_reached"]);
    expect((await client.rpc("release_usage", credit)).data).toBe(false);
    const { data } = await client.rpc("get_current_user_usage");
    expect(data).toContainEqual({ feature: "doc_upload", used: 1, quota: 10, is_unlimited: false });
  });
});

const call = (authorization?: string) =>
  checkSubscription(
    new Request("http://functions.test/check-subscription", {
      method: "POST",
      headers: authorization === undefined ? {} : { authorization },
    }),
  );
const check = async (userId: string) => {
  const response = await call(`Bearer ${await rest.token(userId)}`);
  return [response.status, await response.json()];
};
const change = (columns: string) =>
  rest.database.admin.query(`update public.subscription set ${columns} where user_id = $1`, [
    user.userId,
  ]);

describe("check-subscription", () => {
  test("returns the plan of the caller", async () => {
    expect(await check(user.userId)).toEqual([200, { subscribed: true, plan: "BETA" }]);
    const { userId } = await createUser(rest.database);
    expect(await check(userId)).toEqual([200, { subscribed: false, plan: "Free" }]);
  });

  test("counts a cancelled plan as Free from its date on", async () => {
    await change(
      "plan = 'Pro', cancel_at_period_end = true, cancellation_effective_date = now() + interval '1 day'",
    );
    expect(await check(user.userId)).toEqual([200, { subscribed: true, plan: "Pro" }]);
    await change("cancellation_effective_date = now()");
    expect(await check(user.userId)).toEqual([200, { subscribed: false, plan: "Free" }]);
  });

  test("rejects requests without a valid token", async () => {
    for (const authorization of [
      undefined,
      "Bearer sb_publishable_test",
      "Bearer nonsense",
      "Basic x",
    ]) {
      const response = await call(authorization);
      expect([authorization, response.status]).toEqual([authorization, 401]);
      expect(await response.json()).toEqual({
        code: "not_authenticated",
        message: "User not authenticated.",
      });
    }
  });

  test("responds to browsers on other origins, and to the Edge runtime through fetch", async () => {
    const preflight = await checkSubscription.fetch(
      new Request("http://functions.test/check-subscription", { method: "OPTIONS" }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});
