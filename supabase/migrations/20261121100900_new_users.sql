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
revoke execute on all functions in schema private from public;

-- Those who came before the product did.
do $$
begin
  perform private.provision_user(u.id, u.email, u.raw_user_meta_data) from auth.users u;
end
$$;
