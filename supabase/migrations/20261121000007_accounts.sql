-- A new user has a profile and a subscription from the first moment. Where the installation says nothing, the plan is Free.

create function private.first_plan() returns text
language sql stable security definer set search_path = ''
as $$ select private.instance_setting('default_plan', 'Free') $$;

-- The sign-up's name and country are what the person typed; cut rather than refused, so that they never stop a sign-up.
-- A second call finds the subscription, and rewrites the profile only if nobody has touched it yet.
create function private.provision_user(p_user_id uuid, p_email text, p_metadata jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := btrim(regexp_replace(coalesce(p_metadata ->> 'name', ''), '\s+', ' ', 'g'));
begin
  insert into public.profile as p (user_id, email, first_name, last_name, country)
  values (
    p_user_id,
    left(p_email, 320),
    nullif(left(split_part(v_name, ' ', 1), 200), ''),
    nullif(left(substr(v_name, length(split_part(v_name, ' ', 1)) + 2), 200), ''),
    nullif(left(btrim(p_metadata ->> 'country'), 200), '')
  )
  on conflict (user_id) do update
  set first_name = excluded.first_name, last_name = excluded.last_name, country = excluded.country
  where p.version = 1
    and (p.first_name, p.last_name, p.country) is distinct from (excluded.first_name, excluded.last_name, excluded.country);
  insert into public.subscription (user_id, plan) values (p_user_id, private.first_plan())
  on conflict (user_id) do nothing;
end
$$;

create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.provision_user(new.id, new.email, new.raw_user_meta_data);
  return null;
end
$$;
create trigger make_profile_and_subscription after insert on auth.users
for each row execute function private.handle_new_user();

-- Whoever confirms an address may be another than who first typed it: what they say of themselves counts.
create trigger correct_unconfirmed_profile after update of email_confirmed_at on auth.users
for each row
when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function private.handle_new_user();

-- Those who came before the product did.
do $$
begin
  perform private.provision_user(u.id, u.email, u.raw_user_meta_data) from auth.users u;
end
$$;

-- One-time tokens by which an extension gets a session of its own from the account page. Only the hash is kept, at most one a
-- person: a new click makes the token before it worthless, and using one deletes its row.

create table private.extension_connection (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index extension_connection_expires_at_idx on private.extension_connection (expires_at);

alter table private.extension_connection enable row level security;
alter table private.extension_connection force row level security;

-- The server asks for people whom it has recognised by their token; no API reaches this schema.
grant select, insert, update, delete on private.extension_connection to service_role;

-- Where a person is signed in, for their account page. They end sessions through the sign-out of the authentication service.

create function public.my_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select
    s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at::timestamptz),
    s.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc
  limit 100
$$;
revoke execute on function public.my_sessions() from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;

-- Which addresses have confirmed is read from the newest tokens: a mail that is sent again adds a token. A hosted Supabase, whose
-- auth.one_time_tokens has neither column, returns the change without its confirmations.
create function public.my_email_change()
returns table (
  new_email text, requested_at timestamptz, is_expired boolean, current_confirmed boolean, new_confirmed boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      u.email_change::text, u.email_change_sent_at,
      not coalesce(max(t.expires_at) > now(), false),
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_current'), false),
      -- No such token exists while the new address belongs to another account: nobody may learn that here.
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_new'), false)
    from auth.users u
    left join auth.one_time_tokens t
      on t.user_id = u.id and t.token_type in ('email_change_token_current', 'email_change_token_new')
    where u.id = auth.uid() and u.email_change <> ''
    group by u.id;
exception when undefined_column then
  return query
    select u.email_change::text, u.email_change_sent_at, false, false, false
    from auth.users u
    where u.id = auth.uid() and u.email_change <> '';
end
$$;
revoke execute on function public.my_email_change() from public, anon, authenticated, service_role;
grant execute on function public.my_email_change() to authenticated;

revoke execute on all functions in schema private from public;
