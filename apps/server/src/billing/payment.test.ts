import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" });
const cookie = await server.operatorCookie();
afterAll(() => server.stop());

const key = "sb_publishable_postulo";
let people = 0;

/** A new user, with the official client. */
async function newcomer() {
  people += 1;
  const email = `payer${people}@example.org`;
  const { userId } = await server.register(email);
  const client = createClient(server.url, key, {
    auth: { persistSession: false },
    global: { headers: { cookie } },
  });
  await client.auth.signInWithPassword({ email, password: "long enough 1" });
  return { client, userId };
}

async function invoke(client: SupabaseClient, name: string, body?: object) {
  const { data, error } = await client.functions.invoke<unknown>(name, {
    method: "POST",
    ...(body ? { body } : {}),
  });
  if (!(error instanceof FunctionsHttpError)) return { status: error ? 0 : 200, data };
  return { status: error.context.status, data: await error.context.json() };
}

const plus = { planId: "plus", interval: "month", planName: "Plus" };
const address = z.object({ url: z.string() });

async function checkout(client: SupabaseClient, order: object = plus): Promise<string> {
  return address.parse((await invoke(client, "create-checkout", order)).data).url;
}

const press = (page: string, action: string) =>
  fetch(page, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", cookie },
    body: `action=${action}`,
    redirect: "manual",
  });

async function rowOf(client: SupabaseClient) {
  const columns =
    "plan, is_active, cancel_at_period_end, cancellation_effective_date, next_billing_date, billing_interval";
  const { data } = await client.from("subscription").select(columns).single();
  return data;
}

describe("a purchased plan", () => {
  test("is paid at the checkout, is active before the user returns, and renews", async () => {
    const { client } = await newcomer();
    const page = await checkout(client);
    expect(page.startsWith(`${server.url}/sandbox/checkout/`)).toBe(true);
    const shown = await fetch(page, { headers: { cookie } });
    expect(await shown.text()).toContain("Pay €9");
    const paid = await press(page, "pay");
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      `${server.url}/payment-success`,
    ]);
    const bought = await rowOf(client);
    expect(bought).toMatchObject({ plan: "Plus", is_active: true, cancel_at_period_end: false });
    expect(await invoke(client, "check-subscription")).toMatchObject({
      data: { subscribed: true, plan: "Plus" },
    });
    await press(page, "renew");
    const renewed = await rowOf(client);
    expect(Date.parse(renewed?.next_billing_date)).toBeGreaterThan(
      Date.parse(bought?.next_billing_date),
    );
    await press(page, "fail");
    expect(await rowOf(client)).toMatchObject({ plan: "Plus" });
    await press(page, "giveUp");
    expect(await rowOf(client)).toMatchObject({ plan: "Free", next_billing_date: null });
  });

  test("is not active after a declined card or a return without payment", async () => {
    const { client } = await newcomer();
    const page = await checkout(client);
    const declined = await press(page, "decline");
    expect(await declined.text()).toContain("The card was declined.");
    expect(await rowOf(client)).toMatchObject({ plan: "Free" });
    // Back from the page, and to the same plan again: the session that is open is used.
    expect(await checkout(client)).toBe(page);
    const pro = await checkout(client, { ...plus, planId: "pro", planName: "Pro" });
    expect(await (await fetch(page, { headers: { cookie } })).text()).toContain(
      "This checkout is closed.",
    );
    await press(page, "pay");
    expect(await rowOf(client)).toMatchObject({ plan: "Free" });
    await press(pro, "pay");
    expect(await rowOf(client)).toMatchObject({ plan: "Pro" });
  });

  test("is bought once, although the buttons are pressed concurrently", async () => {
    const { client } = await newcomer();
    const pages = await Promise.all([checkout(client), checkout(client), checkout(client)]);
    expect(new Set(pages).size).toBe(1);
    await Promise.all(pages.map((page) => press(page, "pay")));
    expect(await rowOf(client)).toMatchObject({ plan: "Plus" });
    const { rows } = await server.database.admin.query(
      "select count(*)::int as n from private.sandbox_record where body ->> 'kind' = 'subscription' and id = $1",
      [`sub_${pages[0]?.split("/cs_")[1]}`],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("is changed immediately for a paying user, without a second subscription", async () => {
    const { client } = await newcomer();
    await press(await checkout(client), "pay");
    expect(await rowOf(client)).toMatchObject({ plan: "Plus", billing_interval: "month" });
    await checkout(client, { ...plus, interval: "year" });
    expect(await rowOf(client)).toMatchObject({ plan: "Plus", billing_interval: "year" });
    const url = await checkout(client, { planId: "ultra", interval: "year", planName: "Ultra" });
    expect(url).toBe(`${server.url}/payment-success`);
    const row = await rowOf(client);
    expect(row).toMatchObject({ plan: "Ultra" });
    expect(Date.parse(row?.next_billing_date)).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  });

  test("is cancelled for the end of the period, and resumed", async () => {
    const { client } = await newcomer();
    const page = await checkout(client);
    await press(page, "pay");
    const cancelled = await Promise.all([
      invoke(client, "cancel-subscription"),
      invoke(client, "cancel-subscription"),
    ]);
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200]);
    const ending = await rowOf(client);
    expect(ending).toMatchObject({
      plan: "Plus",
      cancel_at_period_end: true,
      next_billing_date: null,
    });
    expect(Date.parse(ending?.cancellation_effective_date)).toBeGreaterThan(Date.now());
    await invoke(client, "reactivate-subscription");
    expect(await rowOf(client)).toMatchObject({
      cancel_at_period_end: false,
      cancellation_effective_date: null,
    });
    await invoke(client, "cancel-subscription");
    await press(page, "renew");
    expect(await rowOf(client)).toMatchObject({ plan: "Free", cancel_at_period_end: false });
    expect(await invoke(client, "reactivate-subscription")).toMatchObject({
      status: 409,
      data: { code: "no_subscription" },
    });
  });
});

describe("the server functions reject", () => {
  test("a visitor", async () => {
    const visitor = createClient(server.url, key, { global: { headers: { cookie } } });
    for (const name of [
      "create-checkout",
      "cancel-subscription",
      "reactivate-subscription",
      "delete-account",
    ]) {
      expect([name, await invoke(visitor, name, plus)]).toMatchObject([
        name,
        { status: 401, data: { code: "not_authenticated" } },
      ]);
    }
  });

  test("an unknown plan or price, and an invalid body", async () => {
    const { client } = await newcomer();
    const foreign = { ...plus, stripePriceId: "price_sandbox_ultra_year" };
    for (const body of [{ ...plus, planId: "free" }, { ...plus, planId: "VIP" }, foreign]) {
      expect(await invoke(client, "create-checkout", body)).toMatchObject({
        status: 400,
        data: { code: "price_not_found" },
      });
    }
    expect(await invoke(client, "create-checkout", { planId: "plus" })).toMatchObject({
      status: 400,
      data: { code: "invalid_request" },
    });
  });

  test("a checkout for a user whose plan was granted", async () => {
    const { client, userId } = await newcomer();
    await server.database.admin.query(
      "update public.subscription set plan = 'VIP' where user_id = $1",
      [userId],
    );
    expect(await invoke(client, "create-checkout", plus)).toMatchObject({
      status: 409,
      data: { code: "plan_is_granted" },
    });
  });

  test("a cancellation without a paid plan", async () => {
    const { client } = await newcomer();
    expect(await invoke(client, "cancel-subscription")).toMatchObject({ status: 409 });
  });
});

describe("an account that is deleted", () => {
  const count = async (sql: string, values: unknown[]) => {
    const { rows } = await server.database.admin.query<{ n: number }>(
      `select count(*)::int as n from ${sql}`,
      values,
    );
    return rows[0]?.n;
  };

  test("must be the caller's own, and confirmed", async () => {
    const [{ client }, other] = await Promise.all([newcomer(), newcomer()]);
    const tried = await invoke(client, "delete-account", {
      userId: other.userId,
      confirmDelete: true,
    });
    expect(tried).toMatchObject({ status: 403, data: { code: "other_user" } });
    expect(await invoke(client, "delete-account", { confirmDelete: false })).toMatchObject({
      status: 400,
      data: { code: "not_confirmed" },
    });
    expect(await count("auth.users where id = $1", [other.userId])).toBe(1);
  });

  test("leaves neither rows, objects, sessions nor a customer, except a record for accounting", async () => {
    const { client, userId } = await newcomer();
    await press(await checkout(client), "pay");
    const { data: profile } = await client.from("profile").select("id").single();
    await client.storage
      .from("user-documents")
      .upload(`${profile?.id}/stray.pdf`, new Blob(["%PDF-1.7"]));
    const before = await count("private.deleted_account", []);
    const { rows } = await server.database.admin.query<{ customer_id: string }>(
      "select customer_id from private.billing_account where user_id = $1",
      [userId],
    );
    expect(await invoke(client, "delete-account", { userId, confirmDelete: true })).toEqual({
      status: 200,
      data: { success: true },
    });
    for (const table of ["auth.users where id", "auth.sessions where user_id"])
      expect([table, await count(`${table} = $1`, [userId])]).toEqual([table, 0]);
    for (const table of ["profile", "subscription"])
      expect(await count(`public.${table} where user_id = $1`, [userId])).toBe(0);
    expect(
      await count("private.object_deletion where object_name = $1", [`${profile?.id}/stray.pdf`]),
    ).toBe(1);
    expect(
      await count("private.sandbox_record where body ->> 'customer' = $1", [rows[0]?.customer_id]),
    ).toBe(0);
    expect(await count("private.deleted_account", [])).toBe((before ?? 0) + 1);
    const stored = await server.database.admin.query(
      "select plan, had_paid from private.deleted_account order by had_paid desc limit 1",
    );
    expect(stored.rows).toEqual([{ plan: "Plus", had_paid: true }]);
    expect(await invoke(client, "delete-account", { confirmDelete: true })).toMatchObject({
      status: 401,
    });
  });
});
