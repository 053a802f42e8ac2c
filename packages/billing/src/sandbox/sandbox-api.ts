import { fieldsBelow, readFormFields } from "./form-body.ts";
import type { FormFields } from "./form-body.ts";
import { orderOf } from "../price-table.ts";
import { priceObject, sandboxPrices } from "./sandbox-prices.ts";
import type { SandboxSession, SandboxSubscription } from "./sandbox-records.ts";
import { chargePrice, chargesOf, refundCharge } from "./sandbox-charges.ts";
import { asOf, subscriptionObject, subscriptionsOf } from "./sandbox-subscriptions.ts";
import { announce } from "./sandbox-environment.ts";
import type { SandboxEnvironment } from "./sandbox-environment.ts";

interface Call {
  readonly environment: SandboxEnvironment;
  readonly id: string;
  readonly fields: FormFields;
  readonly idempotencyKey: string | undefined;
}

type SandboxResponse = (call: Call) => Promise<Response>;

/** The calls of Stripe's API that our adapter makes. See https://docs.stripe.com/api */
const calls: readonly [method: string, path: RegExp, answer: SandboxResponse][] = [
  ["POST", /^\/v1\/customers$/, createCustomer],
  ["DELETE", /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ["GET", /^\/v1\/prices\/(\w+)$/, retrievePrice],
  ["GET", /^\/v1\/checkout\/sessions$/, listSessions],
  ["POST", /^\/v1\/checkout\/sessions$/, createSession],
  ["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ["GET", /^\/v1\/subscriptions$/, listSubscriptions],
  ["GET", /^\/v1\/subscriptions\/(\w+)$/, retrieveSubscription],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ["DELETE", /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ["GET", /^\/v1\/charges$/, listCharges],
  ["POST", /^\/v1\/refunds$/, createRefund],
];

/** Answers a call of Stripe's library. The path begins with `/v1`. */
export async function handleSandboxRequest(
  request: Request,
  path: string,
  { environment, secretKey }: { environment: SandboxEnvironment; secretKey: string },
): Promise<Response> {
  if (request.headers.get("authorization") !== `Bearer ${secretKey}`)
    return failure(401, "invalid_request_error", "Invalid API Key provided");
  for (const [method, pattern, response] of calls) {
    const found = pattern.exec(path);
    if (!found || method !== request.method) continue;
    const { searchParams } = new URL(request.url);
    const text = method === "POST" ? await request.text() : searchParams.toString();
    return response({
      environment,
      id: found[1] ?? "",
      fields: readFormFields(text),
      idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
    });
  }
  return failure(404, "invalid_request_error", `Unrecognized request URL (${path})`);
}

function failure(status: number, type: string, message: string): Response {
  const code = status === 404 ? "resource_missing" : undefined;
  return Response.json({ error: { type, code, message } }, { status });
}

const missing = (id: string) => failure(404, "invalid_request_error", `No such object: '${id}'`);

const list = (data: readonly object[]) =>
  Response.json({ object: "list", data, has_more: false, url: "/v1" });

/** What the first call with a key made is what each call with that key answers. */
async function onceForKey(
  { environment, idempotencyKey }: Call,
  { customer, newRecordId }: { customer: string; newRecordId: string },
): Promise<string> {
  if (idempotencyKey === undefined) return newRecordId;
  const id = `key_${idempotencyKey}`;
  await environment.store.add({ kind: "answered", id, customer, record: newRecordId });
  const stored = await environment.store.get(id);
  return stored?.kind === "answered" ? stored.record : newRecordId;
}

async function createCustomer(call: Call): Promise<Response> {
  const newRecordId = `cus_${call.environment.newId()}`;
  const id = await onceForKey(call, { customer: newRecordId, newRecordId });
  await call.environment.store.add({ kind: "customer", id, customer: id });
  return Response.json({ id, object: "customer" });
}

async function deleteCustomer({ environment, id }: Call): Promise<Response> {
  const customer = await environment.store.get(id);
  if (!customer) return missing(id);
  await environment.store.removeCustomer(id);
  return Response.json({ id, object: "customer", deleted: true });
}

async function retrievePrice({ id }: Call): Promise<Response> {
  const price = priceObject(id);
  return price ? Response.json(price) : missing(id);
}

const sessionObject = (session: SandboxSession, environment: SandboxEnvironment) => ({
  id: session.id,
  object: "checkout.session",
  customer: session.customer,
  metadata: session.metadata,
  status: session.status,
  url: session.status === "open" ? `${environment.pagesUrl}/checkout/${session.id}` : null,
});

/** Newest first, as Stripe lists them. */
async function sessionsOf(
  environment: SandboxEnvironment,
  customer: string,
): Promise<SandboxSession[]> {
  const records = await environment.store.ofCustomer(customer);
  return records
    .flatMap((record) => (record.kind === "session" ? [record] : []))
    .toReversed()
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

async function listSessions({ environment, fields }: Call): Promise<Response> {
  const sessions = await sessionsOf(environment, fields.get("customer") ?? "");
  const requested = sessions.filter(({ status }) => status === (fields.get("status") ?? status));
  return list(requested.map((session) => sessionObject(session, environment)));
}

async function createSession(call: Call): Promise<Response> {
  const { environment, fields } = call;
  const customer = fields.get("customer") ?? "";
  const price = fields.get("line_items[0][price]") ?? "";
  if (!(await environment.store.get(customer))) return missing(customer);
  if (!priceObject(price)) return missing(price);
  const id = await onceForKey(call, { customer, newRecordId: `cs_${environment.newId()}` });
  const session: SandboxSession = {
    kind: "session",
    id,
    customer,
    price,
    metadata: fieldsBelow(fields, "metadata"),
    successUrl: fields.get("success_url") ?? "",
    cancelUrl: fields.get("cancel_url") ?? "",
    status: "open",
    subscription: null,
    createdAt: environment.now().getTime(),
  };
  await environment.store.add(session);
  const kept = await environment.store.get(id);
  return Response.json(sessionObject(kept?.kind === "session" ? kept : session, environment));
}

async function expireSession({ environment, id }: Call): Promise<Response> {
  const session = await environment.store.get(id);
  if (session?.kind !== "session") return missing(id);
  if (session.status !== "open")
    return failure(400, "invalid_request_error", "This session is not open.");
  const expired = { ...session, status: "expired" as const };
  await environment.store.put(expired);
  return Response.json(sessionObject(expired, environment));
}

async function listSubscriptions({ environment, fields }: Call): Promise<Response> {
  const found = await subscriptionsOf(
    environment.store,
    fields.get("customer") ?? "",
    environment.now(),
  );
  return list(found.map(subscriptionObject));
}

/** Does something with a subscription that has not ended. */
async function withSubscription(
  { environment, id }: Call,
  change: (subscription: SandboxSubscription) => Promise<SandboxSubscription> | undefined,
): Promise<Response> {
  const record = await environment.store.get(id);
  if (record?.kind !== "subscription") return missing(id);
  const subscription = asOf(record, environment.now());
  if (subscription.status === "canceled") return missing(id);
  const changed = await change(subscription);
  if (!changed) return Response.json(subscriptionObject(subscription));
  await environment.store.put(changed);
  const type = changed.status === "canceled" ? "deleted" : "updated";
  await announce(environment, `customer.subscription.${type}`, changed);
  return Response.json(subscriptionObject(changed));
}

async function retrieveSubscription({ environment, id }: Call): Promise<Response> {
  const record = await environment.store.get(id);
  if (record?.kind !== "subscription") return missing(id);
  return Response.json(subscriptionObject(asOf(record, environment.now())));
}

function updateSubscription(call: Call): Promise<Response> {
  const { fields, environment } = call;
  const price = fields.get("items[0][price]");
  const isEnding = fields.get("cancel_at_period_end");
  return withSubscription(call, async (subscription) => {
    const order = price === undefined ? undefined : orderOf(sandboxPrices, price);
    const changed =
      price === undefined || !order || price === subscription.price
        ? subscription
        : await chargePrice(environment, subscription, { id: price, interval: order.interval });
    const metadata = { ...changed.metadata, ...fieldsBelow(fields, "metadata") };
    return {
      ...changed,
      metadata,
      isEnding: isEnding === undefined ? changed.isEnding : isEnding === "true",
    };
  });
}

function cancelSubscription(call: Call): Promise<Response> {
  return withSubscription(call, async (subscription) => ({ ...subscription, status: "canceled" }));
}

async function listCharges({ environment, fields }: Call): Promise<Response> {
  const charges = await chargesOf(environment, fields.get("customer") ?? "");
  return list(
    charges.map(({ id, customer, cents, refunded, createdAt }) => ({
      id,
      object: "charge",
      customer,
      amount: cents,
      amount_refunded: refunded,
      refunded: refunded === cents,
      currency: "eur",
      status: "succeeded",
      created: Math.floor(createdAt / 1000),
    })),
  );
}

async function createRefund({ environment, fields }: Call): Promise<Response> {
  const charge = fields.get("charge") ?? "";
  const refunded = await refundCharge(environment, charge);
  if (refunded)
    return Response.json({ id: `re_${charge}`, object: "refund", charge, status: "succeeded" });
  const error = {
    type: "invalid_request_error",
    code: "charge_already_refunded",
    message: `There is nothing left to refund of '${charge}'`,
  };
  return Response.json({ error }, { status: 400 });
}
