-- The lists of a profile: education, experiences, contributions, other and websites. A row belongs to whoever owns its profile.

-- What is still going on has no end; a date without a precision was known to the day.
create function private.settle_dates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.is_current then
    new.end_date = null;
  end if;
  new.start_date_precision = case when new.start_date is not null then coalesce(new.start_date_precision, 'day') end;
  new.end_date_precision = case when new.end_date is not null then coalesce(new.end_date_precision, 'day') end;
  return new;
end
$$;

create table public.education (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  school text not null check (btrim(school) <> '' and char_length(school) <= 500),
  degree text check (char_length(degree) <= 500),
  field_of_study text check (char_length(field_of_study) <= 500),
  start_date date,
  start_date_precision text check (start_date_precision in ('year', 'month', 'day')),
  end_date date,
  end_date_precision text check (end_date_precision in ('year', 'month', 'day')),
  is_current boolean not null default false,
  description text check (char_length(description) <= 20000),
  sort_order integer not null default 0,
  version integer not null default 1,
  -- As far as both are known: 2021 may end what began in 03/2021.
  constraint education_dates_run_forwards check (
    end_date
    + case end_date_precision when 'year' then interval '1 year' when 'month' then interval '1 month' else interval '1 day' end
    > start_date
  )
);

create table public.experiences (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  company text not null check (btrim(company) <> '' and char_length(company) <= 500),
  title text not null check (btrim(title) <> '' and char_length(title) <= 500),
  location text check (char_length(location) <= 500),
  start_date date,
  start_date_precision text check (start_date_precision in ('year', 'month', 'day')),
  end_date date,
  end_date_precision text check (end_date_precision in ('year', 'month', 'day')),
  is_current boolean not null default false,
  description text check (char_length(description) <= 20000),
  sort_order integer not null default 0,
  version integer not null default 1,
  -- As far as both are known: 2021 may end what began in 03/2021.
  constraint experiences_dates_run_forwards check (
    end_date
    + case end_date_precision when 'year' then interval '1 year' when 'month' then interval '1 month' else interval '1 day' end
    > start_date
  )
);

create table public.contributions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  title text not null check (btrim(title) <> '' and char_length(title) <= 500),
  organization text check (char_length(organization) <= 500),
  description text check (char_length(description) <= 20000),
  start_date date,
  start_date_precision text check (start_date_precision in ('year', 'month', 'day')),
  end_date date,
  end_date_precision text check (end_date_precision in ('year', 'month', 'day')),
  is_current boolean not null default false,
  sort_order integer not null default 0,
  version integer not null default 1,
  -- As far as both are known: 2021 may end what began in 03/2021.
  constraint contributions_dates_run_forwards check (
    end_date
    + case end_date_precision when 'year' then interval '1 year' when 'month' then interval '1 month' else interval '1 day' end
    > start_date
  )
);

create table public.other (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  label text not null default 'General' check (char_length(label) <= 500),
  content text not null check (btrim(content) <> '' and char_length(content) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table public.websites (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  -- An address that can be opened, its scheme optional; never javascript: and the like, however it is hidden.
  domain text not null check (
    domain ~ '^[^[:space:][:cntrl:]]+$'
    and (domain ~* '^https?://.' or domain !~* '^[a-z][a-z0-9+.-]*:(?![0-9])')
    and char_length(domain) <= 2000
  ),
  display_name text check (char_length(display_name) <= 500),
  version integer not null default 1
);

create index education_profile_id_sort_order_idx on public.education (profile_id, sort_order);
create index experiences_profile_id_sort_order_idx on public.experiences (profile_id, sort_order);
create index contributions_profile_id_sort_order_idx on public.contributions (profile_id, sort_order);
create index other_profile_id_created_at_idx on public.other (profile_id, created_at desc);
create index websites_profile_id_id_idx on public.websites (profile_id, id);

create trigger settle_dates before insert or update on public.education
for each row execute function private.settle_dates();
create trigger settle_dates before insert or update on public.experiences
for each row execute function private.settle_dates();
create trigger settle_dates before insert or update on public.contributions
for each row execute function private.settle_dates();
create trigger touch_updated_at before update on public.other
for each row execute function private.touch_updated_at();
create trigger raise_version before update on public.education
for each row execute function private.raise_version();
create trigger raise_version before update on public.experiences
for each row execute function private.raise_version();
create trigger raise_version before update on public.contributions
for each row execute function private.raise_version();
create trigger raise_version before update on public.other
for each row execute function private.raise_version();
create trigger raise_version before update on public.websites
for each row execute function private.raise_version();

alter table public.education enable row level security;
alter table public.education force row level security;
alter table public.experiences enable row level security;
alter table public.experiences force row level security;
alter table public.contributions enable row level security;
alter table public.contributions force row level security;
alter table public.other enable row level security;
alter table public.other force row level security;
alter table public.websites enable row level security;
alter table public.websites force row level security;

create policy own_rows on public.education to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));
create policy own_rows on public.experiences to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));
create policy own_rows on public.contributions to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));
create policy own_rows on public.other to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));
create policy own_rows on public.websites to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));

-- No update of profile_id: a row is never handed on. An id may be given, so that an undone delete brings the same row back.
revoke all on public.education, public.experiences, public.contributions, public.other, public.websites
from public, anon, authenticated;
grant
  select (
    id, profile_id, school, degree, field_of_study, start_date, start_date_precision, end_date, end_date_precision,
    is_current, description, sort_order, version
  ),
  insert (
    id, profile_id, school, degree, field_of_study, start_date, start_date_precision, end_date, end_date_precision,
    is_current, description, sort_order
  ),
  update (
    school, degree, field_of_study, start_date, start_date_precision, end_date, end_date_precision,
    is_current, description, sort_order
  ),
  delete
on public.education to authenticated;
grant
  select (
    id, profile_id, company, title, location, start_date, start_date_precision, end_date, end_date_precision,
    is_current, description, sort_order, version
  ),
  insert (
    id, profile_id, company, title, location, start_date, start_date_precision, end_date, end_date_precision,
    is_current, description, sort_order
  ),
  update (
    company, title, location, start_date, start_date_precision, end_date, end_date_precision,
    is_current, description, sort_order
  ),
  delete
on public.experiences to authenticated;
grant
  select (
    id, profile_id, title, organization, description, start_date, start_date_precision, end_date, end_date_precision,
    is_current, sort_order, version
  ),
  insert (
    id, profile_id, title, organization, description, start_date, start_date_precision, end_date, end_date_precision,
    is_current, sort_order
  ),
  update (
    title, organization, description, start_date, start_date_precision, end_date, end_date_precision,
    is_current, sort_order
  ),
  delete
on public.contributions to authenticated;
-- created_at and updated_at of other are the database's own.
grant
  select (id, profile_id, label, content, created_at, updated_at, version),
  insert (id, profile_id, label, content),
  update (label, content),
  delete
on public.other to authenticated;
grant
  select (id, profile_id, domain, display_name, version),
  insert (id, profile_id, domain, display_name),
  update (domain, display_name),
  delete
on public.websites to authenticated;
grant all on public.education, public.experiences, public.contributions, public.other, public.websites to service_role;
revoke execute on all functions in schema private from public;
