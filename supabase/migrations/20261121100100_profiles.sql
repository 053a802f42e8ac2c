-- One profile a person: who they are and where they want to work. Texts are bounded against floods, not against long names.

create table public.profile (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 200),
  last_name text check (char_length(last_name) <= 200),
  email text check (char_length(email) <= 320),
  country text check (char_length(country) <= 200),
  city text check (char_length(city) <= 200),
  postal_code text check (char_length(postal_code) <= 40),
  phone_number text check (char_length(phone_number) <= 60),
  address text check (char_length(address) <= 1000),
  summary text check (char_length(summary) <= 20000),
  gender text check (gender in ('male', 'female', 'other', 'preferNotToSay')),
  age integer check (age between 0 and 99),
  job_preferences jsonb not null default '{"remote": false, "onsite": false, "hybrid": false}' check (
    jsonb_typeof(job_preferences) = 'object'
    and job_preferences - array['remote', 'onsite', 'hybrid'] = '{}'
    and jsonb_typeof(coalesce(job_preferences -> 'remote', 'false')) = 'boolean'
    and jsonb_typeof(coalesce(job_preferences -> 'onsite', 'false')) = 'boolean'
    and jsonb_typeof(coalesce(job_preferences -> 'hybrid', 'false')) = 'boolean'
  ),
  can_add_manually boolean not null,
  version integer not null default 1
);

-- The owner may insert a profile that is missing but not say what they may do: without a value the installation decides.
create function private.set_can_add_manually() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.can_add_manually = coalesce(
    new.can_add_manually,
    private.instance_setting('manual_applications', 'on') = 'on'
  );
  return new;
end
$$;
revoke execute on function private.set_can_add_manually() from public;
create trigger set_can_add_manually before insert on public.profile
for each row execute function private.set_can_add_manually();
create trigger raise_version before update on public.profile
for each row execute function private.raise_version();

alter table public.profile enable row level security;
alter table public.profile force row level security;
create policy own_rows on public.profile to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- No update of user_id (a profile is never handed on), can_add_manually (granted by the operator) or version; no delete: it goes with the account.
revoke all on public.profile from public, anon, authenticated;
grant
  select (
    id, user_id, first_name, last_name, email, country, city, postal_code, phone_number, address, summary,
    gender, age, job_preferences, can_add_manually, version
  ),
  insert (
    user_id, first_name, last_name, email, country, city, postal_code, phone_number, address, summary,
    gender, age, job_preferences
  ),
  update (
    first_name, last_name, email, country, city, postal_code, phone_number, address, summary,
    gender, age, job_preferences
  )
on public.profile to authenticated;
grant all on public.profile to service_role;
