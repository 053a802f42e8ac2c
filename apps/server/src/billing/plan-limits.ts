import { features, monthlyLimits, plans } from "@postulo/domain/plan";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import type { PlanLimit } from "../settings/plan-limits-setting.ts";
import { serviceRole } from "../jobs/service-role.ts";

const write = `update private.plan_limit l set quota = n.quota
  from jsonb_to_recordset($1::jsonb) as n (plan text, feature text, quota integer)
  where l.plan = n.plan and l.feature = n.feature and l.quota is distinct from n.quota`;

/** The limits of each plan become those of the plan table, except where the operator says otherwise. */
export async function applyPlanLimits(pool: Pool, overrides: readonly PlanLimit[]): Promise<void> {
  const limits = plans.flatMap((plan) =>
    features.map((feature) => {
      const override = overrides.findLast((each) => each.plan === plan && each.feature === feature);
      const quota = override?.quota ?? monthlyLimits[plan][feature];
      return { plan, feature, quota: quota === "unlimited" ? null : quota };
    }),
  );
  await asCaller(pool, serviceRole, (client) => client.query(write, [JSON.stringify(limits)]));
}
