-- How credits are taken, given back and settled. Every function here locks reservations first and the month's row second.

create function private.current_period() returns date
language sql stable
as $$ select date_trunc('month', now() at time zone 'utc')::date $$;

-- Gives back what nobody came for. The month it was taken in is lowered, which need not be this one.
create function private.expire_reservations(p_subscription_id uuid, p_feature text) returns void
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select r.id
    from public.credit_reservation r
    where r.subscription_id = p_subscription_id and r.feature = p_feature and r.state = 'open' and r.expires_at <= now()
    order by r.id
    for update
  ),
  expired as (
    update public.credit_reservation r set state = 'expired' from due where r.id = due.id returning r.period
  )
  update public.usage u
  set used = u.used - e.credits
  from (select period, count(*)::integer as credits from expired group by period) e
  where u.subscription_id = p_subscription_id and u.feature = p_feature and u.period = e.period
$$;

-- Takes credits of this month, all or none: one statement over the month's row, so that nothing is ever oversold.
create function private.take_credits(p_subscription_id uuid, p_feature text, p_quantity integer) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_quota integer;
begin
  perform private.expire_reservations(p_subscription_id, p_feature);
  select l.quota into v_quota
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s) and l.feature = p_feature
  where s.id = p_subscription_id;
  if not found then
    return false;
  end if;
  insert into public.usage as u (subscription_id, feature, period, used)
  select p_subscription_id, p_feature, private.current_period(), p_quantity
  where v_quota is null or p_quantity <= v_quota
  on conflict (subscription_id, feature, period) do update set used = u.used + excluded.used
  where v_quota is null or u.used + excluded.used <= v_quota;
  return found;
end
$$;

-- The caller's own subscription only; more than 100 at once is no request a screen makes.
create function private.is_own_request(p_subscription_id uuid, p_quantity integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_quantity between 1 and 100, false)
    and exists (select from public.subscription s where s.id = p_subscription_id and s.user_id = auth.uid())
$$;

-- Reserves credits for 15 minutes. False: limit reached, or no right to ask. An application is settled at once.
create function public.try_consume(p_subscription_id uuid, p_feature text, p_quantity integer default 1) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_own_request(p_subscription_id, p_quantity) then
    return false;
  end if;
  if not private.take_credits(p_subscription_id, p_feature, p_quantity) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state)
  select
    p_subscription_id, p_feature, private.current_period(),
    case when p_feature = 'application' then 'settled' else 'open' end
  from generate_series(1, p_quantity);
  return true;
end
$$;

-- Gives back the credit of a document deleted in the month it was stored in, or else what is reserved and not in use.
-- False: there was nothing to give back. Deleted documents come first: an open reservation may be another tab's upload.
create function public.release_usage(p_subscription_id uuid, p_feature text, p_quantity integer default 1) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_own_request(p_subscription_id, p_quantity) then
    return false;
  end if;
  with chosen as (
    select r.id
    from public.credit_reservation r
    where r.subscription_id = p_subscription_id
      and r.feature = p_feature
      and (
        (r.state = 'open' and r.claimed_at is null)
        or (
          r.state = 'settled'
          and r.document_id is not null
          and date_trunc('month', r.document_deleted_at at time zone 'utc')::date = r.period
        )
      )
    order by (r.state = 'settled') desc, r.created_at desc
    limit p_quantity
    for update skip locked
  ),
  released as (
    update public.credit_reservation r set state = 'released' from chosen where r.id = chosen.id returning r.period
  )
  update public.usage u
  set used = u.used - e.credits
  from (select period, count(*)::integer as credits from released group by period) e
  where u.subscription_id = p_subscription_id and u.feature = p_feature and u.period = e.period;
  return found;
end
$$;

-- What the bars show: this month, by the plan that counts now. Reservations that nobody came for are not used.
create function public.get_current_user_usage()
returns table (feature text, used integer, quota integer, is_unlimited boolean)
language sql stable security definer set search_path = ''
as $$
  select
    l.feature,
    greatest(
      coalesce(u.used, 0) - (
        select count(*)::integer
        from public.credit_reservation r
        where r.subscription_id = s.id and r.feature = l.feature and r.period = private.current_period()
          and r.state = 'open' and r.expires_at <= now()
      ),
      0
    ),
    l.quota,
    l.quota is null
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s)
  left join public.usage u on u.subscription_id = s.id and u.feature = l.feature and u.period = private.current_period()
  where s.user_id = auth.uid()
  order by l.feature
$$;

-- One credit a posting and month, however often it is filled or recorded. False: limit reached.
create function public.consume_application(p_job_url text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_subscription_id uuid := (select s.id from public.subscription s where s.user_id = auth.uid());
  v_hash bytea := sha256(convert_to(btrim(p_job_url), 'UTF8'));
begin
  if v_subscription_id is null or coalesce(btrim(p_job_url), '') = '' then
    return false;
  end if;
  -- Two tabs on one posting wait for one another here, so that the second finds what the first has counted.
  perform pg_advisory_xact_lock(hashtextextended(v_subscription_id::text || encode(v_hash, 'hex'), 0));
  if exists (
    select from public.credit_reservation r
    where r.subscription_id = v_subscription_id and r.period = private.current_period()
      and r.feature = 'application' and r.posting_hash = v_hash
  ) then
    return true;
  end if;
  if not private.take_credits(v_subscription_id, 'application', 1) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state, posting_hash)
  values (v_subscription_id, 'application', private.current_period(), 'settled', v_hash);
  return true;
end
$$;

-- For the server before it works for a person: their open reservation, else a new one, held against a release meanwhile.
-- Null: limit reached.
create function public.claim_usage(p_user_id uuid, p_feature text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_subscription_id uuid := (select s.id from public.subscription s where s.user_id = p_user_id);
  v_reservation_id uuid;
begin
  update public.credit_reservation r
  set claimed_at = now(), expires_at = now() + interval '15 minutes'
  where r.id = (
    select o.id
    from public.credit_reservation o
    where o.subscription_id = v_subscription_id and o.feature = p_feature
      and o.state = 'open' and o.claimed_at is null and o.expires_at > now()
    order by o.created_at
    limit 1
    for update skip locked
  )
  returning r.id into v_reservation_id;
  if v_reservation_id is not null or not private.take_credits(v_subscription_id, p_feature, 1) then
    return v_reservation_id;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, claimed_at, taken_by_server)
  values (v_subscription_id, p_feature, private.current_period(), now(), true)
  returning id into v_reservation_id;
  return v_reservation_id;
end
$$;

-- The work was delivered. False: the claim had expired and was given back, so nothing may be delivered for it.
create function public.settle_usage(p_reservation_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.credit_reservation r set state = 'settled'
  where r.id = p_reservation_id and r.state = 'open' and r.claimed_at is not null;
  return found;
end
$$;

-- The work failed: what the person had reserved is theirs to release again, what the server took is given back at once.
create function public.abandon_usage(p_reservation_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.credit_reservation;
begin
  update public.credit_reservation r
  set claimed_at = null, state = case when r.taken_by_server then 'released' else 'open' end
  where r.id = p_reservation_id and r.state = 'open' and r.claimed_at is not null
  returning r.* into v_reservation;
  if v_reservation.state = 'released' then
    update public.usage u set used = u.used - 1
    where u.subscription_id = v_reservation.subscription_id
      and u.feature = v_reservation.feature and u.period = v_reservation.period;
  end if;
  return v_reservation.id is not null;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.try_consume(uuid, text, integer), public.release_usage(uuid, text, integer), public.get_current_user_usage(),
  public.consume_application(text), public.claim_usage(uuid, text), public.settle_usage(uuid), public.abandon_usage(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.try_consume(uuid, text, integer), public.release_usage(uuid, text, integer), public.get_current_user_usage(),
  public.consume_application(text)
to authenticated;
-- Claims belong to the server: a person who could settle or abandon would decide what is charged.
grant execute on function public.claim_usage(uuid, text), public.settle_usage(uuid), public.abandon_usage(uuid)
to service_role;
