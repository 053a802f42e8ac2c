-- By the month or by the year: what a person pays for now, so that the other one can be chosen for the same plan.

alter table public.subscription
  -- Null: nothing is paid for, or nobody has compared the row with the provider's since this column was added.
  add column billing_interval text check (billing_interval in ('month', 'year'));
grant select (billing_interval) on public.subscription to authenticated;

drop function public.billing_account(uuid);
create function public.billing_account(p_user_id uuid)
returns table (
  user_id uuid, version integer, plan text, is_active boolean, cancel_at_period_end boolean,
  cancellation_effective_date timestamptz, next_billing_date timestamptz, billing_interval text,
  customer_id text, subscription_id text
)
language sql stable security definer set search_path = ''
as $$
  select
    s.user_id, s.version, s.plan, s.is_active, s.cancel_at_period_end, s.cancellation_effective_date,
    s.next_billing_date, s.billing_interval, b.customer_id, b.subscription_id
  from public.subscription s
  left join private.billing_account b on b.user_id = s.user_id
  where s.user_id = p_user_id
$$;

drop function public.apply_billing(uuid, integer, text, text, timestamptz, timestamptz);
-- As before, and by the month or the year.
create function public.apply_billing(
  p_user_id uuid, p_version integer, p_subscription_id text, p_plan text, p_ends_at timestamptz,
  p_next_payment timestamptz, p_interval text default null
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_subscription public.subscription;
begin
  select s.* into v_subscription from public.subscription s where s.user_id = p_user_id for update;
  if not found or v_subscription.version <> p_version then
    return false;
  end if;
  if v_subscription.plan not in ('VIP', 'BETA') then
    update public.subscription s
    set
      plan = p_plan,
      is_active = true,
      cancel_at_period_end = p_ends_at is not null,
      cancellation_effective_date = p_ends_at,
      next_billing_date = p_next_payment,
      billing_interval = p_interval
    where s.user_id = p_user_id;
  end if;
  update private.billing_account b set subscription_id = p_subscription_id, checked_at = now()
  where b.user_id = p_user_id;
  return true;
end
$$;

revoke execute on function
  public.billing_account(uuid),
  public.apply_billing(uuid, integer, text, text, timestamptz, timestamptz, text)
from public, anon, authenticated;
grant execute on function
  public.billing_account(uuid),
  public.apply_billing(uuid, integer, text, text, timestamptz, timestamptz, text)
to service_role;
