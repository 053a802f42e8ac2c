-- The people behind an application, beyond the first one, who stands in the columns contact_name, contact_email and contact_phone of it.

create table public.application_contacts (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.job_applied (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text check (char_length(name) <= 300),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 60),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint application_contacts_say_something check (btrim(concat(name, email, phone)) <> '')
);
create index application_contacts_application_id_idx on public.application_contacts (application_id, created_at);
create index application_contacts_user_id_idx on public.application_contacts (user_id);

create trigger raise_version before update on public.application_contacts
for each row execute function private.raise_version();

alter table public.application_contacts enable row level security;
alter table public.application_contacts force row level security;
create policy own_rows on public.application_contacts to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.job_applied a where a.id = application_id and a.user_id = (select auth.uid())
    )
  );

-- No update of application_id: a contact stays with its application.
revoke all on public.application_contacts from public, anon, authenticated, service_role;
grant
  select (id, application_id, user_id, name, email, phone, created_at, version),
  insert (id, application_id, user_id, name, email, phone, created_at),
  update (name, email, phone),
  delete
on public.application_contacts to authenticated;
grant all on public.application_contacts to service_role;
