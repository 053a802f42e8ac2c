import type { BillingContext } from "../billing-context.ts";
import { cancelSubscription, reactivateSubscription } from "../end-subscription.ts";
import { createCheckout } from "../create-checkout.ts";
import { deleteAccount } from "../delete-account.ts";
import { handleWebhook } from "../handle-webhook.ts";
import { handleSandboxRequest } from "../sandbox/sandbox-api.ts";
import { sandboxPrices } from "../sandbox/sandbox-prices.ts";
import type { SandboxEvent, SandboxEnvironment } from "../sandbox/sandbox-environment.ts";
import { signEvent } from "../sandbox/sign-event.ts";
import { openStripe } from "../stripe-provider.ts";
import { memoryLedger, memoryStore } from "./memory.ts";

const [secretKey, webhookSecret] = ["sk_test_small", "whsec_small"];
const userId = "ann";

/** Injects a failure before the provider gets a call or after it has responded, or another response. */
export type Fault = (moment: "before" | "after") => Response | undefined;

const send = (body?: object) =>
  new Request("http://functions.test", {
    method: "POST",
    headers: { authorization: "Bearer of-ann" },
    body: JSON.stringify(body ?? {}),
  });

/** A context whose provider is the sandbox, called through Stripe's library. */
function openContext(environment: SandboxEnvironment, fault: Fault): BillingContext {
  const callProvider: typeof fetch = async (address, init) => {
    const failed = fault("before");
    if (failed) return failed;
    const request = new Request(address, init);
    const path = new URL(request.url).pathname;
    const response = await handleSandboxRequest(request, path, { environment, secretKey });
    return fault("after") ?? response;
  };
  const account = { secretKey, webhookSecret, prices: sandboxPrices, retries: 0 };
  return {
    supabaseUrl: "http://supabase.test",
    publishableKey: "sb_publishable_test",
    siteUrl: "http://site.test",
    prices: sandboxPrices,
    fetch: async () => Response.json({ id: userId, email: "ann@example.org" }),
    ledger: memoryLedger(userId),
    provider: openStripe({ ...account, apiUrl: "http://stripe.test", fetch: callProvider }),
  };
}

/** Delivers an event as the provider does, signed; Stripe's library compares with the real time of day. */
async function deliver(
  context: BillingContext,
  event: SandboxEvent,
  secret: string,
): Promise<Response> {
  const body = JSON.stringify(event);
  const signature = await signEvent(body, { secret, now: new Date() });
  const headers = { "stripe-signature": signature };
  return handleWebhook(new Request("http://f.test", { method: "POST", headers, body }), context);
}

/** One user, our functions, Stripe's library and the sandbox, with a manual clock. */
export function openBillingHarness(start: Date, fault: Fault = () => undefined) {
  let now = start;
  let ids = 0;
  const called: SandboxEvent[] = [];
  const environment: SandboxEnvironment = {
    store: memoryStore(),
    pagesUrl: "http://pages.test",
    now: () => now,
    newId: () => `${(ids += 1)}`,
    callOut: async (event) => {
      called.push(event);
    },
  };
  const context = openContext(environment, fault);
  return {
    environment,
    context,
    /** The events that were sent and not taken yet. */
    called,
    setClock: (time: Date) => {
      now = time;
    },
    now: () => now,
    account: async () => {
      const found = await context.ledger.account(userId);
      if (!found) throw new Error("The person has no account");
      return found;
    },
    order: (plan: string, interval: string) =>
      createCheckout(send({ planId: plan, interval }), context),
    cancel: () => cancelSubscription(send(), context),
    reactivate: () => reactivateSubscription(send(), context),
    deleteAccount: () => deleteAccount(send({ confirmDelete: true }), context),
    deliver: (event: SandboxEvent, secret = webhookSecret) => deliver(context, event, secret),
  };
}
