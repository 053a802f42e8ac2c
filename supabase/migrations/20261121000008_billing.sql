-- Who pays, by the payment provider's own ids, and what it said last. Only the server reads and writes it, through the
-- functions below; public.subscription is what people see of it.

create table private.billing_account (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique,
  -- The provider's subscription that our row was last made from; null as long as nothing was ever bought.
  subscription_id text,
  -- When our row was last compared with what the provider says.
  checked_at timestamptz not null default now()
);
create index billing_account_checked_at_idx on private.billing_account (checked_at);

-- Events that were dealt with. The provider repeats them for days, and none counts twice.
create table private.billing_event (
  id text primary key,
  received_at timestamptz not null default now()
);
create index billing_event_received_at_idx on private.billing_event (received_at);

-- What stays of an account that was deleted, for the books: nothing in it leads to a person.
create table private.deleted_account (
  id uuid primary key default gen_random_uuid(),
  deleted_on date not null default (now() at time zone 'utc')::date,
  plan text not null,
  had_paid boolean not null
);

-- What the payment provider of the sandbox knows: its customers, sessions and subscriptions.
create table private.sandbox_record (
  id text primary key,
  body jsonb not null
);
create index sandbox_record_customer_idx on private.sandbox_record ((body ->> 'customer'));

do $$
declare
  v_table text;
begin
  foreach v_table in array array['billing_account', 'billing_event', 'deleted_account', 'sandbox_record'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
    execute format('grant select, insert, update, delete on private.%I to service_role', v_table);
  end loop;
end
$$;
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

-- Null: nobody of ours.
create function public.billing_user(p_customer_id text) returns uuid
language sql stable security definer set search_path = ''
as $$ select b.user_id from private.billing_account b where b.customer_id = p_customer_id $$;

-- Remembers the provider's customer of a person. Answers the one that counts: of two at once, the first stays.
create function public.link_billing_customer(p_user_id uuid, p_customer_id text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_customer_id text;
begin
  insert into private.billing_account (user_id, customer_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;
  select b.customer_id into v_customer_id from private.billing_account b where b.user_id = p_user_id;
  return v_customer_id;
end
$$;

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

-- The provider and our row agree already.
create function public.note_billing_check(p_user_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$ update private.billing_account b set checked_at = now() where b.user_id = p_user_id $$;

create function public.billing_event_is_known(p_event_id text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.billing_event e where e.id = p_event_id) $$;

-- To be called when an event has been dealt with, and never before.
create function public.remember_billing_event(p_event_id text) returns void
language sql volatile security definer set search_path = ''
as $$ insert into private.billing_event (id) values (p_event_id) on conflict do nothing $$;

-- Those whose row was not compared with the provider's for longest, and longer ago than that.
create function public.billing_users_to_check(p_before timestamptz, p_limit integer)
returns table (user_id uuid)
language sql stable security definer set search_path = ''
as $$
  select b.user_id from private.billing_account b
  where b.checked_at < p_before
  order by b.checked_at
  limit p_limit
$$;

-- Everything of a person: rows and sessions go with the user, objects are queued by the triggers. False: there was no such
-- person any more.
create function public.delete_account(p_user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.deleted_account (plan, had_paid)
  select s.plan, b.subscription_id is not null
  from auth.users u
  join public.subscription s on s.user_id = u.id
  left join private.billing_account b on b.user_id = u.id
  where u.id = p_user_id
  for update of u;
  delete from auth.users u where u.id = p_user_id;
  return found;
end
$$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'billing_account(uuid)', 'billing_user(text)', 'link_billing_customer(uuid, text)',
    'apply_billing(uuid, integer, text, text, timestamptz, timestamptz, text)', 'note_billing_check(uuid)',
    'billing_event_is_known(text)', 'remember_billing_event(text)',
    'billing_users_to_check(timestamptz, integer)', 'delete_account(uuid)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end
$$;
