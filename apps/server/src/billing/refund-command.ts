import { openLedger } from "@postulo/billing/billing-ledger";
import type { PaymentProvider } from "@postulo/billing/payment-provider";
import { refundPayments } from "@postulo/billing/refund";
import { refundDays } from "@postulo/domain/plan";
import { handleSandboxRequest } from "@postulo/billing/sandbox/sandbox-api";
import type { SandboxEnvironment } from "@postulo/billing/sandbox/sandbox-environment";
import { openStripe } from "@postulo/billing/stripe-provider";
import { createPool } from "@postulo/postgres/pool";
import { OperatorError } from "@postulo/postgres/operator-error";
import { createRestRoutes } from "@postulo/supabase-server/rest/rest-routes";
import { Hono } from "hono";
import type { ClientConfig, Pool } from "pg";
import { choosePayment } from "../settings/payment.ts";
import type { Payment } from "../settings/payment.ts";
import { serviceRole } from "../jobs/service-role.ts";
import type { Settings } from "../settings/settings.ts";
import { openSandboxStore } from "./sandbox-store.ts";

interface RefundOrder {
  readonly settings: Settings;
  readonly email: string;
  readonly now: Date;
}

/**
 * Refunds the payments within the guarantee, with or without a running server.
 * @returns what was refunded.
 * @throws {OperatorError} when the guarantee or the payment provider rejects it.
 */
export async function refundByOperator(owner: ClientConfig, order: RefundOrder): Promise<string> {
  const pool = createPool({ ...owner, max: 2 });
  try {
    return await refund(pool, order);
  } finally {
    await pool.end();
  }
}

async function refund(pool: Pool, { settings, email, now }: RefundOrder): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from auth.users where email = lower($1)",
    [email],
  );
  const [user] = rows;
  if (!user) throw new OperatorError(`There is no account of ${email}.`);
  const provider = openProvider(pool, settings);
  const outcome = await refundPayments(
    { ledger: ownLedger(pool), provider },
    { userId: user.id, now },
  ).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : "without a reason";
    const text = `The refund was not completed: ${reason} Nothing is refunded twice: run it again.`;
    throw new OperatorError(text, { cause });
  });
  switch (outcome.kind) {
    case "nothingPaid":
      throw new OperatorError(`${email} has paid nothing that could be refunded.`);
    case "tooLate":
      throw new OperatorError(
        `The last payment of ${email} was on ${outcome.paidAt.toISOString().slice(0, 10)}: more than ${refundDays} days ago, so nothing was refunded.`,
      );
    case "refunded":
      return outcome.cents === 0
        ? `${email} had everything back already, and is on Free.`
        : `${email} gets €${(outcome.cents / 100).toFixed(2)} back, and is on Free now.`;
  }
}

const resolveCaller = () => Promise.resolve({ kind: "caller" as const, caller: serviceRole });

/** Our books, without a server in between: the same calls of the table API, in the server's own name. */
function ownLedger(pool: Pool) {
  const routes = new Hono().route("/rest/v1", createRestRoutes({ pool, resolveCaller }));
  return openLedger({
    supabaseUrl: "http://database.invalid",
    serviceKey: "unasked",
    fetch: async (address, init) => routes.fetch(new Request(address, init)),
  });
}

function openProvider(pool: Pool, settings: Settings): PaymentProvider {
  const publicUrl = settings.PUBLIC_URL ?? "http://127.0.0.1";
  const payment = choosePayment(settings, publicUrl);
  switch (payment.kind) {
    case "none":
      throw new OperatorError("Nothing is sold here: STRIPE_SECRET_KEY is not set.");
    case "sandbox":
      return openSandbox(pool, payment);
    case "stripe":
      return openStripe({
        secretKey: settings.STRIPE_SECRET_KEY ?? "",
        webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? "",
        prices: payment.prices,
        apiUrl: settings.STRIPE_API_URL ?? "https://api.stripe.com",
        fetch,
      });
  }
}

/** The sandbox's records are in the database, so that it answers here as well. */
function openSandbox(pool: Pool, payment: Payment & { kind: "sandbox" }): PaymentProvider {
  const { secretKey } = payment;
  const environment: SandboxEnvironment = {
    store: openSandboxStore(pool),
    pagesUrl: "",
    now: () => new Date(),
    newId: () => crypto.randomUUID().replaceAll("-", ""),
    // Our own row is compared right after.
    callOut: () => Promise.resolve(),
  };
  return openStripe({
    ...payment,
    apiUrl: "http://sandbox.invalid",
    fetch: async (address, init) => {
      const request = new Request(address, init);
      return handleSandboxRequest(request, new URL(request.url).pathname, {
        environment: environment,
        secretKey,
      });
    },
  });
}
