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
  version integer not null default 1,
  -- A key of the form engine's vocabulary, which grows with the engine: `visa_sponsorship`, `custom_question`. Null: a note.
  kind text check (kind ~ '^[a-z][a-z0-9_]{0,59}$'),
  -- The words in which it was asked.
  question text check (char_length(question) <= 2000),
  scope text not null default 'global' check (scope in ('global', 'employer', 'role')),
  -- The employer or the job title.
  scope_name text check (btrim(scope_name) <> '' and char_length(scope_name) <= 500),
  -- ISO 3166-1 alpha-2, for what depends on a country: the right to work, a visa.
  country text check (country ~ '^[A-Z]{2}$'),
  constraint other_scope_has_a_name check ((scope = 'global') = (scope_name is null)),
  constraint other_question_belongs_to_an_answer check (
    kind is not null or (question is null and scope = 'global' and country is null)
  ),
  constraint other_own_question_has_words check (
    kind is distinct from 'custom_question' or btrim(question) <> '' and question is not null
  )
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
  version integer not null default 1,
  -- Without a scheme, a colon only comes before the port of a host: javascript:0,alert(1) is no address.
  constraint websites_domain_is_web_address check (
    domain ~* '^https?://[^/?#]'
    or domain ~* '^[^:/?#]+([/?#]|$)'
    or domain ~* '^(localhost|[^:/?#]*\.[^:/?#]*):[0-9]{1,5}([/?#]|$)'
  )
);

create index education_profile_id_sort_order_idx on public.education (profile_id, sort_order);
create index experiences_profile_id_sort_order_idx on public.experiences (profile_id, sort_order);
create index contributions_profile_id_sort_order_idx on public.contributions (profile_id, sort_order);
create index other_profile_id_kind_idx on public.other (profile_id, kind) where kind is not null;
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
  select (id, profile_id, label, content, created_at, updated_at, version, kind, question, scope, scope_name, country),
  insert (id, profile_id, label, content, kind, question, scope, scope_name, country),
  update (label, content, kind, question, scope, scope_name, country),
  delete
on public.other to authenticated;
grant
  select (id, profile_id, domain, display_name, version),
  insert (id, profile_id, domain, display_name),
  update (domain, display_name),
  delete
on public.websites to authenticated;
grant all on public.education, public.experiences, public.contributions, public.other, public.websites to service_role;

-- Skills of a profile, and the catalogue they are picked from. The catalogue is the same for everybody; supabase/seed.sql fills it.

create table public.skill_categories (
  id uuid primary key default gen_random_uuid(),
  -- How competencies.category stores it.
  key text not null unique,
  name_en text not null,
  name_fr text not null,
  sort_order integer not null default 0
);

create table public.skill_subcategories (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.skill_categories (id) on delete cascade,
  -- How competencies.subcategory stores it.
  key text not null,
  name_en text not null,
  name_fr text not null,
  sort_order integer not null default 0,
  unique (category_id, key)
);

create table public.predefined_skills (
  id uuid primary key default gen_random_uuid(),
  subcategory_id uuid not null references public.skill_subcategories (id) on delete cascade,
  name text not null,
  -- The French name where it differs.
  name_fr text,
  sort_order integer not null default 0,
  unique (subcategory_id, name)
);

create table public.competencies (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 300),
  level text check (level in ('beginner', 'intermediate', 'advanced', 'expert')),
  category text not null default 'technical'
    check (category in ('technical', 'softSkills', 'language', 'toolsAndSoftware')),
  subcategory text check (char_length(subcategory) <= 100),
  years_of_experience numeric check (years_of_experience between 0 and 99 and mod(years_of_experience, 0.5) = 0),
  sort_order integer not null default 0,
  version integer not null default 1
);

create index skill_categories_sort_order_idx on public.skill_categories (sort_order);
create index skill_subcategories_sort_order_idx on public.skill_subcategories (sort_order);
create index predefined_skills_sort_order_idx on public.predefined_skills (sort_order);
create index competencies_profile_id_sort_order_idx on public.competencies (profile_id, sort_order);

create trigger raise_version before update on public.competencies
for each row execute function private.raise_version();

alter table public.skill_categories enable row level security;
alter table public.skill_categories force row level security;
alter table public.skill_subcategories enable row level security;
alter table public.skill_subcategories force row level security;
alter table public.predefined_skills enable row level security;
alter table public.predefined_skills force row level security;
alter table public.competencies enable row level security;
alter table public.competencies force row level security;

create policy everybody_signed_in on public.skill_categories for select to authenticated using (true);
create policy everybody_signed_in on public.skill_subcategories for select to authenticated using (true);
create policy everybody_signed_in on public.predefined_skills for select to authenticated using (true);
create policy own_rows on public.competencies to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));

revoke all on public.skill_categories, public.skill_subcategories, public.predefined_skills, public.competencies
from public, anon, authenticated;

-- The catalogue is read only; it is changed by the seed.
grant select (id, key, name_en, name_fr, sort_order) on public.skill_categories to authenticated;
grant select (id, category_id, key, name_en, name_fr, sort_order) on public.skill_subcategories to authenticated;
grant select (id, subcategory_id, name, name_fr, sort_order) on public.predefined_skills to authenticated;
grant
  select (id, profile_id, name, level, category, subcategory, years_of_experience, sort_order, version),
  insert (id, profile_id, name, level, category, subcategory, years_of_experience, sort_order),
  update (name, level, category, subcategory, years_of_experience, sort_order),
  delete
on public.competencies to authenticated;
grant all on public.skill_categories, public.skill_subcategories, public.predefined_skills, public.competencies
to service_role;

revoke execute on all functions in schema private from public;
