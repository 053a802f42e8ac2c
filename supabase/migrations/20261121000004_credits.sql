-- Plans, their monthly limits, and each person's subscription.

create table private.plan_limit (
  plan text not null check (plan in ('Free', 'Plus', 'Pro', 'Ultra', 'VIP', 'BETA')),
  feature text not null check (feature in ('application', 'doc_upload', 'cover_letter', 'resume')),
  -- A calendar month in UTC; null is unlimited.
  quota integer check (quota >= 0),
  primary key (plan, feature)
);
alter table private.plan_limit enable row level security;
alter table private.plan_limit force row level security;
grant select, update on private.plan_limit to service_role;

-- The same numbers as packages/domain/src/plan.ts; a test holds the two together.
insert into private.plan_limit (plan, feature, quota)
values
  ('Free', 'application', 3), ('Free', 'doc_upload', 2), ('Free', 'cover_letter', 0), ('Free', 'resume', 0),
  ('Plus', 'application', 30), ('Plus', 'doc_upload', 10), ('Plus', 'cover_letter', 5), ('Plus', 'resume', 5),
  ('Pro', 'application', 100), ('Pro', 'doc_upload', null), ('Pro', 'cover_letter', 15), ('Pro', 'resume', 15),
  ('Ultra', 'application', null), ('Ultra', 'doc_upload', null), ('Ultra', 'cover_letter', 30), ('Ultra', 'resume', 30),
  ('VIP', 'application', null), ('VIP', 'doc_upload', null), ('VIP', 'cover_letter', null), ('VIP', 'resume', null),
  ('BETA', 'application', 20), ('BETA', 'doc_upload', 10), ('BETA', 'cover_letter', 10), ('BETA', 'resume', 0);

create table public.subscription (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  plan text not null default 'Free' check (plan in ('Free', 'Plus', 'Pro', 'Ultra', 'VIP', 'BETA')),
  is_active boolean not null default true,
  cancel_at_period_end boolean not null default false,
  -- From this instant on the subscription counts as Free, whether or not anything has rewritten the row.
  cancellation_effective_date timestamptz,
  next_billing_date timestamptz,
  -- Stored names of the product; what counts is usage, by feature and month.
  credits_total integer not null default 0 check (credits_total >= 0),
  credits_used integer not null default 0 check (credits_used >= 0),
  version integer not null default 1,
  -- Null: nothing is paid for, or the provider has not said.
  billing_interval text check (billing_interval in ('month', 'year')),
  constraint subscription_cancellation_has_its_date
    check (not cancel_at_period_end or cancellation_effective_date is not null)
);

create trigger raise_version before update on public.subscription
for each row execute function private.raise_version();

-- The plan that counts now.
create function private.plan_now(p_subscription public.subscription) returns text
language sql stable
as $$
  select case
    when not (p_subscription).is_active then 'Free'
    when (p_subscription).cancellation_effective_date <= now() then 'Free'
    else (p_subscription).plan
  end
$$;

alter table public.subscription enable row level security;
alter table public.subscription force row level security;
create policy own_rows on public.subscription for select to authenticated using (user_id = (select auth.uid()));

-- Read only: a plan changes by payment or by the operator, both through the server.
revoke all on public.subscription from public, anon, authenticated;
grant select (
  id, user_id, plan, is_active, cancel_at_period_end, cancellation_effective_date, next_billing_date,
  credits_total, credits_used, version, billing_interval
) on public.subscription to authenticated;
grant all on public.subscription to service_role;

-- What was used, by feature and calendar month (UTC), and the reservations behind it. docs/design/credits.md says how they move.

create table public.usage (
  subscription_id uuid not null references public.subscription (id) on delete cascade,
  feature text not null check (feature in ('application', 'doc_upload', 'cover_letter', 'resume')),
  -- The first day of the month: a new month is a new row, so nothing has to run at midnight.
  period date not null check (extract(day from period) = 1),
  -- Open and settled reservations of the month, one each.
  used integer not null default 0 check (used >= 0),
  primary key (subscription_id, feature, period)
);

create table public.credit_reservation (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscription (id) on delete cascade,
  feature text not null check (feature in ('application', 'doc_upload', 'cover_letter', 'resume')),
  period date not null check (extract(day from period) = 1),
  -- open: taken, not yet used up. settled: paid for. released: given back. expired: nobody came for it.
  state text not null default 'open' check (state in ('open', 'settled', 'released', 'expired')),
  created_at timestamptz not null default now(),
  -- The row counts up to here while it is open, whether or not anything has written 'expired'.
  expires_at timestamptz not null default now() + interval '15 minutes',
  -- The server is working on it (a letter is being written): the person cannot give it back meanwhile.
  claimed_at timestamptz,
  -- Nobody asked for it beforehand: the server took it for its own work, and gives it back itself when that fails.
  taken_by_server boolean not null default false,
  -- The document it paid for; kept after the row in files is gone.
  document_id uuid,
  document_deleted_at timestamptz,
  -- SHA-256 of the posting's address: an application counts once a month.
  posting_hash bytea
);
create index credit_reservation_document_idx on public.credit_reservation (subscription_id, document_id)
where state = 'settled' and document_id is not null;
create unique index credit_reservation_posting_key on public.credit_reservation (subscription_id, period, posting_hash)
where feature = 'application';
create index credit_reservation_subscription_id_idx on public.credit_reservation (subscription_id);

alter table public.usage enable row level security;
alter table public.usage force row level security;
alter table public.credit_reservation enable row level security;
alter table public.credit_reservation force row level security;
create policy own_rows on public.usage for select to authenticated
  using (subscription_id = (select s.id from public.subscription s where s.user_id = (select auth.uid())));
create policy own_rows on public.credit_reservation for select to authenticated
  using (subscription_id = (select s.id from public.subscription s where s.user_id = (select auth.uid())));

-- Read only, for the server too: only the functions of credits move these rows.
revoke all on public.usage, public.credit_reservation from public, anon, authenticated, service_role;
grant select (subscription_id, feature, period, used) on public.usage to authenticated;
grant select (
  id, subscription_id, feature, period, state, created_at, expires_at, claimed_at, taken_by_server,
  document_id, document_deleted_at, posting_hash
) on public.credit_reservation to authenticated;
grant select on public.usage, public.credit_reservation to service_role;

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

-- The caller's own subscription only; more than 100 at once is no request a screen makes.
create function private.is_own_request(p_subscription_id uuid, p_quantity integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_quantity between 1 and 100, false)
    and exists (select from public.subscription s where s.id = p_subscription_id and s.user_id = auth.uid())
$$;

-- Reserves credits for 15 minutes. False: limit reached, or no right to ask. An application is settled at once. More than 100
-- at once is no request a screen makes.
create function public.try_consume(p_subscription_id uuid, p_feature text, p_quantity integer default 1)
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

-- Taking a credit costs little more than the one statement that counts it: what is due is found by an index and only then
-- given back, and who asks, their plan and its limit are one question.

create index credit_reservation_due_idx on public.credit_reservation (subscription_id, feature, expires_at)
where state = 'open';

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

create function private.take_credits(p_subscription_id uuid, p_feature text, p_quantity integer) returns boolean
language sql volatile security definer set search_path = ''
as $$ select private.take_credits_of(p_subscription_id, null, p_feature, p_quantity) $$;

revoke execute on all functions in schema private from public;
