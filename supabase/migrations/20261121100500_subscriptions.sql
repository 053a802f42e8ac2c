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
  credits_total, credits_used, version
) on public.subscription to authenticated;
grant all on public.subscription to service_role;
revoke execute on all functions in schema private from public;
