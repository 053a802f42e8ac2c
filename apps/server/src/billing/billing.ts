import { createCheckout } from "@postulo/contract/functions";
import { asCaller } from "@postulo/postgres/as-caller";
import { Hono } from "hono";
import type { Pool } from "pg";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import { sandboxPath } from "../http/function-runtime.ts";
import type { FunctionRuntime } from "../http/function-runtime.ts";
import type { Scheduler, Job } from "../jobs/scheduler.ts";
import type { Settings } from "../settings/settings.ts";
import type { OperatorAccess } from "../http/operator-key.ts";
import { lazyRoutes } from "../http/lazy-routes.ts";
import { serviceRole } from "../jobs/service-role.ts";
import { applyPlanLimits } from "./plan-limits.ts";

interface BillingOptions {
  readonly settings: Settings;
  readonly functionRuntime: FunctionRuntime;
  readonly operatorAccess: OperatorAccess;
  readonly publicUrl: string;
  readonly pool: Pool;
  readonly log: Log;
  readonly scheduler: Scheduler;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Puts the operator's limits in force, compares everybody's plan with the provider once a day, and serves the sandbox. */
export async function createBilling(options: BillingOptions): Promise<Hono> {
  const { settings, functionRuntime, publicUrl, pool, log, scheduler } = options;
  const { payment, internalUrl } = functionRuntime;
  await applyPlanLimits(pool, settings.PLAN_LIMITS);
  const routes = new Hono();
  if (payment.kind === "none") return routes;
  if (payment.kind === "sandbox") {
    const { secretKey, webhookSecret } = payment;
    const sandbox = { pool, log, publicUrl, internalUrl, secretKey, webhookSecret };
    const load = async () => {
      const { createSandboxRoutes } = await import("./sandbox-routes.ts");
      return createSandboxRoutes(sandbox);
    };
    guardSandbox(routes, options.operatorAccess);
    routes.use(`${sandboxPath}/*`, lazyRoutes(sandboxPath, load));
  }
  scheduler.schedule("comparing plans", hourMs, createComparison(options));
  return routes;
}

/** Play money is for browsers that opened the operator's link: anyone else could give themselves a plan. */
function guardSandbox(routes: Hono, operator: OperatorAccess): void {
  routes.get(sandboxPath, (c) => operator.redeem(c, "/dashboard/pricing") ?? c.notFound());
  routes.use(`${sandboxPath}/checkout/*`, (c, next) =>
    operator.isGranted(c) ? next() : Promise.resolve(c.notFound()),
  );
  const notConfigured = {
    code: "payment_not_configured" satisfies keyof typeof createCheckout.errors,
    message: "Payments are not configured on this server.",
  };
  routes.use(createCheckout.path, (c, next) =>
    c.req.method === "OPTIONS" || operator.isGranted(c)
      ? next()
      : Promise.resolve(c.json(notConfigured, createCheckout.errors.payment_not_configured)),
  );
}

const anyoneToCheck = "select from public.billing_users_to_check($1, 1)";

/** Syncs each user once a day, some of them each hour. Loads nothing while no user has paid. */
function createComparison({ settings, functionRuntime, pool, log }: BillingOptions): Job {
  const { payment, internalUrl, supabaseUrl, serviceKey } = functionRuntime;
  return async (signal) => {
    if (payment.kind === "none") return;
    const before = new Date(Date.now() - dayMs);
    const callFunction = asCaller(pool, serviceRole, (client) =>
      client.query(anyoneToCheck, [before]),
    );
    if ((await callFunction).rowCount === 0) return;
    const [{ openLedger }, { reconcile }, { openStripe }] = await Promise.all([
      import("@postulo/billing/billing-ledger"),
      import("@postulo/billing/sync-subscription"),
      import("@postulo/billing/stripe-provider"),
    ]);
    const ledger = openLedger({ supabaseUrl, serviceKey, fetch });
    const provider = openStripe(
      payment.kind === "sandbox"
        ? { ...payment, apiUrl: internalUrl + sandboxPath, fetch }
        : {
            secretKey: settings.STRIPE_SECRET_KEY ?? "",
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? "",
            prices: payment.prices,
            apiUrl: settings.STRIPE_API_URL ?? "https://api.stripe.com",
            fetch,
          },
    );
    const { failures } = await reconcile({ ledger, provider }, { before, signal });
    for (const failure of failures) log("error", "subscription not synced", describeError(failure));
  };
}
