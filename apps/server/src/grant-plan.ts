import { OperatorError } from "@postulo/postgres/operator-error";
import type { Client } from "pg";

/** What can be granted. `Free` takes a grant back. */
const grantable = ["Free", "VIP", "BETA"] as const;

const write = `update public.subscription s
  set plan = $2, is_active = true, cancel_at_period_end = false,
    cancellation_effective_date = null, next_billing_date = null, billing_interval = null
  from auth.users u
  where u.id = s.user_id and u.email = lower($1)`;

/** The next sync with the payment provider restores a paid plan. */
const compareSoon = `update private.billing_account b set checked_at = '-infinity'
  from auth.users u where u.id = b.user_id and u.email = lower($1)`;

/**
 * Grants a plan without payment.
 * @throws {OperatorError} when plan or user do not exist.
 */
export async function grantPlan(
  database: Pick<Client, "query">,
  { email, plan: name }: { email: string; plan: string },
): Promise<string> {
  const plan = grantable.find((each) => each.toLowerCase() === name.toLowerCase());
  if (!plan)
    throw new OperatorError(`A plan that can be granted is one of ${grantable.join(", ")}.`);
  const { rowCount } = await database.query(write, [email, plan]);
  if (rowCount !== 1) throw new OperatorError(`There is no account of ${email}.`);
  await database.query(compareSoon, [email]);
  return plan;
}
