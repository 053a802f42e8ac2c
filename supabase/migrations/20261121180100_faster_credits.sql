-- Taking a credit costs little more than the one statement that counts it: what is due is found by an index and only then
-- given back, and who asks, their plan and its limit are one question.

create index credit_reservation_due_idx on public.credit_reservation (subscription_id, feature, expires_at)
where state = 'open';
-- The order in which open reservations are taken up is that in which they expire.
drop index public.credit_reservation_open_idx;

-- Takes credits of this month, all or none: one statement over the month's row, so that nothing is ever oversold. A person
-- who is named must own the subscription.
create function private.take_credits_of(
  p_subscription_id uuid, p_user_id uuid, p_feature text, p_quantity integer
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_quota integer;
begin
  select l.quota into v_quota
  from public.subscription s
  join private.plan_limit l on l.feature = p_feature and l.plan = case
    when not s.is_active then 'Free'
    when s.cancellation_effective_date <= now() then 'Free'
    else s.plan
  end
  where s.id = p_subscription_id and (p_user_id is null or s.user_id = p_user_id);
  if not found then
    return false;
  end if;
  if exists (
    select from public.credit_reservation r
    where r.subscription_id = p_subscription_id and r.feature = p_feature and r.state = 'open' and r.expires_at <= now()
  ) then
    perform private.expire_reservations(p_subscription_id, p_feature);
  end if;
  insert into public.usage as u (subscription_id, feature, period, used)
  select p_subscription_id, p_feature, date_trunc('month', now() at time zone 'utc')::date, p_quantity
  where v_quota is null or p_quantity <= v_quota
  on conflict (subscription_id, feature, period) do update set used = u.used + excluded.used
  where v_quota is null or u.used + excluded.used <= v_quota;
  return found;
end
$$;

create or replace function private.take_credits(p_subscription_id uuid, p_feature text, p_quantity integer) returns boolean
language sql volatile security definer set search_path = ''
as $$ select private.take_credits_of(p_subscription_id, null, p_feature, p_quantity) $$;

-- Reserves credits for 15 minutes. False: limit reached, or no right to ask. An application is settled at once. More than 100
-- at once is no request a screen makes.
create or replace function public.try_consume(p_subscription_id uuid, p_feature text, p_quantity integer default 1)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user_id uuid := auth.uid();
begin
  if v_user_id is null or p_quantity is null or p_quantity not between 1 and 100 then
    return false;
  end if;
  if not private.take_credits_of(p_subscription_id, v_user_id, p_feature, p_quantity) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state)
  select
    p_subscription_id, p_feature, date_trunc('month', now() at time zone 'utc')::date,
    case when p_feature = 'application' then 'settled' else 'open' end
  from generate_series(1, p_quantity);
  return true;
end
$$;

revoke execute on all functions in schema private from public;
